/** So many of so many. A victory that is shared counts as its part of one. */
export interface Score {
  readonly games: number;
  readonly wins: number;
}

/** For 95 of 100. */
export const NORMAL = 1.96;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Where the true share lies, in 95 of 100 such counts (Wilson's interval). */
export function intervalOf({ games, wins }: Score): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = NORMAL * NORMAL;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const width =
    (NORMAL * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { low: Math.max(0, middle - width), high: Math.min(1, middle + width) };
}

export const shareOf = ({ games, wins }: Score): number => (games === 0 ? 0 : wins / games);
