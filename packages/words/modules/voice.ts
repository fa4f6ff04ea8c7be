import { detailWords } from '../details.ts';
import { fill, find, type Voice } from '../t.ts';
import { offersOf, pricesOf } from './prices.ts';

/** Everything modules say: a message by the name of the answer, event or frame, filled with what it names. */
export const voice: Voice = {
  label(words, answer, context) {
    const details = { ...answer, ...pricesOf(answer, context) };
    return fill(words, find(words, `answers.${answer.do}`, ''), detailWords(words, details, context));
  },
  sentence: (words, event, context) =>
    fill(words, find(words, `events.${event.key}`, ''), detailWords(words, event, context)),
  question(words, frame, context) {
    const details = { ...frame, ...offersOf(frame, context) };
    const key = `questions.${frame.kind}${stageOf(frame)}`;
    return fill(words, find(words, key, ''), detailWords(words, details, context));
  },
};

/** A question after a die was thrown is another one, and so is each that a frame asks in turn. */
function stageOf({ face = 0, stage }: Staged): string {
  if (face > 0) return '.rolled';
  return typeof stage === 'string' ? `.${stage}` : '';
}

interface Staged {
  readonly kind: string;
  readonly face?: number;
  readonly stage?: string | number;
}
