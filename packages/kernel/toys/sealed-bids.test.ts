import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streams } from '../chance.ts';
import type { State } from '../contract.ts';
import { fallback, isOver, legalActions, open, pending, play, start, step, why } from '../play.ts';
import { listSeats, NOBODY, only } from '../seats.ts';
import { givenBids, stepped } from '../testing/bids.ts';
import { lastState, positions } from '../testing/random-game.ts';
import { view } from '../view.ts';
import { BIDS_STREAMS, PASS, type SealedBids, sealedBids } from './sealed-bids.ts';

const HANDS = [
  [1, 3, 5, 7],
  [2, 2, 4, 6],
  [1, 1, 1, 6],
];
const { rules, state: first } = givenBids({ hands: HANDS, prizes: [2, 1, 3, 1] });
const asked = (state: State<SealedBids>) => listSeats(pending(rules, state));

describe('the deal', () => {
  it('gives everybody four cards, which they alone hear of', () => {
    expect(first.seats.map((seat) => seat.hand)).toEqual(HANDS);
    expect(first.public.held).toEqual([4, 4, 4]);
    expect(first.table.deck).toEqual([0, 4, 6, 7, 7, 7, 6, 7]);
  });

  it('sorts the hands', () => {
    const { state } = givenBids({
      hands: [
        [7, 1, 6, 2],
        [3, 3, 2, 2],
      ],
      prizes: [1],
    });
    expect(state.seats.map((seat) => seat.hand)).toEqual([
      [1, 2, 6, 7],
      [2, 2, 3, 3],
    ]);
  });

  it('puts out a prize', () => {
    expect(first.public.prizes).toEqual({ counts: [0, 2, 0, 1], total: 3 });
    expect(first.public.stack.at(-1)).toEqual({ kind: 'bid', prize: 2, asked: 7, bids: [0, 0, 0] });
  });
});

describe('an auction', () => {
  it('opens the bids when all have bid', () => {
    const { state, events } = stepped(rules, first, [1, 4], [0, 5], [2, 1]);
    expect(events).toEqual([
      { key: 'bids.bid', seat: 0, card: 5 },
      { key: 'bids.bid', seat: 1, card: 4 },
      { key: 'bids.bid', seat: 2, card: 1 },
    ]);
    expect(state.seats.map((seat) => seat.hand)).toEqual([
      [1, 3, 7],
      [2, 2, 6],
      [1, 1, 6],
    ]);
    expect(state.public.held).toEqual([3, 3, 3]);
    expect(state.public.spent).toEqual([0, 1, 0, 0, 1, 1, 0, 0]);
  });

  it('asks those who were outbid whether they add a card that brings them past', () => {
    const { state } = stepped(rules, first, [1, 4], [0, 5], [2, 1]);
    expect(asked(state)).toEqual([1, 2]);
    expect(legalActions(open(rules, state), 1)).toEqual([PASS, 2, 6]);
    expect(legalActions(open(rules, state), 2)).toEqual([PASS, 6]);
  });

  it('asks none of those who share the highest bid', () => {
    const { state } = stepped(rules, first, [0, 1], [1, 2], [2, 1]);
    expect(asked(state)).toEqual([0, 2]);
    const tied = givenBids({
      hands: [
        [6, 1, 1, 1],
        [6, 2, 2, 2],
        [5, 1, 1, 1],
      ],
      prizes: [1, 2],
    });
    expect(asked(stepped(rules, tied.state, [0, 6], [1, 6], [2, 5]).state)).toEqual([2]);
  });

  it('asks nobody whose hand is empty', () => {
    const { state } = givenBids({
      hands: [
        [1, 1, 1, 7],
        [3, 3, 3, 5],
      ],
      prizes: [1, 1, 2, 3],
    });
    const two = sealedBids({ seats: 2, askOnlyWhoCan: false });
    const spent = stepped(two, state, [0, 1], [1, 3], [0, 7], [0, 1], [1, 3], [0, PASS], [0, 1], [1, 3]);
    expect(spent.state.public.held).toEqual([0, 1]);
    expect(spent.events.slice(2)).toEqual([
      { key: 'bids.taken', seat: 1, prize: 2 },
      { key: 'bids.prize', prize: 3 },
    ]);
    expect(listSeats(pending(two, spent.state))).toEqual([1]);
    const over = stepped(two, spent.state, [1, 5]);
    expect(over.events).toEqual([
      { key: 'bids.bid', seat: 1, card: 5 },
      { key: 'bids.taken', seat: 1, prize: 3 },
      { key: 'bids.over', scores: [1, 6] },
    ]);
    expect(isOver(over.state)).toBe(true);
  });

  it('gives the prize to the highest sum', () => {
    const { state, events } = stepped(rules, first, [1, 4], [0, 5], [2, 1], [1, 2], [2, PASS]);
    expect(events).toEqual([
      { key: 'bids.added', seat: 1, card: 2 },
      { key: 'bids.taken', seat: 1, prize: 2 },
      { key: 'bids.prize', prize: 1 },
    ]);
    expect(state.public.scores).toEqual([0, 2, 0]);
  });

  it('gives the prize to nobody when the highest are equal', () => {
    const { state, events } = stepped(rules, first, [1, 4], [0, 5], [2, 1], [1, 2], [2, 6]);
    expect(state.public.scores).toEqual([0, 0, 2]);
    expect(events.map((event) => event.key)).toEqual([
      'bids.added',
      'bids.added',
      'bids.taken',
      'bids.prize',
    ]);
    const tied = givenBids({
      hands: [
        [6, 1, 1, 1],
        [6, 2, 2, 2],
        [1, 1, 1, 1],
      ],
      prizes: [1, 2],
    });
    const both = stepped(rules, tied.state, [0, 6], [1, 6], [2, 1], [2, PASS]);
    expect(both.events).toEqual([
      { key: 'bids.tied', prize: 1 },
      { key: 'bids.prize', prize: 2 },
    ]);
    expect(both.state.public.scores).toEqual([0, 0, 0]);
  });

  it('is followed by the next until nobody holds a card', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
        const trial = {
          rules: sealedBids({ seats, askOnlyWhoCan: false }),
          streams: BIDS_STREAMS,
          longest: 60,
        };
        expect(lastState(trial, seed).public.held).toEqual(new Array(seats).fill(0));
      }),
      { numRuns: 30 },
    );
  });

  it('loses no card', () => {
    const trial = { rules, streams: BIDS_STREAMS, longest: 60 };
    for (const state of positions(trial, 8)) {
      const cards = state.table.deck.map((count, card) => count + (state.public.spent[card] ?? 0));
      for (const seat of state.seats) for (const card of seat.hand) cards[card] = (cards[card] ?? 0) + 1;
      expect(cards).toEqual([0, 8, 8, 8, 8, 8, 8, 8]);
    }
  });
});

describe('a table where nobody listens', () => {
  it('plays the same game', () => {
    const g = open(rules, start(rules, streams(BIDS_STREAMS, 4)));
    while (!isOver(g))
      for (const seat of listSeats(pending(rules, g))) play(g, seat, legalActions(g, seat)[0] ?? PASS);
    expect(g.events).toBeNull();
    expect(g.public.held).toEqual([0, 0, 0]);
  });
});

describe('who has left', () => {
  it('bids the lowest card and adds none', () => {
    expect(fallback(rules, first, 0)).toBe(1);
    expect(fallback(rules, first, 1)).toBe(2);
    expect(fallback(rules, stepped(rules, first, [1, 4], [0, 5], [2, 1]).state, 1)).toBe(PASS);
  });
});

describe('refusals', () => {
  const challenged = stepped(rules, first, [0, 7], [1, 4], [2, 1]).state;

  it('BIDS-01: a card that is not in the hand', () => {
    expect(why(rules, first, 0, 6)).toEqual({ reason: 'bids.notInHand', rule: 'BIDS-01', with: { card: 6 } });
    expect(why(rules, challenged, 1, 5)).toEqual({
      reason: 'bids.notInHand',
      rule: 'BIDS-01',
      with: { card: 5 },
    });
  });

  it('BIDS-02: a card too low to pass the highest bid', () => {
    expect(why(rules, challenged, 1, 2)).toEqual({
      reason: 'bids.tooLow',
      rule: 'BIDS-02',
      with: { card: 2, above: 3 },
    });
    expect(why(rules, challenged, 2, 6)).toMatchObject({ rule: 'BIDS-02' });
  });

  it('BIDS-03: a pass where a bid is due', () => {
    expect(why(rules, first, 0, PASS)).toEqual({ reason: 'bids.mustBid', rule: 'BIDS-03', with: {} });
  });

  it('BIDS-04: a second answer', () => {
    const answered = stepped(rules, first, [0, 7]).state;
    expect(why(rules, answered, 0, 3)).toEqual({ reason: 'bids.sealed', rule: 'BIDS-04', with: {} });
  });

  it('BIDS-05: an answer after the end', () => {
    const over = lastState({ rules, streams: BIDS_STREAMS, longest: 60 }, 1);
    expect(step(rules, over, 0, 1)).toEqual({
      ok: false,
      refusal: { reason: 'bids.over', rule: 'BIDS-05', with: {} },
    });
  });

  it('BIDS-06: an answer of who is not asked', () => {
    expect(why(rules, challenged, 0, PASS)).toEqual({
      reason: 'bids.notAsked',
      rule: 'BIDS-06',
      with: { seat: 0 },
    });
  });

  it('a card that was not dealt cannot be laid down behind the kernel’s back', () => {
    const frame = rules.frames.bid;
    const question = frame?.question;
    if (question?.secret === undefined) throw new Error('bids are secret');
    const g = open(rules, first);
    const top = { kind: 'bid', prize: 2, asked: 7, bids: [0, 0, 0] };
    expect(() => question.revealed(g, top, [6, 2, 1])).toThrow('seat 0 does not hold card 6');
  });
});

describe('a world made up', () => {
  it('has a stranger’s cards from those that nobody has seen', () => {
    const late = stepped(rules, first, [0, 7], [1, 4], [2, 1], [1, PASS], [2, PASS], [1, 2]).state;
    for (let seed = 0; seed < 30; seed++) {
      const world = rules.imagine(view(rules, late, 1), streams(BIDS_STREAMS, seed));
      expect(world.seats.map((seat) => seat.hand.length)).toEqual([3, 3, 3]);
      expect(world.seats[1]).toEqual({ sealed: 2, hand: [2, 2, 6] });
      expect(rules.readState(world)).toEqual(world);
    }
  });

  it('knows its own sealed answer although nobody sees who is ready', () => {
    const challenging = stepped(rules, first, [0, 7], [1, 4], [2, 1], [1, 6]).state;
    const mine = rules.imagine(view(rules, challenging, 1), streams(BIDS_STREAMS, 3));
    expect(mine.table.ready).toBe(only(1));
    const theirs = rules.imagine(view(rules, challenging, 2), streams(BIDS_STREAMS, 3));
    expect(theirs.table.ready).toBe(NOBODY);
  });

  it('needs chance to be made up with', () => {
    expect(() => rules.imagine(view(rules, first, 0), {})).toThrow('the stream named cards');
  });
});
