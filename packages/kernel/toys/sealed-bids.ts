import { copyStreams, drawKind } from '../chance.ts';
import type { Frame, FrameKind, ReadableRules, Refusal, Seat, Seats, State, Table } from '../contract.ts';
import { copyStack } from '../play.ts';
import { no } from '../refuse.ts';
import { includes, NOBODY, only } from '../seats.ts';
import { readBids, readCard } from './sealed-bids-read.ts';
import {
  type AuctionFrame,
  ascending,
  beginBids,
  imagineBids,
  PASS,
  type SealedBids,
  sum,
} from './sealed-bids-state.ts';

export { BIDS_STREAMS, PASS, type SealedBids } from './sealed-bids-state.ts';

export interface BidsOptions {
  /** Two to five. */
  readonly seats: number;
  readonly askOnlyWhoCan: boolean;
}

/**
 * Sealed bids: everybody holds cards that nobody else sees, and bids one of them in secret for a
 * prize drawn by chance. Then whoever was outbid may add a card, in secret again. It has what a
 * real game hides: hands, sealed answers, and who is still thinking.
 */
export function sealedBids({ seats, askOnlyWhoCan }: BidsOptions): ReadableRules<SealedBids> {
  const rules: ReadableRules<SealedBids> = {
    game: 'sealed-bids',
    version: 1,
    seats,
    frames: FRAMES,
    askOnlyWhoCan,
    begin: (chance) => beginBids(seats, chance),
    copyPublic: (from) => ({
      stack: copyStack<SealedBids>(FRAMES, from.stack),
      held: from.held.slice(),
      spent: from.spent.slice(),
      prizes: { counts: from.prizes.counts.slice(), total: from.prizes.total },
      scores: from.scores.slice(),
    }),
    copySeat: (from) => ({ sealed: from.sealed, hand: from.hand.slice() }),
    copyTable: (from) => ({ chance: copyStreams(from.chance), ready: from.ready, deck: from.deck.slice() }),
    imagine: (view, chance) => imagineBids(rules, view, chance),
    readAnswer: readCard,
    readState: (from) => readBids(rules, from),
    notAsked,
  };
  return rules;
}

const deal: FrameKind<SealedBids, Frame> = {
  asked: () => NOBODY,
  run(g) {
    g.public.stack.pop();
    g.public.stack.push({ kind: 'round' });
    for (const [seat, { hand }] of g.seats.entries()) {
      for (let left = g.public.held[seat] ?? 0; left > 0; left--) hand.push(drawCard(g));
      hand.sort(ascending);
      g.events?.push({ key: 'bids.dealt', to: seat, hand: hand.slice() });
    }
  },
  copy: (frame) => frame,
};

function drawCard(g: Table<SealedBids>): number {
  const counts = g.table.deck;
  return drawKind(g, 'cards', { counts, total: sum(counts) });
}

const round: FrameKind<SealedBids, Frame> = {
  asked: () => NOBODY,
  run(g) {
    const { prizes, held, stack, scores } = g.public;
    const asked = seatsWhere(held, (cards) => cards > 0);
    if (asked === NOBODY) {
      stack.pop();
      g.events?.push({ key: 'bids.over', scores: scores.slice() });
      return;
    }
    const prize = drawKind(g, 'prizes', prizes);
    prizes.total--;
    const auction: AuctionFrame = { kind: 'bid', prize, asked, bids: held.map(() => 0) };
    stack.push(auction);
    g.events?.push({ key: 'bids.prize', prize });
  },
  copy: (frame) => frame,
};

const bid: FrameKind<SealedBids, AuctionFrame> = {
  asked: (_known, frame) => frame.asked,
  question: {
    secret: 'ready is shown',
    legal(g, _frame, seat, out) {
      listCards(handOf(g, seat), 0, out);
    },
    revealed: (g, frame, cards) => layOpen(g, frame, { cards, key: 'bids.bid' }),
    fallback: (g, _frame, seat) => handOf(g, seat)[0] ?? PASS,
    why: (_g, _frame, _seat, card) =>
      card === PASS ? no('bids.mustBid', 'BIDS-03') : no('bids.notInHand', 'BIDS-01', { card }),
  },
  run(g, { prize, bids }) {
    g.public.stack.pop();
    const most = Math.max(...bids);
    const asked = seatsWhere(g.public.held, (cards, seat) => cards > 0 && bids[seat] !== most);
    const auction: AuctionFrame = { kind: 'challenge', prize, asked, bids };
    g.public.stack.push(auction);
  },
  copy: copyAuction,
};

const challenge: FrameKind<SealedBids, AuctionFrame> = {
  asked: (_known, frame) => frame.asked,
  question: {
    // Whoever thinks for long holds a card that would do: the others must not see that.
    secret: 'ready is hidden',
    legal(g, frame, seat, out) {
      out.push(PASS);
      listCards(handOf(g, seat), gapOf(frame, seat), out);
    },
    revealed: (g, frame, cards) => layOpen(g, frame, { cards, key: 'bids.added' }),
    fallback: () => PASS,
    why: (g, frame, seat, card) =>
      handOf(g, seat).includes(card)
        ? no('bids.tooLow', 'BIDS-02', { card, above: gapOf(frame, seat) })
        : no('bids.notInHand', 'BIDS-01', { card }),
  },
  run(g, { prize, bids }) {
    g.public.stack.pop();
    const most = Math.max(...bids);
    const seat = bids.indexOf(most);
    if (bids.lastIndexOf(most) !== seat) {
      g.events?.push({ key: 'bids.tied', prize });
      return;
    }
    g.public.scores[seat] = (g.public.scores[seat] ?? 0) + prize;
    g.events?.push({ key: 'bids.taken', seat, prize });
  },
  copy: copyAuction,
};

const FRAMES = { deal, round, bid, challenge };

function copyAuction({ kind, prize, asked, bids }: AuctionFrame): AuctionFrame {
  return { kind, prize, asked, bids: bids.slice() };
}

const handOf = (g: State<SealedBids>, seat: Seat): number[] => g.seats[seat]?.hand ?? [];

/** What a card must exceed to bring a seat past the highest bid. */
const gapOf = ({ bids }: AuctionFrame, seat: Seat): number => Math.max(...bids) - (bids[seat] ?? 0);

/** Each card of a hand once, if it is above a number. */
function listCards(hand: readonly number[], above: number, out: number[]): void {
  for (const [i, card] of hand.entries()) if (card > above && card !== hand[i - 1]) out.push(card);
}

/** Adds the cards that everybody chose to their bids. */
function layOpen(
  g: Table<SealedBids>,
  frame: AuctionFrame,
  { cards, key }: { cards: readonly (number | null)[]; key: 'bids.bid' | 'bids.added' },
): void {
  frame.asked = NOBODY;
  for (const [seat, card] of cards.entries()) {
    if (card === null || card === PASS) continue;
    layDown(g, seat, card);
    frame.bids[seat] = (frame.bids[seat] ?? 0) + card;
    g.events?.push({ key, seat, card });
  }
}

function layDown(g: Table<SealedBids>, seat: Seat, card: number): void {
  const hand = handOf(g, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not hold card ${card}`);
  hand.splice(at, 1);
  g.public.held[seat] = hand.length;
  g.public.spent[card] = (g.public.spent[card] ?? 0) + 1;
}

function seatsWhere(held: readonly number[], claim: (cards: number, seat: Seat) => boolean): Seats {
  let seats = NOBODY;
  for (const [seat, cards] of held.entries()) if (claim(cards, seat)) seats |= only(seat);
  return seats;
}

function notAsked(g: Table<SealedBids>, seat: Seat): Refusal {
  if (g.public.stack.length === 0) return no('bids.over', 'BIDS-05');
  if (includes(g.table.ready, seat)) return no('bids.sealed', 'BIDS-04');
  return no('bids.notAsked', 'BIDS-06', { seat });
}
