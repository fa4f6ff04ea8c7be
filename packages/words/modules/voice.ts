import { detailWords } from '../details.ts';
import { fill } from '../fill.ts';
import { find, type Voice } from '../t.ts';
import { offersOf, pricesOf } from './prices.ts';

/** Everything modules say: a message by the name of the answer, event or frame, filled with what it names. */
export const voice: Voice = {
  label(words, answer, context) {
    const details = { ...answer, ...pricesOf(answer, context) };
    return fill(words, find(words, `answers.${answer.do}`, ''), detailWords(words, details, context));
  },
  sentence(words, event, context) {
    const key = `events.${event.key}`;
    const text = find(words, `${key}.${'why' in event ? event.why : ''}`, find(words, key, ''));
    return fill(words, text, detailWords(words, event, context));
  },
  question(words, frame, context) {
    const details = { ...frame, ...offersOf(frame, context) };
    const key = `questions.${frame.kind}`;
    const text = find(words, `${key}.${stageOf(frame)}`, find(words, key, ''));
    return fill(words, text, detailWords(words, details, context));
  },
};

/** A question after a die was thrown may be another one, and so may each that a frame asks in turn. */
const stageOf = ({ face = 0, stage = '' }: Staged): string | number => (face > 0 ? 'rolled' : stage);

interface Staged {
  readonly kind: string;
  readonly face?: number;
  readonly stage?: string | number;
}
