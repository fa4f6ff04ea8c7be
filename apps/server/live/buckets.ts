// How fast somebody may ask. A bucket fills steadily and holds a burst; what finds it empty is refused. NET-05.

export interface Pace {
  readonly perSecond: number;
  readonly burst: number;
}

/** Far above what people do: a drive is six answers in one gesture, and nobody makes ten gestures a second. */
export const PACES = {
  connections: { perSecond: 2, burst: 60 },
  address: { perSecond: 400, burst: 2_000 },
  person: { perSecond: 30, burst: 150 },
  table: { perSecond: 120, burst: 600 },
  /** Whole races read from the store, new tables, new people. */
  costly: { perSecond: 2, burst: 40 },
  costlyAddress: { perSecond: 20, burst: 400 },
  /** Codes that bring an identity to another device. */
  claims: { perSecond: 0.05, burst: 5 },
  /** Signing in, by address and by the name tried. */
  signIns: { perSecond: 0.1, burst: 15 },
  logins: { perSecond: 0.1, burst: 30 },
  /** New accounts and changed ones: each costs a hash, and says whether a name is taken. */
  accounts: { perSecond: 0.05, burst: 20 },
  /** Mail to an address that nobody has proven yet. */
  mails: { perSecond: 1 / 1_200, burst: 3 },
  /** Nobody wants to hear more from one person. */
  phrases: { perSecond: 0.2, burst: 6 },
  /** The same of words of one's own, and from all at a table together. */
  words: { perSecond: 0.2, burst: 8 },
  tableWords: { perSecond: 0.5, burst: 30 },
  reports: { perSecond: 1 / 300, burst: 6 },
} as const satisfies { readonly [name: string]: Pace };

interface Bucket {
  left: number;
  at: number;
}

export interface Buckets {
  /** Takes one from the bucket of this name; false when there is none. */
  take(name: string): boolean;
}

const SWEEP_AT = 10_000;

function makeBuckets(pace: Pace, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  const fill = (bucket: Bucket, time: number): number =>
    Math.min(pace.burst, bucket.left + ((time - bucket.at) / 1_000) * pace.perSecond);

  /** A full bucket is as good as none. */
  function sweep(time: number): void {
    for (const [name, bucket] of buckets) if (fill(bucket, time) >= pace.burst) buckets.delete(name);
    // Somebody makes names faster than they fall due: forgetting all is better than growing.
    if (buckets.size > 10 * SWEEP_AT) buckets.clear();
  }

  return {
    take(name) {
      const time = now();
      let bucket = buckets.get(name);
      if (bucket === undefined) {
        if (buckets.size >= SWEEP_AT && buckets.size % 1_000 === 0) sweep(time);
        bucket = { left: pace.burst, at: time };
        buckets.set(name, bucket);
      }
      bucket.left = fill(bucket, time);
      bucket.at = time;
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
  };
}

export type Limits = { readonly [N in keyof typeof PACES]: Buckets };

export const makeLimits = (now: () => number): Limits => ({
  connections: makeBuckets(PACES.connections, now),
  address: makeBuckets(PACES.address, now),
  person: makeBuckets(PACES.person, now),
  table: makeBuckets(PACES.table, now),
  costly: makeBuckets(PACES.costly, now),
  costlyAddress: makeBuckets(PACES.costlyAddress, now),
  claims: makeBuckets(PACES.claims, now),
  signIns: makeBuckets(PACES.signIns, now),
  logins: makeBuckets(PACES.logins, now),
  accounts: makeBuckets(PACES.accounts, now),
  mails: makeBuckets(PACES.mails, now),
  phrases: makeBuckets(PACES.phrases, now),
  words: makeBuckets(PACES.words, now),
  tableWords: makeBuckets(PACES.tableWords, now),
  reports: makeBuckets(PACES.reports, now),
});

const ALWAYS: Buckets = { take: () => true };

/** For measuring, where one machine plays a thousand people. */
export const NO_LIMITS: Limits = {
  connections: ALWAYS,
  address: ALWAYS,
  person: ALWAYS,
  table: ALWAYS,
  costly: ALWAYS,
  costlyAddress: ALWAYS,
  claims: ALWAYS,
  signIns: ALWAYS,
  logins: ALWAYS,
  accounts: ALWAYS,
  mails: ALWAYS,
  phrases: ALWAYS,
  words: ALWAYS,
  tableWords: ALWAYS,
  reports: ALWAYS,
};
