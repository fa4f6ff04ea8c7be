import { fast } from '@race/kernel';
import { tryGame } from '@race/kernel/laws/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSolo } from '../modules/solo/index.ts';
import { randomSolo, randomSoloModules } from './solo-options.ts';
import { raceTrial } from './trial.ts';

describe('the laws hold for solo races', () => {
  it('from anywhere in any campaign, with any modules and random players', () => {
    const seeds = fc.integer({ min: 0, max: 0x7fffffff });
    fc.assert(
      fc.property(seeds, fc.constantFrom(0, 50, 90), fc.boolean(), (seed, hurry, modular) => {
        const dice = fast(seed, 81);
        const options = randomSolo(dice, modular ? randomSoloModules(dice) : []);
        expect(tryGame(raceTrial(makeSolo(options), hurry), seed).breach).toBeNull();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
