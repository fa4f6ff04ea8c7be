// Apart from the hand: what only reckons with cards needs nothing that draws them.
import type { Seat } from '@race/kernel';
import { cardOf } from '../rules.ts';
import { type Game, ownOf } from '../state.ts';

/** How much petrol the any-time cards in hand could give. */
export function poursHeld(g: Game, seat: Seat): number {
  const { hand: held } = ownOf(g, seat);
  let sum = 0;
  for (const card of g.rules.pouring) sum += (held[card] ?? 0) * cardOf(g.rules, card).pours;
  return sum;
}
