// Preferences of the reader: the bots' pace, motion, the size of letters. Saved on the device.
import { effect, signal } from '@preact/signals';
import { save, savedOption } from './local-storage.ts';
import { moves } from './motion.ts';
import './preferences.css';

export const PACES = ['calm', 'brisk', 'atOnce'] as const;
export type BotPace = (typeof PACES)[number];

export const MOTIONS = ['system', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];

/** In per cent of what the device shows. */
export const TEXT_SIZES = ['100', '125', '150', '175', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const pace = signal<BotPace>(savedOption('pace', PACES) ?? 'calm');
export const motion = signal<Motion>(savedOption('motion', MOTIONS) ?? 'system');
export const textSize = signal<TextSize>(savedOption('textSize', TEXT_SIZES) ?? '100');

export function choosePace(choice: BotPace): void {
  pace.value = choice;
  save('pace', choice);
}

export function chooseMotion(choice: Motion): void {
  motion.value = choice;
  save('motion', choice);
}

export function chooseTextSize(choice: TextSize): void {
  textSize.value = choice;
  save('textSize', choice);
}

const device = matchMedia('(prefers-reduced-motion: reduce)');

effect(() => {
  // Read as well, so that a change of the device's own preference does not override this one.
  const wanted = motion.value === 'system' ? !device.matches : false;
  if (moves.value !== wanted) moves.value = wanted;
  document.documentElement.dataset.motion = motion.value;
});

effect(() => {
  if (textSize.value !== '100') void import('./text-size.ts');
});
if (matchMedia('(forced-colors: active), (prefers-contrast: more)').matches)
  void import('../look/contrast.css');
