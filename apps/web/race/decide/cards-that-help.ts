import type { Answer, Card } from '@race/great-race';
import type { AskingFrame } from '@race/words/asking.ts';

interface Question {
  readonly kind: AskingFrame['kind'] | undefined;
  /** The tank does not hold what the space asks for. */
  readonly isShort: boolean;
}

/** The cards that meet what is asked: a danger, a price, a stop symbol. They are in the hand, and in the bar as well. */
export function cardsThatHelp(
  { kind, isShort }: Question,
  answers: readonly Answer[],
  factsOf: (card: string) => Pick<Card, 'when' | 'shields'> | undefined,
): readonly Answer[] {
  const plays = answers.filter((answer) => answer.do === 'play');
  if (kind === 'entry' && isShort) return plays;
  if (kind === 'entry' || kind === 'window') return plays.filter(({ card }) => factsOf(card)?.shields);
  // At a stop symbol other cards can be played as at any time, but only a guide leads on.
  if (kind === 'halt') return plays.filter(({ card }) => factsOf(card)?.when === 'withDrive');
  // A module asks: what could not be played at any time is played because it asks.
  return kind === undefined ? plays.filter(({ card }) => factsOf(card)?.when !== 'anyTime') : [];
}
