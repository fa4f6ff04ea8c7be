// How often people may do what touches others: counted in the store, by all processes together. NET-05.
import type { Store } from '@race/store';
import { hashOf } from '../rooms/tokens.ts';

export interface SharedPace {
  readonly perSecond: number;
  readonly burst: number;
}

const SHARED = {
  /** Tables, by address: they stay. */
  newTables: { perSecond: 1 / 15, burst: 60 },
  /** Tables that stand in the lobby, by address. */
  newListed: { perSecond: 1 / 60, burst: 12 },
  /** Reported faults, by address: they stay as well. */
  bugs: { perSecond: 1 / 60, burst: 10 },
  /** Codes that bring an identity to another device. */
  claims: { perSecond: 0.05, burst: 5 },
  /** Signing in, by address. */
  signIns: { perSecond: 0.1, burst: 15 },
  /** By the name tried, on devices nobody has signed in on: what goes beyond is not refused, but waits. */
  logins: { perSecond: 0.1, burst: 30 },
  manyLogins: { perSecond: 0.05, burst: 100 },
  /** On a device where that person has signed in before. */
  knownDevices: { perSecond: 0.1, burst: 15 },
  /** The same of all such devices at an address: a whole school signs in on a morning. */
  knownAddresses: { perSecond: 0.5, burst: 60 },
  /** Codes of an authenticator app: of a million, three are right at any moment. */
  secondFactors: { perSecond: 1 / 300, burst: 5 },
  /** New accounts and changed ones: each costs a hash, and says whether a name is taken. */
  accounts: { perSecond: 0.05, burst: 20 },
  /** Mail to an address that nobody has proven yet. */
  mails: { perSecond: 1 / 1_200, burst: 3 },
  /** The same by who would get it. */
  mailsTo: { perSecond: 1 / 1_200, burst: 3 },
  /** Nobody wants to hear more from one person. */
  phrases: { perSecond: 0.2, burst: 6 },
  /** The same of words of one's own, and from all at a table together. */
  words: { perSecond: 0.2, burst: 8 },
  tableWords: { perSecond: 0.5, burst: 30 },
  reports: { perSecond: 1 / 300, burst: 6 },
} as const satisfies { readonly [name: string]: SharedPace };

type SharedName = keyof typeof SHARED;

export interface SharedBuckets {
  /** Takes one from the bucket of this name; false when there is none. */
  take(name: string): Promise<boolean>;
}

export type SharedLimits = { readonly [N in SharedName]: SharedBuckets };

const FORGETTING_EVERY = 60_000;

/**
 * Each take is a transaction of its own and touches one row: it waits for no move, and no move for it. Whose a bucket is
 * stands there as a hash, and only until the bucket is full again.
 */
export function sharedLimits(now: () => number, { commit }: Pick<Store, 'commit'>): SharedLimits {
  let forgotten = Number.NEGATIVE_INFINITY;
  const limit = (limited: SharedName): SharedBuckets => ({
    async take(name) {
      const at = now();
      const time = performance.now();
      const { perSecond, burst } = SHARED[limited];
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
  });
  return everyLimit(limit);
}

const everyLimit = (limit: (name: SharedName) => SharedBuckets): SharedLimits => ({
  newTables: limit('newTables'),
  newListed: limit('newListed'),
  bugs: limit('bugs'),
  claims: limit('claims'),
  signIns: limit('signIns'),
  logins: limit('logins'),
  manyLogins: limit('manyLogins'),
  knownDevices: limit('knownDevices'),
  knownAddresses: limit('knownAddresses'),
  secondFactors: limit('secondFactors'),
  accounts: limit('accounts'),
  mails: limit('mails'),
  mailsTo: limit('mailsTo'),
  phrases: limit('phrases'),
  words: limit('words'),
  tableWords: limit('tableWords'),
  reports: limit('reports'),
});

/** For measuring, where one machine plays a thousand people. */
export const NO_SHARED_LIMITS: SharedLimits = everyLimit(() => ({ take: async () => true }));
