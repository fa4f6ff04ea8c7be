import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFrom, fast, streams } from './chance.ts';
import type { Frame, FrameKind, Rules, Seat, State } from './contract.ts';
import { canonical } from './fingerprint.ts';
import { deepFreeze } from './laws/plain.ts';
import {
  asksInSecret,
  fallback,
  isOver,
  legalActions,
  open,
  pending,
  play,
  readyShown,
  start,
  withdraw,
} from './play.ts';
import { listSeats, NOBODY, only } from './seats.ts';
import { givenBids, stepped, threeBidders } from './testing/bids.ts';
import { passing, refusal, type Tiny, tiny } from './testing/tiny.ts';
import { noughts } from './toys/noughts.ts';
import { BIDS_STREAMS, PASS, type SealedBids, sealedBids } from './toys/sealed-bids.ts';

describe('sealed answers', () => {
  /** Asks seats 0 and 2 of three in secret, and marks what it is shown. */
  const asking = (seen: unknown[]): FrameKind<Tiny, Frame> => ({
    ...passing,
    asked: (known) => (known.marks.length === 0 ? only(0) | only(2) : NOBODY),
    question: {
      secret: 'ready is hidden',
      legal: (_g, _frame, _seat, out) => void out.push(1, 2),
      revealed(g, _frame, answers) {
        seen.push({ answers, ready: g.table.ready, sealed: g.seats.map((seat) => seat.sealed) });
        g.public.marks.push(9);
      },
      fallback: () => 1,
      why: () => refusal('tiny.illegal'),
    },
  });

  it('are revealed once, together, when the last of those asked has answered', () => {
    const seen: unknown[] = [];
    const rules = tiny({ first: asking(seen) }, { seats: 3 });
    const g = open(rules, start(rules, {}));
    expect(asksInSecret(rules, g)).toBe(true);
    play(g, 2, 2);
    expect(seen).toEqual([]);
    expect(g.seats.map((seat) => seat.sealed)).toEqual([null, null, 2]);
    expect(g.table.ready).toBe(only(2));
    play(g, 0, 1);
    expect(seen).toEqual([{ answers: [1, null, 2], ready: NOBODY, sealed: [null, null, null] }]);
    expect(isOver(g)).toBe(true);
  });

  it('can be taken back before the reveal', () => {
    const { rules, state } = threeBidders();
    const two = stepped(rules, state, [0, 5], [2, 1]).state;
    const before = canonical(two);
    expect(withdraw(rules, deepFreeze(two), 0)).toEqual(stepped(rules, state, [2, 1]).state);
    expect(canonical(two)).toBe(before);
  });

  it('can be given anew after that', () => {
    const { rules, state } = threeBidders();
    const taken = withdraw(rules, stepped(rules, state, [0, 5], [2, 1]).state, 0);
    if (taken === null) throw new Error('not taken back');
    expect(stepped(rules, taken, [0, 7])).toEqual(stepped(rules, state, [2, 1], [0, 7]));
  });

  it('cannot be taken back after the reveal, nor where none was given', () => {
    const { rules, state } = threeBidders();
    expect(withdraw(rules, state, 0)).toBeNull();
    const one = stepped(rules, state, [1, 2]).state;
    expect(withdraw(rules, one, 0)).toBeNull();
    const revealed = stepped(rules, one, [0, 5], [2, 1]).state;
    for (const seat of [0, 1, 2, 33]) expect(withdraw(rules, revealed, seat)).toBeNull();
  });

  it('are announced as such before they are given', () => {
    const { rules, state } = threeBidders();
    expect(asksInSecret(rules, state)).toBe(true);
    expect(asksInSecret(noughts, start(noughts, {}))).toBe(false);
    const over = { ...state, public: { ...state.public, stack: [] } };
    expect(asksInSecret(rules, over)).toBe(false);
  });

  it('show who is ready only where the question says so', () => {
    const { rules, state } = threeBidders();
    const bidding = stepped(rules, state, [0, 5], [2, 1]).state;
    expect(readyShown(rules, bidding)).toBe(only(0) | only(2));
    const challenging = stepped(rules, bidding, [1, 2], [2, PASS]).state;
    expect(challenging.table.ready).toBe(only(2));
    expect(readyShown(rules, challenging)).toBe(NOBODY);
  });
});

describe('asking only who can answer', () => {
  const asking = sealedBids({ seats: 3, askOnlyWhoCan: false });
  const sparing = sealedBids({ seats: 3, askOnlyWhoCan: true });

  it('gives the only answer of those who have no other', () => {
    const { rules, state } = givenBids({
      hands: [
        [1, 3, 5, 7],
        [2, 2, 2, 2],
        [4, 6, 7, 7],
      ],
      prizes: [2, 1, 3, 1],
      askOnlyWhoCan: true,
    });
    expect(listSeats(pending(rules, state))).toEqual([0, 2]);
    expect(state.seats[1]?.sealed).toBe(2);
    const { state: challenged } = stepped(rules, state, [0, 7], [2, 4]);
    expect(listSeats(pending(rules, challenged))).toEqual([2]);
    expect(challenged.seats[1]?.sealed).toBe(PASS);
  });

  it('asks them all when it is off', () => {
    const { rules, state } = givenBids({
      hands: [
        [2, 2, 2, 2],
        [4, 6, 7, 7],
      ],
      prizes: [2],
    });
    expect(listSeats(pending(rules, state))).toEqual([0, 1]);
  });

  it('gives the same game as answering by hand', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = fast(seed, 99);
        let spared = start(sparing, streams(BIDS_STREAMS, seed));
        let asked = byHand(asking, start(asking, streams(BIDS_STREAMS, seed)), []);
        while (!isOver(spared)) {
          expect(asked.state).toEqual(spared);
          const seat = chooseFrom(dice, listSeats(pending(sparing, spared)));
          const answer = chooseFrom(dice, legalActions(open(sparing, spared), seat));
          const next = stepped(sparing, spared, [seat, answer]);
          const hand = stepped(asking, asked.state, [seat, answer]);
          asked = byHand(asking, hand.state, hand.events);
          expect(asked.events).toEqual(next.events);
          spared = next.state;
        }
        expect(asked.state).toEqual(spared);
      }),
      { numRuns: 40 },
    );
  });
});

/** Answers for everybody who has no choice, the lowest seat first. */
function byHand(rules: Rules<SealedBids>, from: State<SealedBids>, told: readonly SealedBids['event'][]) {
  let state = from;
  const events = [...told];
  for (let forced = forcedSeat(rules, state); forced !== undefined; forced = forcedSeat(rules, state)) {
    const next = stepped(rules, state, [forced, fallback(rules, state, forced)]);
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
}

const forcedSeat = (rules: Rules<SealedBids>, state: State<SealedBids>): Seat | undefined =>
  listSeats(pending(rules, state)).find((seat) => legalActions(open(rules, state), seat).length === 1);
