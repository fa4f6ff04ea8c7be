// The cards of the bivouac in their places, and who takes when. BASE-BIVOUAC-01, 02.
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';

/** A card keeps its place when others are taken, so that nothing moves under a finger. */
export interface Place {
  readonly card: string;
  readonly takenBy: Seat | null;
}

export interface Taker {
  readonly seat: Seat;
  readonly is: 'done' | 'now' | 'later';
  /** The card this crew took; null before. */
  readonly card: string | null;
}

type Taking = Extract<RaceEvent, { readonly key: 'cardTaken' }>;

/** What was taken since the cards were laid out. */
export function takings(events: readonly RaceEvent[]): Taking[] {
  const dealt = events.findLastIndex(({ key }) => key === 'cardsDealt');
  return events.slice(dealt + 1).filter((event) => event.key === 'cardTaken');
}

/** By the order of the rules; of two alike the taken one lies first. */
export function placesOf(
  row: readonly string[],
  taken: readonly Taking[],
  cards: readonly { readonly id: string }[],
): Place[] {
  const rank = new Map(cards.map(({ id }, index) => [id, index]));
  const places = [
    ...taken.map(({ card, seat }): Place => ({ card, takenBy: seat })),
    ...row.map((card): Place => ({ card, takenBy: null })),
  ];
  return places.sort((a, b) => (rank.get(a.card) ?? 0) - (rank.get(b.card) ?? 0));
}

/** Against the turn order. */
export function takersOf(order: readonly Seat[], taken: readonly Taking[]): Taker[] {
  return order.toReversed().map((seat, at) => ({
    seat,
    is: at < taken.length ? 'done' : at === taken.length ? 'now' : 'later',
    card: taken[at]?.card ?? null,
  }));
}
