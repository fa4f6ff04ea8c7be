import { ANCHOR, DASH_LADDER, type Ladder, RACE_LADDER } from '@race/bots/ladder.ts';
import { describe, expect, it } from 'vitest';
import { ladderOf } from './ladder.ts';

/** The measured ratings, moved so that the anchor has the starting rating. */
function ratingsOf<B extends string>({ anchor, met, ratings }: Ladder<B>): { [bot: string]: number } {
  const rungs = ladderOf(Object.keys(ratings), met);
  const base = rungs.find(({ bot }) => bot === anchor)?.rating ?? 0;
  return Object.fromEntries(rungs.map(({ bot, rating }) => [bot, rating - base + ANCHOR]));
}

describe('RATE-03 the ratings of bots', () => {
  it.each([
    ['the race', RACE_LADDER],
    ['the Dash', DASH_LADDER],
  ])('of %s follow from the races they were measured in', (_, ladder: Ladder<string>) => {
    expect(ladder.ratings).toEqual(ratingsOf(ladder));
  });
});
