// The cards of the bivouac in their places, and the order of taking. BASE-BIVOUAC-01, 02.
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';

/** A card keeps its place when others are taken, so that nothing moves under a finger. */
export interface BivouacSlot {
  readonly card: string;
  readonly takenBy: Seat | null;
}

export interface Taker {
  readonly seat: Seat;
  readonly is: 'done' | 'now' | 'later';
  /** The card this crew took; null before. */
  readonly card: string | null;
}

type Taken = Extract<RaceEvent, { readonly key: 'cardTaken' }>;

/** The cards taken since they were laid out. */
export function takings(events: readonly RaceEvent[]): Taken[] {
  const dealt = events.findLastIndex(({ key }) => key === 'cardsDealt');
  return events.slice(dealt + 1).filter((event) => event.key === 'cardTaken');
}

/** In the order of the rules; of two alike, the taken one comes first. */
export function placesOf(
  row: readonly string[],
  taken: readonly Taken[],
  cards: readonly { readonly id: string }[],
): BivouacSlot[] {
  const rank = new Map(cards.map(({ id }, index) => [id, index]));
  const places = [
    ...taken.map(({ card, seat }): BivouacSlot => ({ card, takenBy: seat })),
    ...row.map((card): BivouacSlot => ({ card, takenBy: null })),
  ];
  return places.sort((a, b) => (rank.get(a.card) ?? 0) - (rank.get(b.card) ?? 0));
}

export interface Taking {
  readonly takers: readonly Taker[];
  /** The crew that gets the card nobody took. */
  readonly rest: Seat | null;
}

/** Against the turn order; if a crew gets an extra card, the last crew takes its second one before. */
export function takingOf(order: readonly Seat[], also: readonly Seat[], taken: readonly Taken[]): Taking {
  const last = order.at(-1) ?? null;
  const again = also.length > 0 && last !== null ? [last] : [];
  const takers = [...order.toReversed(), ...again].map(
    (seat, at) =>
      ({
        seat,
        is: at < taken.length ? 'done' : at === taken.length ? 'now' : 'later',
        card: taken[at]?.card ?? null,
      }) as const,
  );
  return { takers, rest: also[0] ?? last };
}
