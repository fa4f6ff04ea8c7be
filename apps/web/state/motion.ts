import { signal } from '@preact/signals';

const wish = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader wants things to move. */
export const moves = signal(!wish.matches);

wish.addEventListener('change', () => {
  moves.value = !wish.matches;
});
