import { readStreams } from '../chance.ts';
import type { Frame, Rules, State } from '../contract.ts';
import { includes } from '../seats.ts';
import {
  type BidsPublic,
  type BidsSeat,
  type BidsTable,
  DECK,
  HIGHEST,
  PRIZES,
  type SealedBids,
  sum,
} from './sealed-bids-state.ts';

export const readCard = (from: unknown): number | null => (isCount(from) && from <= HIGHEST ? from : null);

/** Reads a position, as it is while the game waits or is over. */
export function readBids(rules: Rules<SealedBids>, from: unknown): State<SealedBids> | null {
  if (!isObject(from) || !isPublic(from.public, rules.seats) || !isSeats(from.seats, rules.seats))
    return null;
  const table = readTable(from.table);
  if (table === null) return null;
  const state = { public: rules.copyPublic(from.public), seats: from.seats.map(rules.copySeat), table };
  return isWhole(state) ? state : null;
}

function isPublic(from: unknown, seats: number): from is BidsPublic {
  return (
    isObject(from) &&
    isStack(from.stack, seats) &&
    isCounts(from.held, seats) &&
    isCounts(from.spent, HIGHEST + 1) &&
    isCounts(from.scores, seats) &&
    isObject(from.prizes) &&
    isCounts(from.prizes.counts, PRIZES.length) &&
    from.prizes.total === sum(from.prizes.counts)
  );
}

/** A game that waits is in the middle of an auction; one that is over has nothing left to do. */
function isStack(from: unknown, seats: number): from is Frame[] {
  if (!Array.isArray(from)) return false;
  const [round, auction, more] = from;
  if (round === undefined) return true;
  if (!isObject(round) || round.kind !== 'round' || !isObject(auction) || more !== undefined) return false;
  if (auction.kind !== 'bid' && auction.kind !== 'challenge') return false;
  return isCount(auction.prize) && isCount(auction.asked) && isCounts(auction.bids, seats);
}

const isSeats = (from: unknown, seats: number): from is BidsSeat[] =>
  Array.isArray(from) && from.length === seats && from.every(isSeat);

function isSeat(from: unknown): from is BidsSeat {
  if (!isObject(from)) return false;
  const { hand, sealed } = from;
  if (!Array.isArray(hand) || !hand.every(isCard)) return false;
  const isSorted = hand.every((card, i) => card >= (hand[i - 1] ?? 0));
  return isSorted && (sealed === null || readCard(sealed) !== null);
}

function readTable(from: unknown): BidsTable | null {
  if (!isObject(from) || !isCount(from.ready) || !isCounts(from.deck, HIGHEST + 1)) return null;
  const chance = readStreams(from.chance);
  return chance === null ? null : { chance, ready: from.ready, deck: from.deck.slice() };
}

/** Whether the parts fit together: every card is somewhere, and who is ready has sealed an answer. */
function isWhole(state: State<SealedBids>): boolean {
  const cards = state.table.deck.map((count, card) => count + (state.public.spent[card] ?? 0));
  for (const [seat, { hand, sealed }] of state.seats.entries()) {
    if (hand.length !== state.public.held[seat]) return false;
    if ((sealed !== null) !== includes(state.table.ready, seat)) return false;
    for (const card of hand) cards[card] = (cards[card] ?? 0) + 1;
  }
  return DECK.every((count, card) => count === cards[card]);
}

const isObject = (from: unknown): from is { readonly [key: string]: unknown } =>
  typeof from === 'object' && from !== null && !Array.isArray(from);

const isCount = (from: unknown): from is number => Number.isInteger(from) && (from as number) >= 0;

const isCard = (from: unknown): from is number => isCount(from) && from >= 1 && from <= HIGHEST;

const isCounts = (from: unknown, length: number): from is number[] =>
  Array.isArray(from) && from.length === length && from.every(isCount);
