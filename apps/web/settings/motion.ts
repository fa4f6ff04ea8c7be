import { signal } from '@preact/signals';

const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader wants things to move. */
export const moves = signal(!query.matches);

query.addEventListener('change', () => {
  moves.value = !query.matches;
});

/** A tap ends any motion: everything is where it was going. */
export function endMotionByTap(): void {
  addEventListener('pointerdown', endMotion, { capture: true });
}

function endMotion(): void {
  for (const motion of document.getAnimations()) {
    const end = motion.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) motion.finish();
  }
}
