import type { Answer } from '@race/great-race';
import { bestBy } from './best-by.ts';
import { worthOf } from './cards.ts';
import { heldById, type Outlook } from './outlook.ts';

/** In the bivouac: the card most worth having. */
export function takeCard(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  return bestBy(answers, (answer) =>
    answer.do === 'take' ? worthOf(o, answer.card, heldById(o, answer.card)) : null,
  );
}

/** With too many cards: a jerrycan goes into the tank, else the card least worth having goes. */
export function giveUpCard(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  const pour = answers.find(({ do: verb }) => verb === 'play');
  const worst = bestBy(answers, (answer) =>
    answer.do === 'discard' ? -worthOf(o, answer.card, heldById(o, answer.card) - 1) : null,
  );
  if (pour === undefined || worst?.do !== 'discard') return worst;
  return worthOf(o, worst.card, 0) < LEAST_WORTH_KEEPING ? worst : pour;
}

/** A tracker's third card. */
export const discardDrawn = (o: Outlook, answers: readonly Answer[]): Answer | undefined =>
  bestBy(answers, (answer) =>
    answer.do === 'discard' ? -worthOf(o, answer.card, heldById(o, answer.card)) : null,
  );

/** A card worth less than petrol in the tank goes before the jerrycan does. */
const LEAST_WORTH_KEEPING = 10.5;
