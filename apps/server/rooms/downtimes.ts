// Downtimes of the server, which no clock counts. Servers write a mark while clocks run; one that starts sees how old
// it is. NET-08.
import { type Downtime, merge } from '@race/online';
import type { Store } from '@race/store';
import type { Committer } from '../storage/committer.ts';

const ALIVE = 'alive';
export const MARK_EVERY = 5_000;
/** After a restart people need a moment to come back: no clock counts it. */
export const GRACE = 30_000;
/** No decision lasts longer, so no older downtime matters. */
const LONGEST = 61 * 24 * 60 * 60_000;

export interface Downtimes {
  /** Resolves once the last downtime is known; no clock is read before. */
  readonly ready: Promise<void>;
  readonly list: readonly Downtime[];
  /** Writes a mark that a server runs, and reads downtimes that others have written. */
  mark(): Promise<void>;
}

interface DowntimesOptions {
  readonly store: Store;
  readonly committer: Committer;
  readonly isSingleProcess: boolean;
  now(): number;
  failed(error: unknown): void;
}

export function makeDowntimes({
  store,
  committer,
  isSingleProcess,
  now,
  failed,
}: DowntimesOptions): Downtimes {
  let list: readonly Downtime[] = [];

  async function read(): Promise<void> {
    list = merge(await store.rests(now() - LONGEST));
  }

  async function begin(): Promise<void> {
    const alive = await store.mark(ALIVE);
    const start = now();
    // Where another process was running until now, clocks were not stopped.
    const wasAlone = isSingleProcess || start - Number(alive) > 3 * MARK_EVERY;
    if (alive !== null && wasAlone) {
      const rest = { since: Math.min(Number(alive), start), until: start + GRACE };
      await store.commit([{ write: 'rest', rest }]);
    }
    await read();
  }

  return {
    ready: begin().catch(failed),
    get list() {
      return list;
    },
    async mark() {
      committer.add({ write: 'mark', name: ALIVE, value: String(now()), once: false }, () => undefined);
      await read();
    },
  };
}
