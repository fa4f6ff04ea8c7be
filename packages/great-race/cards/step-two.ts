import type { Refusal, Seat } from '@race/kernel';
import type { Answer, Saying } from '../answers.ts';
import { holds, layOut, playAnswer, throwAway, whyNoCard } from '../crew/hand.ts';
import type { SequenceFrame } from '../phases/sequence.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { crewOf, type Game, ownOf, tell } from '../state.ts';

/** The cards a crew can play in step 2 of its sequence, any-time cards among them. */
export function offerCards(g: Game, seat: Seat, out: Answer[]): void {
  const { hand } = ownOf(g, seat);
  for (let card = 0; card < hand.length; card++)
    if ((hand[card] ?? 0) > 0 && isPlayable(g, seat, card)) out.push(playAnswer(g, card));
}

function isPlayable(g: Game, seat: Seat, index: number): boolean {
  const card = cardOf(g.rules, index);
  if (card.when === 'beforeAssistant') return card.hindered(g, seat) === null;
  const crew = crewOf(g, seat);
  return card.pours > 0 && crew.petrol < crew.petrolMax;
}

/** BASE-CONVOY-09: a card is resolved to its end before the next is chosen. */
export function playCard(g: Game, f: SequenceFrame, index: number): void {
  const { seat } = f;
  const card = cardOf(g.rules, index);
  tell(g, { key: 'cardPlayed', seat, card: card.id });
  layOut(g, seat, index);
  card.play(g, seat);
  // CARD-01: discarded after use, so that it is no part of a reshuffle that it causes.
  if (card.drives) f.out = index;
  else throwAway(g, index);
}

export function whyNotPlayed(g: Game, seat: Seat, answer: Saying<'play'>): Refusal {
  const index = cardIndex(g.rules, answer.card);
  const hindered = holds(g, seat, index) ? cardOf(g.rules, index).hindered(g, seat) : null;
  return hindered ?? whyNoCard(g, seat, answer);
}
