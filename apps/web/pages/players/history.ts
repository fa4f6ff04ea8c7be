// The ratings of one track from race to race, as points of a plot.
import type { RaceResult, Track, TrackRating } from '@race/protocol';

export interface RatingPoint {
  readonly x: number;
  readonly y: number;
  readonly isWon: boolean;
}

export interface RatingHistory {
  readonly points: readonly RatingPoint[];
  /** The ratings at the upper and the lower edge. */
  readonly high: number;
  readonly low: number;
}

/** The least span between the edges, so that small changes look small. */
const LEAST_SPAN = 200;
const STEP = 50;

const sameTrack = (a: Track, b: Track): boolean =>
  a.game === b.game && a.board === b.board && a.crews === b.crews;

/** The first point is the rating before the oldest race. */
export function historyOf(
  rating: TrackRating,
  results: readonly RaceResult[],
  { width, height }: { readonly width: number; readonly height: number },
): RatingHistory {
  const own = results.filter((one) => sameTrack(one, rating) && one.fate !== 'excused').toReversed();
  const figures = [own[0]?.before ?? rating.rating, ...own.map(({ after }) => after)];
  const middle = (Math.max(...figures) + Math.min(...figures)) / 2;
  const half = Math.max(LEAST_SPAN, Math.max(...figures) - Math.min(...figures)) / 2;
  const high = Math.ceil((middle + half) / STEP) * STEP;
  const low = Math.floor((middle - half) / STEP) * STEP;
  const last = Math.max(1, figures.length - 1);
  const points = figures.map((figure, at) => ({
    x: (width * at) / last,
    y: (height * (high - figure)) / (high - low),
    isWon: at > 0 && own[at - 1]?.place === 1,
  }));
  return { points, high, low };
}
