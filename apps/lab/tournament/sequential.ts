/** How two bots fared against each other. A race that nobody won counts half for each. */
export interface Score {
  readonly games: number;
  readonly wins: number;
}

/** Below and above these shares a bot is the weaker and the stronger; between them it hardly matters. */
const EVEN = { weaker: 0.4, stronger: 0.6 };
/** How often the test may be wrong, on either side. */
const ERROR = 0.05;
const ENOUGH = Math.log((1 - ERROR) / ERROR);

/** Wald's sequential test: who is the stronger, once the races say so; else null. */
export function stronger({ games, wins }: Score): 'first' | 'second' | null {
  const losses = games - wins;
  const evidence =
    wins * Math.log(EVEN.stronger / EVEN.weaker) + losses * Math.log((1 - EVEN.stronger) / (1 - EVEN.weaker));
  if (evidence >= ENOUGH) return 'first';
  return evidence <= -ENOUGH ? 'second' : null;
}

/** For 95 of 100. */
export const NORMAL = 1.96;

/** Where the true share lies, in 95 of 100 such tournaments (Wilson's interval). */
export function intervalOf({ games, wins }: Score): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = NORMAL * NORMAL;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const width =
    (NORMAL * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { low: Math.max(0, middle - width), high: Math.min(1, middle + width) };
}
