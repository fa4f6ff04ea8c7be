import type { DashCard } from './card.ts';
import { cards1 } from './cards-1.ts';

/** Cards by version. Released ones stay, so that old games can be replayed. */
const RELEASED: readonly (readonly DashCard[])[] = [cards1];

export function releasedCards(data: number): readonly DashCard[] {
  const cards = RELEASED[data - 1];
  if (cards === undefined) throw new Error(`the Dash has no data version ${data}`);
  return cards;
}

/** Where each card stands in the list, by its name. */
export const indexCards = (cards: readonly DashCard[]): ReadonlyMap<string, number> =>
  new Map(cards.map(({ id }, index) => [id, index]));
