import type { Refusal } from '@race/kernel';
import type { RaceContext } from './context.ts';
import { detailWords } from './details.ts';
import { fill } from './fill.ts';
import { find, t, type Words } from './t.ts';

/** Why an answer is refused, in one sentence. */
export function refusalSentence(words: Words, refusal: Refusal, context: RaceContext): string {
  const text = find(words, `refusals.${refusal.reason}`, '');
  if (text === '') return t(words, 'refusals.unknown');
  const { line, ...others } = refusal.with;
  // A line of the board, or of a file.
  const details = refusal.reason.startsWith('line.') && line !== undefined ? { route: line } : { line };
  return fill(
    words,
    text,
    detailWords(words, { ...others, ...(line === undefined ? {} : details) }, context),
  );
}
