import { NOBODY, type Seat } from '@race/kernel';
import { drawIntoHand } from '../crew/hand.ts';
import { frameKind, pop, push } from '../frames.ts';
import type { Game } from '../state.ts';

/** A coloured city was entered, and its cards wait until what modules do there is done. */
export interface CityFrame {
  readonly kind: 'city';
  readonly seat: Seat;
  readonly cards: number;
}

/** BASE-DRIVE-11: the city gives its cards, after what modules do on entering it. */
export function welcome(g: Game, seat: Seat, at: { space: number; cards: number }): void {
  const { cityEntered, cityCards } = g.rules.seams;
  let { cards } = at;
  for (const fold of cityCards) cards = fold(g, seat, cards);
  if (cityEntered.length === 0) {
    give(g, seat, cards);
    return;
  }
  push<CityFrame>(g, { kind: 'city', seat, cards });
  for (const entered of cityEntered) entered(g, seat, at.space);
}

function give(g: Game, seat: Seat, cards: number): void {
  if (cards > 0) drawIntoHand(g, seat, cards);
}

export const city = frameKind<CityFrame>({
  asked: () => NOBODY,
  run(g: Game, f) {
    pop(g);
    give(g, f.seat, f.cards);
  },
  fields: ({ seat, count }) => ({ seat, cards: count }),
  clone: (f) => ({ ...f }),
});
