import { makeRace, readOptions } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import { refusalSentence, t, type Words } from '@race/words';
import { faint, type TextPage, text, title } from '../console/page.ts';
import type { Damaged } from '../store/saves.ts';

export const welcomePage = (words: Words): TextPage => [
  title(t(words, 'names.game')),
  text(t(words, 'terminal.welcome')),
  faint(t(words, 'terminal.unofficial')),
];

/** That a saved race was refused, why, and where it is now. TABLE-02. */
export const damagedWords = (words: Words, { refusal, kept }: Damaged): string =>
  t(words, 'terminal.damaged', { reason: reasonOf(words, refusal), file: kept });

function reasonOf(words: Words, refusal: Refusal): string {
  const initial = readOptions({});
  if (!initial.ok) throw new Error('the default options are refused');
  return refusalSentence(words, refusal, { rules: makeRace(initial.options), name: String });
}
