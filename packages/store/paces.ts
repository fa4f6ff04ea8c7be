// Rate limits that all processes share. A bucket that fills steadily is one number: when it will be full again. Full buckets
// need not be stored.
import { entity, text, whole } from './entity.ts';
import { always, claim, type Writings } from './sql.ts';

/** Buckets, and when each will be full. */
export const PACES = entity('paces', { name: text, filled: whole }, { key: ['name'] });

export interface PaceChanges {
  /** Takes one from a bucket of a size that gets a new one at an interval, in milliseconds; a conflict when it is empty. */
  pace: { readonly name: string; readonly at: number; readonly every: number; readonly burst: number };
  /** Deletes full buckets. */
  fullPaces: { readonly at: number };
}

const TAKE = `${PACES.insert} VALUES (${PACES.slots})
  ON CONFLICT (name) DO UPDATE SET filled = CASE
    WHEN paces.filled > excluded.filled + $5 THEN excluded.filled
    WHEN paces.filled > excluded.filled - $3 THEN paces.filled + $3 ELSE excluded.filled END
  WHERE paces.filled <= excluded.filled + $4 OR paces.filled > excluded.filled + $5`;

/** Clocks of two machines differ by less. A bucket that is full later than that was written before the clock went back. */
const SKEW = 60_000;

export const paceWritings: Writings<PaceChanges> = {
  pace({ name, at, every, burst }) {
    // A bucket that was full is full again after one interval; an empty one only after all of them.
    const filled = at + every;
    const latest = at + burst * every + SKEW;
    return claim(TAKE, name, filled, every, (burst - 2) * every, latest - filled);
  },
  fullPaces: ({ at }) => always(['DELETE FROM paces WHERE filled <= $1', at]),
};
