import { describe, expect, it } from 'vitest';
import type { Seat, State } from '../contract.ts';
import { fallback, isOver, legalActions, open, pending, play, start, step, why } from '../play.ts';
import { NOBODY, only } from '../seats.ts';
import { mustStep } from '../testing/random-game.ts';
import { type Noughts, noughts } from './noughts.ts';

/** The squares marked in turn, from an empty board. */
function after(...squares: readonly number[]) {
  let state = start(noughts, {});
  let events: readonly Noughts['event'][] = [];
  for (const [i, answer] of squares.entries()) {
    const next = mustStep(noughts, { state, seat: i % 2, answer });
    state = next.state;
    events = next.events;
  }
  return { state, events };
}

const legal = (state: State<Noughts>, seat: Seat) => legalActions(open(noughts, state), seat);

describe('noughts and crosses', () => {
  it('lets the seats mark free squares in turn', () => {
    const { state } = after(4, 0);
    expect(state.public.board).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(pending(noughts, state)).toBe(only(0));
    expect(legal(state, 0)).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(legal(state, 1)).toEqual([]);
  });

  it.each([
    [[0, 1, 2]],
    [[3, 4, 5]],
    [[6, 7, 8]],
    [[0, 3, 6]],
    [[1, 4, 7]],
    [[2, 5, 8]],
    [[0, 4, 8]],
    [[2, 4, 6]],
  ])('is won with the line %j, whichever square of it comes last', (line) => {
    for (const last of line) {
      const [one = 0, two = 0] = line.filter((square) => square !== last);
      const [three = 0, four = 0] = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((square) => !line.includes(square));
      const { state, events } = after(one, three, two, four, last);
      expect(state.public.winner).toBe(0);
      expect(isOver(state)).toBe(true);
      expect(events).toEqual([
        { key: 'noughts.marked', seat: 0, square: last },
        { key: 'noughts.won', seat: 0 },
      ]);
    }
  });

  it('is won by the second seat as well', () => {
    const { state, events } = after(0, 2, 1, 4, 8, 6);
    expect(state.public.winner).toBe(1);
    expect(events.at(-1)).toEqual({ key: 'noughts.won', seat: 1 });
  });

  it('is drawn when the board is full without a line', () => {
    const { state, events } = after(0, 1, 2, 4, 3, 5, 7, 6, 8);
    expect(state.public.winner).toBeNull();
    expect(isOver(state)).toBe(true);
    expect(pending(noughts, state)).toBe(NOBODY);
    expect(events.at(-1)).toEqual({ key: 'noughts.drawn' });
  });

  it('is not over before', () => {
    expect(isOver(after(0, 1, 2, 4, 3, 5, 7, 6).state)).toBe(false);
  });

  it('can be played where nobody listens', () => {
    const g = open(noughts, start(noughts, {}));
    for (const [i, square] of [0, 3, 1, 4, 2].entries()) play(g, i % 2, square);
    expect(g.events).toBeNull();
    expect(g.public.winner).toBe(0);
  });

  it('is imagined as it is, for nothing in it is hidden', () => {
    const { state } = after(4, 0);
    const known = { seat: 1, public: state.public, own: null, ready: NOBODY };
    expect(noughts.imagine(known, {})).toEqual(state);
  });

  it('marks the first free square for who has left', () => {
    expect(fallback(noughts, after(0, 1).state, 0)).toBe(2);
  });
});

describe('NOUGHTS-01 a square taken', () => {
  it('cannot be marked again', () => {
    expect(why(noughts, after(4).state, 1, 4)).toEqual({
      reason: 'noughts.taken',
      rule: 'NOUGHTS-01',
      with: { square: 4 },
    });
  });
});

describe('NOUGHTS-02 taking turns', () => {
  it('refuses who has just marked', () => {
    expect(why(noughts, after(4).state, 0, 5)).toEqual({
      reason: 'noughts.notYourTurn',
      rule: 'NOUGHTS-02',
      with: { seat: 0 },
    });
  });
});

describe('NOUGHTS-03 the end', () => {
  it('refuses further marks', () => {
    expect(step(noughts, after(0, 3, 1, 4, 2).state, 1, 5)).toEqual({
      ok: false,
      refusal: { reason: 'noughts.over', rule: 'NOUGHTS-03', with: {} },
    });
  });
});

describe('NOUGHTS-04 the board', () => {
  it.each([9, -1, 1.5])('has no square %d', (square) => {
    expect(why(noughts, after().state, 0, square)).toEqual({
      reason: 'noughts.noSquare',
      rule: 'NOUGHTS-04',
      with: { square },
    });
  });
});

describe('what comes from outside', () => {
  it('is an answer when it is a square', () => {
    expect([0, 8].map(noughts.readAnswer)).toEqual([0, 8]);
    for (const from of [9, -1, 0.5, '4', null, undefined, [4]]) expect(noughts.readAnswer(from)).toBeNull();
  });

  it('is a state when its board can be', () => {
    for (const { state } of [after(), after(4, 0), after(0, 3, 1, 4, 2), after(0, 1, 2, 4, 3, 5, 7, 6, 8)]) {
      expect(noughts.readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });

  it.each([
    ['nothing', null],
    ['a number', 3],
    ['an empty state', {}],
    ['no board', { public: {}, table: { chance: {} } }],
    ['a board that is no list', { public: { board: 'xox' }, table: { chance: {} } }],
    ['a small board', { public: { board: [0, 0, 0] }, table: { chance: {} } }],
    ['an unknown mark', { public: { board: [3, 0, 0, 0, 0, 0, 0, 0, 0] }, table: { chance: {} } }],
    ['the second seat ahead', { public: { board: [2, 0, 0, 0, 0, 0, 0, 0, 0] }, table: { chance: {} } }],
    ['the first seat two ahead', { public: { board: [1, 1, 0, 0, 0, 0, 0, 0, 0] }, table: { chance: {} } }],
    ['no streams', { public: { board: [0, 0, 0, 0, 0, 0, 0, 0, 0] }, table: {} }],
    ['no table', { public: { board: [0, 0, 0, 0, 0, 0, 0, 0, 0] } }],
  ])('is no state when it is %s', (_, from) => {
    expect(noughts.readState(from)).toBeNull();
  });
});
