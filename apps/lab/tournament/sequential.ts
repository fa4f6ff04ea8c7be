import type { Score } from '@race/balance';

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
