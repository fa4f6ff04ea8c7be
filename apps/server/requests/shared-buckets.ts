// Rate limits for requests that affect others: counted in the store, by all processes together. NET-05.
import type { Store } from '@race/store';
import { hashOf } from '../common/tokens.ts';

export interface SharedPace {
  readonly perSecond: number;
  readonly burst: number;
}

/** Something for each pace of a list, by name. */
export const forEach = <N extends string, X>(
  paces: { readonly [name in N]: SharedPace },
  make: (pace: SharedPace, name: N) => X,
): { readonly [name in N]: X } => {
  const made: Partial<Record<N, X>> = {};
  for (const name in paces) made[name] = make(paces[name], name);
  return made as Record<N, X>;
};

const SHARED = {
  /** Tables, by address, since they stay in the store. */
  newTables: { perSecond: 1 / 15, burst: 60 },
  /** Tables in the lobby, by address. */
  newListed: { perSecond: 1 / 60, burst: 12 },
  /** Bug reports, by address, since they stay as well. */
  bugs: { perSecond: 1 / 60, burst: 10 },
  /** Codes that move an identity to another device. */
  claims: { perSecond: 0.05, burst: 5 },
  /** Signing in, by address. */
  signIns: { perSecond: 0.1, burst: 15 },
  /** By login, on unknown devices: beyond the limit they are delayed, not refused. */
  logins: { perSecond: 0.1, burst: 30 },
  manyLogins: { perSecond: 0.05, burst: 100 },
  /** On a device where that person has signed in before. */
  knownDevices: { perSecond: 0.1, burst: 15 },
  /** The same for all such devices at an address: a whole school may sign in on a morning. */
  knownAddresses: { perSecond: 0.5, burst: 60 },
  /** Codes of an authenticator app: of a million, three are right at any moment. */
  secondFactors: { perSecond: 1 / 300, burst: 5 },
  /** New accounts and changed ones: each costs a hash, and reveals whether a login is taken. */
  accounts: { perSecond: 0.05, burst: 20 },
  /** Mail to an address that nobody has proven yet. */
  mails: { perSecond: 1 / 1_200, burst: 3 },
  /** The same by recipient. */
  mailsTo: { perSecond: 1 / 1_200, burst: 3 },
  /** Phrases of one person. */
  phrases: { perSecond: 0.2, burst: 6 },
  /** Free text of one person, and of all at a table together. */
  words: { perSecond: 0.2, burst: 8 },
  tableWords: { perSecond: 0.5, burst: 30 },
  /** Challenges of one person, each of which calls another; and changes of what they show of themselves. */
  challenges: { perSecond: 1 / 60, burst: 10 },
  profiles: { perSecond: 1 / 30, burst: 20 },
  reports: { perSecond: 1 / 300, burst: 6 },
} as const satisfies { readonly [name: string]: SharedPace };

export interface SharedBuckets {
  /** Takes one from the bucket of this name; false when there is none. */
  take(name: string): Promise<boolean>;
}

export type SharedLimits = { readonly [N in keyof typeof SHARED]: SharedBuckets };

const FORGETTING_EVERY = 60_000;

/**
 * Each take is a transaction of its own and touches one row: it waits for no move, and no move for it. The name of a
 * bucket is stored as a hash, and only until the bucket is full again.
 */
export function sharedLimits(now: () => number, { commit }: Pick<Store, 'commit'>): SharedLimits {
  let forgotten = Number.NEGATIVE_INFINITY;
  return forEach(SHARED, ({ perSecond, burst }, limited) => ({
    async take(name) {
      const at = now();
      const time = performance.now();
      const every = Math.round(1_000 / perSecond);
      if (time - forgotten >= FORGETTING_EVERY) {
        forgotten = time;
        await commit([{ write: 'fullPaces', at }]);
      }
      const [verdict] = await commit([
        { write: 'pace', name: hashOf(`${limited} ${name}`), at, every, burst },
      ]);
      return verdict === 'written';
    },
  }));
}

/** No limits, for measurements in which one machine plays a thousand people. */
export const NO_SHARED_LIMITS: SharedLimits = forEach(SHARED, () => ({ take: async () => true }));
