import type { Buckets, Limits } from '../live/buckets.ts';
import type { Meters } from './meters.ts';

/** The same limits, which count whom they stop. */
export function countedLimits(limits: Limits, { limited }: Meters): Limits {
  const counted = (name: string, { take }: Buckets): Buckets => ({
    take(whose) {
      const isFine = take(whose);
      if (!isFine) limited.add(name);
      return isFine;
    },
  });
  // Every limit there is, under its own name.
  return Object.fromEntries(
    Object.entries(limits).map(([name, buckets]) => [name, counted(name, buckets)]),
  ) as Limits;
}
