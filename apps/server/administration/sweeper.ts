// Deletes expired sessions, known devices and codes, and old tables whose race is over, a few at a time. One process does it
// for all. ADMIN-05, PEOPLE-06.
import { expiring } from '../accounts/expiry.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { retentionIn } from './table-retention.ts';

export interface Sweeper {
  /** Sweeps now, if it is due; the timer does the same. Returns how many tables were deleted. */
  sweep(): Promise<number>;
  close(): void;
}

const LOOK_EVERY = 600_000;
const SLICE = 50;
const DAY = 86_400_000;

export function makeSweeper(rooms: Rooms, failed: (error: unknown) => void): Sweeper {
  const { store, now } = rooms.services;

  async function sweep(): Promise<number> {
    // Less than LOOK_EVERY, since timers are not exact.
    const [claimed] = await store.commit([
      { write: 'chore', chore: 'sweep', at: now(), gap: LOOK_EVERY / 2 },
    ]);
    if (claimed !== 'written') return 0;
    await store.commit(expiring(now()));
    const days = await retentionIn(store);
    if (days === null) return 0;
    const before = now() - days * DAY;
    let gone = 0;
    for (;;) {
      const dropped = await dropSome(before);
      gone += dropped;
      if (dropped < SLICE) return gone;
      // Requests of players come first.
      await new Promise((resolve) => setTimeout(resolve, SLICE));
    }
  }

  async function dropSome(before: number): Promise<number> {
    const tables = await store.oldTables(before, SLICE);
    const verdicts = await store.commit(
      tables.map((table) => ({ write: 'dropOld', table, stage: 'over', before, at: now() }) as const),
    );
    const dropped = tables.filter((_, at) => verdicts[at] === 'written');
    for (const table of dropped) rooms.openNow(table)?.reopen();
    return dropped.length;
  }

  const looking = setInterval(() => void sweep().catch(failed), LOOK_EVERY);
  looking.unref();
  return { sweep, close: () => clearInterval(looking) };
}
