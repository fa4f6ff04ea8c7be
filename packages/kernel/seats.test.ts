import { describe, expect, it } from 'vitest';
import { includes, listSeats, NOBODY, only } from './seats.ts';

describe('a set of seats', () => {
  it('includes the seats it was made of and no other', () => {
    const seats = only(0) | only(3);
    expect([0, 1, 2, 3, 4].map((seat) => includes(seats, seat))).toEqual([true, false, false, true, false]);
  });

  it('is empty when it has nobody', () => {
    expect(NOBODY).toBe(0);
    expect(listSeats(NOBODY)).toEqual([]);
  });

  it('lists its seats from the lowest on', () => {
    expect(listSeats(only(4) | only(1) | only(0))).toEqual([0, 1, 4]);
  });

  it('takes no number from outside for one of its seats', () => {
    const outside = [32, 33, -32, -31, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
    for (const seat of outside) expect(includes(only(0) | only(1), seat)).toBe(false);
  });
});
