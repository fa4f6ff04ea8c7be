import type { Answer, Moment } from '@race/great-race';
import type { AskingFrame } from '@race/words/asking.ts';

/** The cards that meet what is asked: a danger, a price, a stop symbol. They are in the hand, and in the bar as well. */
export function meeting(
  question: AskingFrame['kind'] | undefined,
  answers: readonly Answer[],
  whenOf: (card: string) => Moment | undefined,
): readonly Answer[] {
  const plays = answers.filter((answer) => answer.do === 'play');
  if (question === 'entry' || question === 'window') return plays;
  // At a stop symbol other cards can be played as at any time, but only a guide leads on.
  if (question === 'halt') return plays.filter(({ card }) => whenOf(card) === 'withDrive');
  return [];
}
