import type { Score } from '@race/balance';

/** Shares below and above which a bot is weaker or stronger; in between the difference hardly matters. */
const EVEN = { weaker: 0.4, stronger: 0.6 };
/** How often the test may be wrong, on either side. */
const ERROR = 0.05;
const ENOUGH = Math.log((1 - ERROR) / ERROR);

/** Wald's sequential test: which is stronger, once the races are enough; else null. */
export function stronger({ games, wins }: Score): 'first' | 'second' | null {
  const losses = games - wins;
  const evidence =
    wins * Math.log(EVEN.stronger / EVEN.weaker) + losses * Math.log((1 - EVEN.stronger) / (1 - EVEN.weaker));
  if (evidence >= ENOUGH) return 'first';
  return evidence <= -ENOUGH ? 'second' : null;
}
