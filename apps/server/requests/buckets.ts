// Rate limits. A bucket fills steadily and holds a burst; a request that finds it empty is refused. NET-05.
import type { Store } from '@race/store';
import {
  forEach,
  NO_SHARED_LIMITS,
  type SharedLimits,
  type SharedPace,
  sharedLimits,
} from './shared-buckets.ts';

/**
 * Limits that protect a process, counted by each for itself. They are far above what people do: a drive is six answers in
 * one gesture, and nobody makes ten gestures a second. All guests of an address share a bucket, since a new guest costs
 * nothing.
 */
const OWN = {
  connections: { perSecond: 2, burst: 60 },
  /** Pings, and pongs that answer none: no browser sends either. */
  controls: { perSecond: 5, burst: 100 },
  address: { perSecond: 400, burst: 2_000 },
  person: { perSecond: 30, burst: 150 },
  guests: { perSecond: 120, burst: 600 },
  table: { perSecond: 120, burst: 600 },
  /** Whole races read from the store, new tables, new people. */
  costly: { perSecond: 2, burst: 40 },
  costlyGuests: { perSecond: 6, burst: 120 },
  costlyAddress: { perSecond: 20, burst: 400 },
} as const satisfies { readonly [name: string]: SharedPace };

/** How much of the server's time may be used, in milliseconds: by address, and by account or all guests of one. */
const WORK = {
  workAddress: { perSecond: 150, burst: 3_000 },
  workPerson: { perSecond: 75, burst: 1_500 },
} as const satisfies { readonly [name: string]: SharedPace };

interface Bucket {
  left: number;
  at: number;
}

export interface Buckets {
  /** Takes one from the bucket of this name; false when there is none. */
  take(name: string): boolean;
}

/** Work is charged after it is done, since its cost is unknown before. */
interface Budgets extends Buckets {
  /** Whether anything is left. */
  take(name: string): boolean;
  spend(name: string, milliseconds: number): void;
}

/** The most sockets of an address: a school or a club behind one router has fewer. */
const MOST_SOCKETS = 200;

interface Holds extends Buckets {
  give(name: string): void;
}

function makeHolds(most: number): Holds {
  const held = new Map<string, number>();
  return {
    take(name) {
      const count = held.get(name) ?? 0;
      if (count < most) held.set(name, count + 1);
      return count < most;
    },
    give(name) {
      const count = held.get(name) ?? 0;
      if (count > 1) held.set(name, count - 1);
      else held.delete(name);
    },
  };
}

const SWEEP_AT = 10_000;

/** The buckets of all names, each as full as it is now. `steady` is a clock that never goes back, in milliseconds. */
function makeRow(pace: SharedPace, steady: () => number): (name: string) => Bucket {
  const buckets = new Map<string, Bucket>();
  const fill = (bucket: Bucket, time: number): number =>
    Math.min(pace.burst, bucket.left + (Math.max(0, time - bucket.at) / 1_000) * pace.perSecond);

  /** Removes full buckets. */
  function sweep(time: number): void {
    for (const [name, bucket] of buckets) if (fill(bucket, time) >= pace.burst) buckets.delete(name);
    // Names are made faster than buckets fill: forgetting all of them is better than growing.
    if (buckets.size > 10 * SWEEP_AT) buckets.clear();
  }

  return (name) => {
    const time = steady();
    let bucket = buckets.get(name);
    if (bucket === undefined) {
      if (buckets.size >= SWEEP_AT && buckets.size % 1_000 === 0) sweep(time);
      bucket = { left: pace.burst, at: time };
      buckets.set(name, bucket);
    }
    bucket.left = fill(bucket, time);
    bucket.at = time;
    return bucket;
  };
}

function makeBuckets(pace: SharedPace, steady: () => number): Buckets {
  const bucketOf = makeRow(pace, steady);
  return {
    take(name) {
      const bucket = bucketOf(name);
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
  };
}

function makeBudgets(pace: SharedPace, steady: () => number): Budgets {
  const bucketOf = makeRow(pace, steady);
  return {
    take: (name) => bucketOf(name).left > 0,
    spend(name, milliseconds) {
      const bucket = bucketOf(name);
      // A debt is never larger than a full bucket.
      bucket.left = Math.max(-pace.burst, bucket.left - milliseconds);
    },
  };
}

type OwnLimits = { readonly sockets: Holds } & { readonly [N in keyof typeof OWN]: Buckets } & {
  readonly [N in keyof typeof WORK]: Budgets;
};
export type RateLimits = OwnLimits & SharedLimits;

/** The limits of one process, and those of all processes together. `steady` never goes back, `now` may. */
export const makeLimits = (
  now: () => number,
  store: Pick<Store, 'commit'>,
  steady: () => number = now,
): RateLimits => ({
  sockets: makeHolds(MOST_SOCKETS),
  ...forEach(OWN, (pace) => makeBuckets(pace, steady)),
  ...forEach(WORK, (pace) => makeBudgets(pace, steady)),
  ...sharedLimits(now, store),
});

const ALWAYS: Buckets = { take: () => true };
const ENDLESS: Budgets = { take: () => true, spend: () => undefined };

/** No limits, for measurements in which one machine plays a thousand people. */
export const NO_LIMITS: RateLimits = {
  sockets: { take: () => true, give: () => undefined },
  ...forEach(OWN, () => ALWAYS),
  ...forEach(WORK, () => ENDLESS),
  ...NO_SHARED_LIMITS,
};
