import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roll, scripted, streams } from './chance.ts';
import type { Frame, FrameKind, Rules, State, Types } from './contract.ts';
import { canonical } from './fingerprint.ts';
import { deepFreeze } from './laws/plain.ts';
import {
  asksInSecret,
  close,
  copy,
  copyStack,
  fallback,
  isOver,
  legalActions,
  open,
  pending,
  play,
  readyShown,
  start,
  step,
  why,
} from './play.ts';
import { listSeats, NOBODY, only } from './seats.ts';
import { stepped, threeBidders } from './testing/bids.ts';
import { positions, type Trial } from './testing/random-game.ts';
import { passing, refusal, type Tiny, tiny } from './testing/tiny.ts';
import { noughts } from './toys/noughts.ts';
import { BIDS_STREAMS, PASS, type SealedBids, sealedBids } from './toys/sealed-bids.ts';

const BIDS: Trial<SealedBids> = {
  rules: sealedBids({ seats: 3, askOnlyWhoCan: false }),
  streams: BIDS_STREAMS,
  longest: 60,
};
const NOUGHTS = { rules: noughts, streams: [], longest: 9 };

describe('starting a game', () => {
  it('runs it to the first question', () => {
    const { rules, state } = threeBidders();
    expect(state.public.stack.map((frame) => frame.kind)).toEqual(['round', 'bid']);
    expect(listSeats(pending(rules, state))).toEqual([0, 1, 2]);
  });

  it('tells what happened on the way to whoever listens', () => {
    const told: SealedBids['event'][] = [];
    start(BIDS.rules, streams(BIDS_STREAMS, 1), told);
    expect(told.map((event) => event.key)).toEqual(['bids.dealt', 'bids.dealt', 'bids.dealt', 'bids.prize']);
  });

  it('leaves the streams it was given for another start', () => {
    const chance = deepFreeze(streams(BIDS_STREAMS, 5));
    const first = start(BIDS.rules, chance);
    expect(start(BIDS.rules, chance)).toEqual(first);
    expect(first.table.chance).not.toEqual(chance);
  });
});

describe('a step', () => {
  it('gives a new state and leaves the old one alone', () => {
    const state = deepFreeze(start(noughts, {}));
    const next = step(noughts, state, 0, 4);
    expect(next.ok && next.state.public.board).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(state.public.board).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('accepts what is listed and nothing else', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const state of positions(NOUGHTS, seed)) expectLegalByEnumeration(noughts, state);
        for (const state of positions(BIDS, seed)) expectLegalByEnumeration(BIDS.rules, state);
      }),
      { numRuns: 15 },
    );
  });

  it('tells what happened, and whether there is a way back', () => {
    const marked = step(noughts, start(noughts, {}), 0, 4);
    expect(marked).toMatchObject({
      ok: true,
      events: [{ key: 'noughts.marked', seat: 0, square: 4 }],
      horizon: false,
    });
  });

  it('closes the way back when it reveals', () => {
    const { rules, state } = threeBidders();
    expect(stepped(rules, state, [0, 5], [2, 1])).toMatchObject({ horizon: false, events: [] });
    expect(stepped(rules, state, [0, 5], [2, 1], [1, 4])).toMatchObject({ horizon: true });
  });

  it('refuses those who are not asked', () => {
    const state = start(noughts, {});
    expect(step(noughts, state, 1, 4)).toEqual({
      ok: false,
      refusal: { reason: 'noughts.notYourTurn', rule: 'NOUGHTS-02', with: { seat: 1 } },
    });
  });

  it.each([2, 32, -32, 0.5, Number.NaN])('refuses a seat that is not at the table: %d', (seat) => {
    const state = start(noughts, {});
    expect(step(noughts, state, seat, 4)).toMatchObject({ ok: false });
    expect(legalActions(open(noughts, state), seat)).toEqual([]);
    expect(() => fallback(noughts, state, seat)).toThrow('is not asked');
  });
});

function expectLegalByEnumeration<T extends Types & { answer: number }>(
  rules: Rules<T>,
  state: State<T>,
): void {
  for (let seat = 0; seat < rules.seats; seat++) {
    const legal = legalActions(open(rules, state), seat);
    for (let answer = -1; answer < 11; answer++) {
      const isLegal = legal.includes(answer);
      expect(step(rules, state, seat, answer).ok).toBe(isLegal);
      expect(why(rules, state, seat, answer) === null).toBe(isLegal);
    }
  }
}

describe('the list of answers', () => {
  it('is sorted and has no answer twice', () => {
    const { rules, state } = threeBidders();
    const lists = [0, 1, 2].map((seat) => legalActions(open(rules, state), seat));
    expect(lists).toEqual([
      [1, 3, 5, 7],
      [2, 4, 6],
      [1, 6],
    ]);
  });

  it('is empty for who has answered, who is not asked, and after the end', () => {
    const { rules, state } = threeBidders();
    const answered = stepped(rules, state, [0, 5]).state;
    expect(legalActions(open(rules, answered), 0)).toEqual([]);
    const leading = stepped(rules, state, [0, 5], [1, 2], [2, 1]).state;
    expect(legalActions(open(rules, leading), 0)).toEqual([]);
    const over = { ...state, public: { ...state.public, stack: [] } };
    expect([0, 1, 2].map((seat) => legalActions(open(rules, over), seat))).toEqual([[], [], []]);
  });
});

describe('who is pending', () => {
  it('is everybody asked who has not answered', () => {
    const { rules, state } = threeBidders();
    expect(pending(rules, stepped(rules, state, [1, 4]).state)).toBe(only(0) | only(2));
  });

  it('is nobody when the game is over', () => {
    const over = { ...start(noughts, {}), public: { stack: [], board: [], marked: 9, winner: null } };
    expect(isOver(over)).toBe(true);
    expect(pending(noughts, over)).toBe(NOBODY);
    expect(isOver(start(noughts, {}))).toBe(false);
  });
});

/** Runs as often as its frame says, then is gone. */
const counting: FrameKind<Tiny, Frame> = {
  ...passing,
  run(g) {
    g.public.marks[0] = (g.public.marks[0] ?? 0) - 1;
    if (g.public.marks[0] === 0) g.public.stack.pop();
  },
};

function runsFor(times: number): State<Tiny> {
  const rules = tiny({ first: counting });
  const begin = (chance: State<Tiny>['table']['chance']) => {
    const state = rules.begin(chance);
    state.public.marks.push(times);
    return state;
  };
  return start({ ...rules, begin }, {});
}

describe('frames that run by themselves', () => {
  it('run until none is left', () => {
    expect(isOver(runsFor(1))).toBe(true);
    expect(isOver(runsFor(99_999))).toBe(true);
  });

  it('are stopped when they run without end', () => {
    expect(() => runsFor(100_000)).toThrow('runs without end');
    expect(() => runsFor(Number.POSITIVE_INFINITY)).toThrow('frame first runs without end');
  });

  it('must be known', () => {
    expect(() => start(tiny({}), {})).toThrow('no frame is called first');
    expect(() => copyStack<Tiny>({}, [{ kind: 'ghost' }])).toThrow('no frame is called ghost');
  });

  it('run the last one first', () => {
    const pushing: FrameKind<Tiny, Frame> = {
      ...passing,
      run(g) {
        g.public.marks.push(1);
        g.public.stack.pop();
        g.public.stack.push({ kind: 'below' }, { kind: 'above' });
      },
    };
    const marking = (mark: number): FrameKind<Tiny, Frame> => ({
      ...passing,
      run(g) {
        g.public.marks.push(mark);
        g.public.stack.pop();
      },
    });
    const state = start(tiny({ first: pushing, below: marking(2), above: marking(3) }), {});
    expect(state.public.marks).toEqual([1, 3, 2]);
  });
});

describe('a frame that asks without a question', () => {
  const rules = tiny({ first: { ...passing, asked: () => only(0) } });
  const state = start(rules, {});

  it('offers nothing', () => {
    expect(legalActions(open(rules, state), 0)).toEqual([]);
    expect(asksInSecret(rules, state)).toBe(false);
    expect(readyShown(rules, state)).toBe(NOBODY);
  });

  it('is a mistake as soon as somebody answers', () => {
    expect(() => step(rules, state, 0, 1)).toThrow('frame first asks nothing');
    expect(() => play(open(rules, copy(rules, state)), 0, 1)).toThrow('frame first asks nothing');
    expect(() => fallback(rules, state, 0)).toThrow('frame first asks nothing');
  });
});

/** Asks both seats openly, one after the other; answers of 6 roll the dice. */
const openFrame: FrameKind<Tiny, Frame> = {
  ...passing,
  asked: (known) => (known.marks.length < 4 ? only(known.marks.length % 2) : NOBODY),
  question: {
    legal: (_g, _frame, _seat, out) => void out.push(1, 6),
    answer(g, _frame, _seat, answer) {
      g.public.marks.push(answer === 6 ? roll(g, 'dice', 6) : answer);
    },
    fallback: () => 1,
    why: () => refusal('tiny.illegal'),
  },
};

describe('playing in place', () => {
  const rules = tiny({ first: openFrame });

  it('says of each answer alone whether there is a way back', () => {
    const g = open(rules, start(rules, { dice: scripted([2, 3]) }));
    const horizons: boolean[] = [];
    for (const [seat, answer] of [
      [0, 6],
      [1, 1],
      [0, 1],
      [1, 6],
    ] as const) {
      play(g, seat, answer);
      horizons.push(g.horizon);
    }
    expect(horizons).toEqual([true, false, false, true]);
    expect(isOver(g)).toBe(true);
    expect(g.public.marks).toEqual([2, 1, 1, 3]);
  });

  it('plays on the very state it was opened with, and closes to it', () => {
    const state = start(rules, {});
    const g = open(rules, state);
    expect(g).toMatchObject({ events: null, horizon: false });
    play(g, 0, 1);
    expect(state.public.marks).toEqual([1]);
    expect(close(g)).toEqual(state);
    expect(Object.keys(close(g))).toEqual(['public', 'seats', 'table']);
  });

  it('gives the reason of the question for an answer it does not offer', () => {
    expect(why(rules, start(rules, {}), 0, 2)).toEqual(refusal('tiny.illegal'));
    expect(why(rules, start(rules, {}), 1, 1)).toEqual(refusal('tiny.notAsked'));
  });
});

describe('a copy', () => {
  it('shares nothing that a game could change', () => {
    const { rules, state } = threeBidders();
    const frozen = canonical(state);
    const g = open(rules, copy(rules, state));
    for (const [seat, card] of [
      [0, 5],
      [1, 2],
      [2, 6],
      [0, 3],
      [1, PASS],
    ] as const)
      play(g, seat, card);
    expect(canonical(state)).toBe(frozen);
    expect(canonical(close(g))).not.toBe(frozen);
  });
});

describe('the fallback', () => {
  it('is always one of the answers offered', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const state of positions(BIDS, seed)) {
          for (const seat of listSeats(pending(BIDS.rules, state))) {
            const offered = legalActions(open(BIDS.rules, state), seat);
            expect(offered).toContain(fallback(BIDS.rules, state, seat));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is only for those who are asked', () => {
    const { rules, state } = threeBidders();
    const answered = stepped(rules, state, [0, 5]).state;
    expect(() => fallback(rules, answered, 0)).toThrow('seat 0 is not asked');
    const over = { ...state, public: { ...state.public, stack: [] } };
    expect(() => fallback(rules, over, 1)).toThrow('seat 1 is not asked');
  });
});
