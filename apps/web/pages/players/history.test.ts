import type { RaceResult, TrackRating } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { historyOf } from './history.ts';

const TRACK = { game: 'race', board: 'africa', crews: 4 };
const rating: TrackRating = {
  ...TRACK,
  rating: 1_560,
  give: 180,
  settled: false,
  races: 2,
  won: 1,
  arrived: 2,
};
const result = (before: number, after: number, more: Partial<RaceResult> = {}): RaceResult => ({
  ...TRACK,
  ended: 1,
  place: 2,
  arrived: true,
  rated: true,
  fate: 'raced',
  before,
  after,
  table: null,
  others: [],
  ...more,
});
const SIZE = { width: 100, height: 50 };

describe('RATE-03 the history of a rating', () => {
  it('goes from where it began through every race to where it is now', () => {
    const { points, high, low } = historyOf(
      rating,
      [result(1_540, 1_560, { place: 1 }), result(1_500, 1_540)],
      SIZE,
    );
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(points.map(({ isWon }) => isWon)).toEqual([false, false, true]);
    expect([low, high]).toEqual([1_400, 1_650]);
    const figures = points.map(({ y }) => high - (y * (high - low)) / SIZE.height);
    expect(figures).toEqual([1_500, 1_540, 1_560]);
  });

  it('leaves out other tracks, and races that do not count', () => {
    const others = [
      result(1_500, 1_700, { crews: 2 }),
      result(1_500, 1_700, { board: 'south-america' }),
      result(1_540, 1_540, { fate: 'excused' }),
    ];
    expect(historyOf(rating, [...others, result(1_500, 1_540)], SIZE).points).toHaveLength(2);
  });

  it('is a single point for who has no race to show', () => {
    expect(historyOf(rating, [], SIZE).points).toHaveLength(1);
  });
});
