import { fast } from '@race/kernel';
import { type LawId, tryGame } from '@race/kernel/laws/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREWS } from '../crew/crews.ts';
import { makeRace } from '../modules/index.ts';
import { BOARD_IDS, DIRECTIONS, ORDERS, type RaceOptions } from '../options.ts';
import { randomModules, randomOptions } from './options.ts';
import { raceTrial } from './trial.ts';

const tables: fc.Arbitrary<RaceOptions> = fc
  .record({
    board: fc.constantFrom(...BOARD_IDS),
    towards: fc.constantFrom(...DIRECTIONS),
    crews: fc.integer({ min: 2, max: 4 }),
    order: fc.constantFrom(...ORDERS),
    chosen: fc.boolean(),
    askOnlyWhoCan: fc.boolean(),
  })
  .map(({ chosen, ...options }) => ({
    ...options,
    data: 1,
    vehicles: chosen ? null : CREWS.slice(0, options.crews),
    modules: [],
  }));

/** Enough to notice a law that is broken often; `lab laws` tries hundreds, before every submission. */
const SOME = 5;

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

describe('the laws hold for the race with modules', () => {
  it('over any of them, two to five crews and random players', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0, 50, 90), (seed, hurry) => {
        const dice = fast(seed, 80);
        const options = randomOptions(dice, randomModules(dice));
        expect(tryGame(raceTrial(makeRace(options), hurry), seed).breach).toBeNull();
      }),
      { numRuns: SOME, endOnFailure: true },
    );
  });
});

describe('the laws hold for the race', () => {
  it('over random options and random players', () => {
    const hurries = fc.constantFrom(0, 50, 90);
    fc.assert(
      fc.property(tables, seeds, hurries, (options, seed, hurry) => {
        expect(tryGame(raceTrial(makeRace(options), hurry), seed).breach).toBeNull();
      }),
      { numRuns: SOME, endOnFailure: true },
    );
  });

  it('law 5 at every position of a short race', () => {
    const laws: readonly LawId[] = ['5'];
    fc.assert(
      fc.property(tables, seeds, (options, seed) => {
        const trial = raceTrial(makeRace({ ...options, askOnlyWhoCan: false }), 95);
        expect(tryGame(trial, seed, { laws, closely: true }).breach).toBeNull();
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
