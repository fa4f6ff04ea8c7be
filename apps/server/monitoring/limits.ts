import type { RateLimits } from '../sockets/buckets.ts';
import type { Meters } from './meters.ts';

/** The same limits, which count whom they stop. */
export function countedLimits(limits: RateLimits, { limited }: Meters): RateLimits {
  function counted(name: string, isFine: boolean): boolean {
    if (!isFine) limited.add(name);
    return isFine;
  }
  // Every limit there is, under its own name.
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
