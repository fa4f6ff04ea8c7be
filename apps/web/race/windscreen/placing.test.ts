import { describe, expect, it } from 'vitest';
import { inHand, move, NONE_PLACED } from './placing.ts';

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
