import fc from 'fast-check';
import { rate } from 'openskill';
import { describe, expect, it } from 'vitest';
import { ratedAfter } from './plackett-luce.ts';

const rated = fc.record({
  mu: fc.double({ min: -20, max: 80, noNaN: true }),
  sigma: fc.double({ min: 0.2, max: 12, noNaN: true }),
});
const race = fc
  .integer({ min: 2, max: 8 })
  .chain((crews) =>
    fc.tuple(
      fc.array(rated, { minLength: crews, maxLength: crews }),
      fc.array(fc.integer({ min: 1, max: crews }), { minLength: crews, maxLength: crews }),
      fc.double({ min: 0.5, max: 10, noNaN: true }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
    ),
  );

describe('RATE-03 ratings after Plackett and Luce', () => {
  it('are those of openskill, for any ratings, places and ties', () => {
    fc.assert(
      fc.property(race, ([before, places, beta, tau]) => {
        const own = ratedAfter(before, { places, beta, tau });
        const theirs = rate(
          before.map((one) => [{ ...one }]),
          { rank: places, beta, tau },
        );
        for (const [at, { mu, sigma }] of own.entries()) {
          expect(mu).toBeCloseTo(theirs[at]?.[0]?.mu ?? Number.NaN, 9);
          expect(sigma).toBeCloseTo(theirs[at]?.[0]?.sigma ?? Number.NaN, 9);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('do not depend on the order of the seats', () => {
    const before = [
      { mu: 25, sigma: 8 },
      { mu: 30, sigma: 2 },
      { mu: 20, sigma: 5 },
    ];
    const settings = { beta: 4, tau: 0.1 };
    const [a, b, c] = ratedAfter(before, { ...settings, places: [3, 1, 2] });
    expect(ratedAfter(before.toReversed(), { ...settings, places: [2, 1, 3] })).toEqual([c, b, a]);
  });
});
