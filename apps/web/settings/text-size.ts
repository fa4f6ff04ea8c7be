// Letters as large as the reader wants them. Where a table has no room for them, its panels scroll.
import { effect } from '@preact/signals';
import { areLettersLarge, isCompact } from '../state/layout.ts';
import { textSize } from './preferences.ts';
import { fits, type Layout } from './room-for-text.ts';

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
  root.style.setProperty('--text-size', String(Number(textSize.value) / 100));
  measure();
});
effect(() => {
  if (areLettersLarge.value) void import('../race/large/large.css');
  root.dataset.letters = areLettersLarge.value ? 'large' : 'plain';
});
