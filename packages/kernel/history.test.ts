import { describe, expect, it } from 'vitest';
import type { Frame, FrameKind } from './contract.ts';
import { type Entry, undoable } from './game-in-play.ts';
import { begin, type History, write } from './history.ts';
import { deepFreeze } from './laws/plain.ts';
import { only } from './seats.ts';
import { givenBids, written } from './testing/bids.ts';
import { passing, refusal, type Tiny, tiny } from './testing/tiny.ts';
import { type Noughts, noughts } from './toys/noughts.ts';
import { PASS } from './toys/sealed-bids.ts';

const REFUSED = { ok: false, refusal: { reason: 'undo.horizon', rule: 'TABLE-01', with: {} } };

function noughtsAfter(...entries: readonly Entry<Noughts>[]): History<Noughts> {
  let history = begin(noughts, {});
  for (const entry of entries) {
    const next = write(history, entry);
    if (!next.ok) throw new Error(next.refusal.reason);
    history = next.history;
  }
  return history;
}

const dealt = () =>
  givenBids({
    hands: [
      [1, 3, 5, 7],
      [2, 2, 4, 6],
      [1, 1, 1, 6],
    ],
    prizes: [2, 1, 3, 1],
  });

describe('the log', () => {
  it('begins empty, with the first position and what was told before it', () => {
    const history = dealt();
    expect(history).toMatchObject({ entries: [], standing: [] });
    expect(history.state).toBe(history.first);
    expect(history.opening.events.map((event) => event.key)).toEqual([
      'bids.dealt',
      'bids.dealt',
      'bids.dealt',
      'bids.prize',
    ]);
  });

  it('gets a line for each answer, with what it told', () => {
    const history = noughtsAfter({ seat: 0, answer: 4 }, { seat: 1, answer: 0 });
    expect(history.entries).toEqual([
      { seat: 0, answer: 4 },
      { seat: 1, answer: 0 },
    ]);
    expect(history.standing).toEqual([
      {
        seat: 0,
        answer: 4,
        events: [{ key: 'noughts.marked', seat: 0, square: 4 }],
        horizon: false,
        visibility: 'open',
      },
      {
        seat: 1,
        answer: 0,
        events: [{ key: 'noughts.marked', seat: 1, square: 0 }],
        horizon: false,
        visibility: 'open',
      },
    ]);
    expect(history.state.public.board).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0]);
  });

  it('refuses what the game refuses, and gets no line for it', () => {
    const history = deepFreeze(noughtsAfter({ seat: 0, answer: 4 }));
    expect(write(history, { seat: 1, answer: 4 })).toMatchObject({
      ok: false,
      refusal: { rule: 'NOUGHTS-01' },
    });
    expect(history.entries).toHaveLength(1);
  });

  it('is never rewritten: the log before stays as it was', () => {
    const before = noughtsAfter({ seat: 0, answer: 4 });
    deepFreeze({ ...before, rules: null });
    const answered = write(before, { seat: 1, answer: 0 });
    const undone = write(before, { seat: 0, undo: true });
    expect(answered.ok && undone.ok).toBe(true);
    expect(before.entries).toEqual([{ seat: 0, answer: 4 }]);
  });
});

describe('TABLE-01 undo', () => {
  it('takes back the last answer, and is a line itself', () => {
    const history = noughtsAfter({ seat: 0, answer: 4 }, { seat: 0, undo: true });
    expect(history.state).toEqual(history.first);
    expect(history.standing).toEqual([]);
    expect(history.entries).toEqual([
      { seat: 0, answer: 4 },
      { seat: 0, undo: true },
    ]);
  });

  it('goes back answer by answer, each by who gave it', () => {
    const two = noughtsAfter({ seat: 0, answer: 4 }, { seat: 1, answer: 0 });
    expect(undoable(two, 0)).toBe(-1);
    expect(undoable(two, 1)).toBe(1);
    expect(write(two, { seat: 0, undo: true })).toEqual(REFUSED);
    const none = noughtsAfter(
      { seat: 0, answer: 4 },
      { seat: 1, answer: 0 },
      { seat: 1, undo: true },
      { seat: 0, undo: true },
    );
    expect(none.state).toEqual(none.first);
    expect(none.entries).toHaveLength(4);
  });

  it('lets another answer be given instead', () => {
    const history = noughtsAfter({ seat: 0, answer: 4 }, { seat: 0, undo: true }, { seat: 0, answer: 8 });
    expect(history.state).toEqual(noughtsAfter({ seat: 0, answer: 8 }).state);
    expect(history.standing.map((past) => past.answer)).toEqual([8]);
    expect(history.entries).toHaveLength(3);
  });

  it('is refused to who has given no answer', () => {
    expect(write(begin(noughts, {}), { seat: 0, undo: true })).toEqual(REFUSED);
    expect(write(noughtsAfter({ seat: 0, answer: 4 }), { seat: 1, undo: true })).toEqual(REFUSED);
    expect(write(noughtsAfter({ seat: 0, answer: 4 }), { seat: 32, undo: true })).toEqual(REFUSED);
  });

  it('stops at the information horizon', () => {
    const revealed = written(dealt(), [0, 5], [2, 1], [1, 2]);
    for (const seat of [0, 1, 2]) expect(write(revealed, { seat, undo: true })).toEqual(REFUSED);
  });

  it('takes back a sealed answer although others have answered after it', () => {
    const history = written(dealt(), [0, 5], [2, 1], [0, 'undo']);
    expect(history.state).toEqual(written(dealt(), [2, 1]).state);
    expect(history.standing.map((past) => past.seat)).toEqual([2]);
    expect(history.entries).toEqual([
      { seat: 0, answer: 5 },
      { seat: 2, answer: 1 },
      { seat: 0, undo: true },
    ]);
    expect(written(history, [0, 7], [1, 2]).state).toEqual(written(dealt(), [2, 1], [0, 7], [1, 2]).state);
  });

  it('takes back no answer of an earlier round instead of a sealed one', () => {
    const history = written(dealt(), [0, 5], [2, 1], [1, 2], [2, PASS], [2, 'undo']);
    expect(write(history, { seat: 2, undo: true })).toEqual(REFUSED);
    expect(write(history, { seat: 0, undo: true })).toEqual(REFUSED);
  });

  it('does not reach past an answer that was given for a seat because it had no other', () => {
    const forced = givenBids({
      hands: [
        [2, 2, 2, 7],
        [4, 6, 6, 7],
        [1, 3, 6, 6],
      ],
      prizes: [2, 1, 3, 1],
      askOnlyWhoCan: true,
    });
    const history = written(forced, [0, 7], [1, 7], [2, 6], [2, PASS], [1, 4]);
    expect(history.state.table.ready).toBe(only(0) | only(1));
    expect(history.state.seats[0]?.sealed).toBe(2);
    expect(write(history, { seat: 0, undo: true })).toEqual(REFUSED);
  });

  it('does not take an open answer from under sealed ones that built on it', () => {
    let history = begin(openThenSecret(), {});
    for (const [seat, answer] of [
      [0, 3],
      [1, 1],
    ] as const) {
      const next = write(history, { seat, answer });
      if (!next.ok) throw new Error(next.refusal.reason);
      history = next.history;
    }
    expect(history.state.table.ready).toBe(only(0) | only(1));
    expect(undoable(history, 0)).toBe(-1);
    expect(undoable(history, 1)).toBe(1);
    const back = write(history, { seat: 1, undo: true });
    expect(back.ok && undoable(back.history, 0)).toBe(0);
  });
});

/** Seat 0 answers openly; then all three are asked in secret, and seat 0 has only one answer. */
function openThenSecret() {
  const first: FrameKind<Tiny, Frame> = {
    ...passing,
    asked: (known) => (known.marks.length === 0 ? only(0) : 0),
    question: {
      legal: (_g, _frame, _seat, out) => void out.push(3, 4),
      answer: (g, _frame, _seat, answer) => void g.public.marks.push(answer),
      fallback: () => 3,
      why: () => refusal('tiny.illegal'),
    },
    run(g) {
      g.public.stack.pop();
      g.public.stack.push({ kind: 'secret' });
    },
  };
  const secret: FrameKind<Tiny, Frame> = {
    ...passing,
    asked: (known) => (known.marks.length === 1 ? only(0) | only(1) | only(2) : 0),
    question: {
      secret: 'ready is shown',
      legal: (_g, _frame, seat, out) => void out.push(...(seat === 0 ? [1] : [1, 2])),
      revealed: (g) => void g.public.marks.push(0),
      fallback: () => 1,
      why: () => refusal('tiny.illegal'),
    },
  };
  return tiny({ first, secret }, { seats: 3, askOnlyWhoCan: true });
}

describe('an answer that no longer fits after an undo', () => {
  it('is a mistake of the game, and is called one', () => {
    const shaky = begin(openThenSecret(), {});
    const [one] = [write(shaky, { seat: 0, answer: 3 })];
    if (!one.ok) throw new Error(one.refusal.reason);
    const standing = [
      { seat: 1, answer: 9, events: [], horizon: false, visibility: 'sealed' as const },
      ...one.history.standing,
    ];
    const broken = { ...one.history, standing };
    expect(() => write(broken, { seat: 0, undo: true })).toThrow(
      'an answer that stood is refused: tiny.notAsked',
    );
  });
});

describe('TABLE-03 going back by consent', () => {
  it('leaves only the first answers standing, and is a line itself', () => {
    const history = noughtsAfter(
      { seat: 0, answer: 4 },
      { seat: 1, answer: 0 },
      { seat: 0, answer: 8 },
      { seat: 0, undo: true, to: 1 },
    );
    expect(history.standing.map(({ answer }) => answer)).toEqual([4]);
    expect(history.entries.at(-1)).toEqual({ seat: 0, undo: true, to: 1 });
    expect(history.state.public.board).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  });

  it.each([-1, 1, 0.5])('goes nowhere else: %s', (to) => {
    expect(write(noughtsAfter({ seat: 0, answer: 4 }), { seat: 0, undo: true, to })).toEqual(REFUSED);
  });
});
