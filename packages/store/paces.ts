// How often something may be done, counted by all processes together. A bucket that fills steadily is one number: when it
// will be full again. Those that are full need not be kept.
import type { CommitVerdict } from './port.ts';
import { always, claim, type Writing } from './sql.ts';

export type PaceChange =
  /** Takes one from a bucket that holds so many and gets a new one every so many milliseconds; taken when it is empty. */
  | {
      readonly write: 'pace';
      readonly name: string;
      readonly at: number;
      readonly every: number;
      readonly burst: number;
    }
  /** Forgets the buckets that are full. */
  | { readonly write: 'fullPaces'; readonly at: number };

export const PACES_STEP = 'CREATE TABLE paces (name TEXT PRIMARY KEY, full_at BIGINT NOT NULL)';

export const PACES_SQL = {
  takePace: `INSERT INTO paces (name, full_at) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET full_at = CASE
      WHEN paces.full_at > excluded.full_at + $5 THEN excluded.full_at
      WHEN paces.full_at > excluded.full_at - $3 THEN paces.full_at + $3 ELSE excluded.full_at END
    WHERE paces.full_at <= excluded.full_at + $4 OR paces.full_at > excluded.full_at + $5`,
  dropFullPaces: 'DELETE FROM paces WHERE full_at <= $1',
} as const;

/** Clocks of two machines differ by less. A bucket that is full later than that was written before the clock went back. */
const SKEW = 60_000;

const latestFull = ({ at, every, burst }: Extract<PaceChange, { write: 'pace' }>): number =>
  at + burst * every + SKEW;

export function paceWriting(change: PaceChange): Writing {
  if (change.write === 'fullPaces') return always(['dropFullPaces', change.at]);
  const { name, at, every, burst } = change;
  // Where the bucket was full, it is again after one; where it is empty, only after all of them.
  const full = at + every;
  return claim('takePace', name, full, every, (burst - 2) * every, latestFull(change) - full);
}

export function pacesInMemory(): { writePace(change: PaceChange): CommitVerdict } {
  const fullAt = new Map<string, number>();
  return {
    writePace(change) {
      if (change.write === 'fullPaces') {
        for (const [name, at] of fullAt) if (at <= change.at) fullAt.delete(name);
        return 'written';
      }
      const { name, at, every, burst } = change;
      const kept = fullAt.get(name) ?? at;
      const full = (kept > latestFull(change) ? at : Math.max(kept, at)) + every;
      if (full > at + burst * every) return 'conflict';
      fullAt.set(name, full);
      return 'written';
    },
  };
}
