import type { Meters } from '../monitoring/meters.ts';
import type { RateLimits } from './buckets.ts';

/** The same limits, which count refused requests. */
export function countedLimits(limits: RateLimits, { limited }: Meters): RateLimits {
  function counted(name: string, isFine: boolean): boolean {
    if (!isFine) limited.add(name);
    return isFine;
  }
  // Every limit under its own name.
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      {
        ...limit,
        take(whose: string) {
          const taken = limit.take(whose);
          return typeof taken === 'boolean'
            ? counted(name, taken)
            : taken.then((isFine) => counted(name, isFine));
        },
      },
    ]),
  ) as RateLimits;
}
