import { fileURLToPath } from 'node:url';
import { ANCHOR, DASH_LADDER, type Ladder, RACE_LADDER } from '@race/bots/ladder.ts';
import { describe, expect, it } from 'vitest';
import { ladderOf } from './ladder.ts';
import { pairingsIn, readResults } from './results.ts';

/** The measured ratings of those with a rating, moved so that the anchor has the starting rating. */
function ratingsOf<B extends string>({ anchor, met, ratings }: Ladder<B>): { [bot: string]: number } {
  const bots = [...Object.keys(ratings), ...met.flatMap(({ first, second }) => [first, second])];
  const rungs = ladderOf([...new Set(bots)], met);
  const base = rungs.find(({ bot }) => bot === anchor)?.rating ?? 0;
  return Object.fromEntries(
    rungs.flatMap(({ bot, rating }) => (bot in ratings ? [[bot, rating - base + ANCHOR]] : [])),
  );
}

describe('RATE-03 the ratings of bots', () => {
  it.each([
    ['the race', RACE_LADDER],
    ['the Dash', DASH_LADDER],
  ])('of %s follow from the races they were measured in', (_, ladder: Ladder<string>) => {
    expect(ladder.ratings).toEqual(ratingsOf(ladder));
  });

  it.each([
    ['race', RACE_LADDER],
    ['dash', DASH_LADDER],
  ])('in the %s come from the results that are kept', (game, { met }: Ladder<string>) => {
    const kept = fileURLToPath(new URL('../../../docs/bots.json', import.meta.url));
    expect(pairingsIn(readResults(kept), game)).toEqual(met);
  });
});
