import { describe, expect, it } from 'vitest';
import { beatenBySpeed } from './beaten.ts';

const stood = (...all: [place: number, stages: number][]) =>
  all.map(([place, stages], seat) => ({ seat, place, stages }));

describe('the end of a dash', () => {
  it('names who lost by speeds alone (DASH-END-03)', () => {
    expect(beatenBySpeed(stood([2, 13], [1, 13], [3, 12], [2, 13]))).toEqual([0, 3]);
  });

  it('names nobody where stages decided, or the victory is shared', () => {
    expect(beatenBySpeed(stood([1, 13], [2, 12]))).toEqual([]);
    expect(beatenBySpeed(stood([1, 13], [1, 13], [3, 9]))).toEqual([]);
  });
});
