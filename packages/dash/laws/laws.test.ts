import { LAW_IDS, tryGame } from '@race/kernel/laws/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_PLAYERS, MOST_PLAYERS, WAYS_TO_CAST } from '../options.ts';
import { makeReadableDash } from '../readable.ts';
import { dashTrial } from './trial.ts';

const tables = fc.record({
  players: fc.integer({ min: FEWEST_PLAYERS, max: MOST_PLAYERS }),
  characters: fc.constantFrom(...WAYS_TO_CAST),
  data: fc.constant(1),
});
const seeds = fc.integer({ min: 0, max: 0x7fffffff });

describe('the laws hold for the Dash', () => {
  it('over random tables and random players', () => {
    fc.assert(
      fc.property(tables, seeds, (options, seed) => {
        expect(tryGame(dashTrial(makeReadableDash(options)), seed).breach).toBeNull();
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it.each(LAW_IDS)('law %s at every position of some of them', (law) => {
    fc.assert(
      fc.property(tables, seeds, (options, seed) => {
        const { breach, checks } = tryGame(dashTrial(makeReadableDash(options)), seed, {
          laws: [law],
          closely: true,
        });
        expect(breach).toBeNull();
        expect(checks[law]).toBeGreaterThan(0);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
