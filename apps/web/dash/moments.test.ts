import { describe, expect, it } from 'vitest';
import { headlineOf, momentsOf, roundsIn } from './moments.ts';

const steps = (line: number, ...events: Parameters<typeof headlineOf>[0]) => ({ line, seat: null, events });
const begun = (round: number) => ({ key: 'roundBegun', round }) as const;
const taken = { key: 'cardTaken', seat: 0, card: 'starter-boat' } as const;

describe('the moments of a dash', () => {
  const moments = momentsOf([steps(0, begun(1)), steps(1), steps(2, taken, begun(2)), steps(3)]);

  it('are of the round in which they were answered', () => {
    expect(moments.map(({ round }) => round)).toEqual([1, 1, 1, 2]);
    expect(roundsIn(moments)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 3 },
    ]);
  });

  it('are told by what weighs most', () => {
    expect(headlineOf([taken, begun(2)])).toEqual([taken]);
    expect(headlineOf([begun(2)])).toEqual([begun(2)]);
    expect(headlineOf([])).toEqual([]);
  });
});
