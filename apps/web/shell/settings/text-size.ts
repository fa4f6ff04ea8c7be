// Sets the size of letters to what the reader wants. Where a table has no room for it, its panels scroll.
import { effect } from '@preact/signals';
import { areLettersLarge, fits, isCompact, type Layout } from './layout.ts';
import { preferences } from './preferences.ts';

const root = document.documentElement;

function layout(): Layout {
  if (!isCompact()) return 'wide';
  return matchMedia('(orientation: portrait)').matches ? 'tall' : 'flat';
}

function measure(): void {
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  areLettersLarge.value = !fits(letter, { width: innerWidth, height: innerHeight }, layout());
}

addEventListener('resize', measure);
effect(() => {
  root.style.setProperty('--text-size', String(Number(preferences.textSize.chosen.value) / 100));
  measure();
});
effect(() => {
  root.dataset.letters = areLettersLarge.value ? 'large' : 'plain';
});
