import { TRAITS } from '@race/bots/search/traits.ts';
import { describe, expect, it } from 'vitest';
import { playExamples } from './examples.ts';
import { fit, surprise } from './fit.ts';

describe('examples', () => {
  it('are positions of whole races, the same from the same seed', () => {
    const job = { bot: 'racer', seed: 3, first: 0, games: 4 } as const;
    const examples = playExamples(job);
    expect(examples.length).toBeGreaterThan(8);
    for (const { traits, winner } of examples) {
      expect(traits[winner]).toHaveLength(TRAITS);
      expect(traits.flat().every(Number.isFinite)).toBe(true);
    }
    expect(playExamples(job)).toEqual(examples);
  });
});

describe('the fit', () => {
  const lesson = { inputs: 2, hidden: 4, rounds: 60, seed: 1, done: () => undefined };

  it('finds out what decides, and what does not', () => {
    const examples = Array.from({ length: 200 }, (_, n) => ({
      traits: [
        [(n % 10) / 10, (n % 7) / 7],
        [((n * 3) % 10) / 10, (n % 3) / 3],
      ],
      winner: n % 10 > (n * 3) % 10 ? 0 : 1,
    }));
    const network = fit({ ...lesson, examples });
    expect(surprise(network, examples).named).toBeGreaterThan(0.9);
    expect(fit({ ...lesson, examples })).toEqual(network);
  });
});
