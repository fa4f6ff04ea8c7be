import { chooseFrom, drawFrom, type Stream, type Streams } from '../chance.ts';
import type { Frame, Rules, Seat, Seats, SeatView, State } from '../contract.ts';
import { includes, NOBODY, only } from '../seats.ts';

/** The types of sealed bids; its first position, and those that a seat can imagine. */
export interface SealedBids {
  public: BidsPublic;
  seat: BidsSeat;
  table: BidsTable;
  /** A card, or PASS. */
  answer: number;
  event: BidsEvent;
}

export interface BidsPublic {
  stack: Frame[];
  /** How many cards each seat holds. */
  held: number[];
  /** How many of each card were played; everybody has seen them. */
  spent: number[];
  /** How many of each prize are left, and how many in all. */
  prizes: { counts: number[]; total: number };
  scores: number[];
}

export interface BidsSeat {
  sealed: number | null;
  /** Lowest first. */
  hand: number[];
}

export interface BidsTable {
  chance: Streams;
  ready: Seats;
  /** How many of each card were not dealt. */
  deck: number[];
}

export type BidsEvent =
  | { readonly key: 'bids.dealt'; readonly to: Seat; readonly hand: readonly number[] }
  | { readonly key: 'bids.prize'; readonly prize: number }
  | { readonly key: 'bids.bid' | 'bids.added'; readonly seat: Seat; readonly card: number }
  | { readonly key: 'bids.taken'; readonly seat: Seat; readonly prize: number }
  | { readonly key: 'bids.tied'; readonly prize: number }
  | { readonly key: 'bids.over'; readonly scores: readonly number[] };

/** A prize is out: everybody bids, and then whoever was outbid may add a card. */
export interface AuctionFrame extends Frame {
  readonly kind: 'bid' | 'challenge';
  readonly prize: number;
  asked: Seats;
  bids: number[];
}

export const BIDS_STREAMS = ['cards', 'prizes'] as const;
export const PASS = 0;
export const HIGHEST = 7;
const DEALT = 4;
/** How many prizes there are of each worth: as many in all as cards are dealt, so that they outlast the hands. */
export const PRIZES: readonly number[] = [0, 2, 1, 1];

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

/** How many there are of each card: far more than are dealt, so that no hand can be worked out. */
export const DECK: readonly number[] = [0, ...new Array<number>(HIGHEST).fill(8)];

export function beginBids(seats: number, chance: Streams): State<SealedBids> {
  const none = new Array<number>(seats).fill(0);
  return {
    public: {
      stack: [{ kind: 'deal' }],
      held: none.map(() => DEALT),
      spent: new Array<number>(HIGHEST + 1).fill(0),
      prizes: { counts: PRIZES.slice(), total: sum(PRIZES) },
      scores: none,
    },
    seats: none.map(() => ({ sealed: null, hand: [] })),
    table: { chance, ready: NOBODY, deck: DECK.slice() },
  };
}

/** Deals the cards a seat has not seen anew; who has answered may have answered anything. */
export function imagineBids(
  rules: Rules<SealedBids>,
  view: SeatView<SealedBids>,
  chance: Streams,
): State<SealedBids> {
  const { cards } = chance;
  if (cards === undefined) throw new Error('a world is made up with the stream named cards');
  const known = rules.copyPublic(view.public);
  const deck = unseen(known.spent, view.own?.hand ?? []);
  const seats: BidsSeat[] = [];
  let ready = view.ready;
  for (const [seat, held] of known.held.entries()) {
    const own = seat === view.seat ? view.own : null;
    const world = own === null ? stranger(cards, deck, held) : rules.copySeat(own);
    if (own === null && includes(ready, seat)) world.sealed = chooseFrom(cards, world.hand);
    if (world.sealed !== null) ready |= only(seat);
    seats.push(world);
  }
  return { public: known, seats, table: { chance, ready, deck } };
}

function unseen(spent: readonly number[], hand: readonly number[]): number[] {
  const left = DECK.slice();
  for (const [card, count] of spent.entries()) left[card] = (left[card] ?? 0) - count;
  for (const card of hand) left[card] = (left[card] ?? 0) - 1;
  return left;
}

function stranger(cards: Stream, deck: number[], held: number): BidsSeat {
  const hand: number[] = [];
  while (hand.length < held) hand.push(drawFrom(cards, deck, sum(deck)));
  return { sealed: null, hand: hand.sort(ascending) };
}

export const ascending = (a: number, b: number): number => a - b;
