import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { inHand, lastPlan, move, NONE_PLACED } from './draft.ts';

const revealed = (...plans: number[][]): { events: RaceEvent[] } => ({
  events: plans.map((boxes, seat) => ({ key: 'planned', seat, boxes })),
});

describe('the plan of the turn before', () => {
  it('is the one revealed last', () => {
    const told = [revealed([5, 0, 0, 0], [0, 5, 0, 0]), revealed([1, 1, 1, 2], [2, 2, 1, 0]), { events: [] }];
    expect(lastPlan(told, 0)).toEqual([1, 1, 1, 2]);
    expect(lastPlan(told, 1)).toEqual([2, 2, 1, 0]);
  });

  it('is none in the first turn', () => {
    expect(lastPlan([{ events: [{ key: 'turnBegun', turn: 1 }] }], 0)).toBeNull();
  });
});

describe('BASE-PLAN-01 placing five assistants', () => {
  it('begins with all five in the hand', () => {
    expect(NONE_PLACED).toEqual([0, 0, 0, 0]);
    expect(inHand(NONE_PLACED)).toBe(5);
  });

  it('puts one on a box, takes one back, and moves one over', () => {
    const one = move(NONE_PLACED, 'hand', 2);
    expect(one).toEqual([0, 0, 1, 0]);
    expect(inHand(one)).toBe(4);
    expect(move(one, 2, 'hand')).toEqual(NONE_PLACED);
    expect(move(one, 2, 0)).toEqual([1, 0, 0, 0]);
  });

  it('moves nobody from where nobody stands', () => {
    const all = [2, 1, 1, 1];
    expect(move(all, 'hand', 0)).toBe(all);
    expect(move(NONE_PLACED, 1, 2)).toBe(NONE_PLACED);
    expect(move(NONE_PLACED, 3, 'hand')).toBe(NONE_PLACED);
  });

  it('leaves as it is what is put down where it was', () => {
    const placing = [0, 3, 0, 0];
    expect(move(placing, 1, 1)).toBe(placing);
    expect(move(placing, 'hand', 'hand')).toBe(placing);
  });
});
