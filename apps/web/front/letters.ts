// Letters as large as the reader wants them. Where a table has no room for them, its panels scroll.
import { effect } from '@preact/signals';
import { isCompact, isFlat } from '../state/layout.ts';
import { areLettersLarge, type Layout, standsStill } from '../state/room-for-letters.ts';
import { textSize } from './wishes.ts';

const root = document.documentElement;

const layout = (): Layout => (isFlat() ? 'flat' : isCompact() ? 'tall' : 'wide');

function measure(): void {
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  areLettersLarge.value = !standsStill(letter, { width: innerWidth, height: innerHeight }, layout());
}

addEventListener('resize', measure);
effect(() => {
  root.style.setProperty('--text-size', String(Number(textSize.value) / 100));
  measure();
});
effect(() => {
  if (areLettersLarge.value) void import('../live/large/large.css');
  root.dataset.letters = areLettersLarge.value ? 'large' : 'plain';
});
