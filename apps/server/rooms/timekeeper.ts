// One timer for all clocks of the server, those of tables that nobody looks at among them. Time in which no server was
// there counts for nobody: servers leave a mark while clocks run, and who starts finds how old it is. NET-08.
import { merge, type Rest } from '@race/online';
import type { Store } from '@race/store';
import type { Committer } from './committer.ts';
import { isLive, type LiveRoom } from './live-room.ts';
import type { Room } from './room.ts';

interface TimekeeperOptions {
  readonly store: Store;
  readonly committer: Committer;
  now(): number;
  /** The rooms that are open. */
  openRooms(): Iterable<Room>;
  /** How many tables are closed because something at them failed: they stay due, and keep no other from being seen. */
  broken(): number;
  /** Opens a table, so that its clocks are seen. */
  open(table: string): Promise<unknown>;
  /** Whether this process goes on at a table by itself. */
  ownsNextMove(room: Room): boolean;
  /** How long other processes are left to do so; 0 where there are none. */
  readonly takeoverAfter: number;
  timeIsUp(room: LiveRoom): void;
  rested(rests: readonly Rest[]): void;
  failed(error: unknown): void;
}

export interface Timekeeper {
  /** Nothing is reckoned before it is known how long nobody was there. */
  readonly ready: Promise<void>;
  /** Looks at all clocks now; the timer does it by itself. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const ALIVE = 'alive';
const LOOK_EVERY = 250;
const MARK_EVERY = 5_000;
/** After a restart people need a moment to be back: it counts for nobody. */
export const GRACE = 30_000;
const MOST_AT_ONCE = 50;
/** No decision lasts longer, so no older rest can matter. */
const LONGEST = 61 * 24 * 60 * 60_000;

export function makeTimekeeper(options: TimekeeperOptions): Timekeeper {
  const { store, committer, now, failed } = options;

  async function begin(): Promise<void> {
    const alive = await store.mark(ALIVE);
    const start = now();
    // Where others were there until now, nobody has waited for this one.
    const isLonely = options.takeoverAfter === 0 || start - Number(alive) > 3 * MARK_EVERY;
    if (alive !== null && isLonely) {
      const rest = { since: Math.min(Number(alive), start), until: start + GRACE };
      await store.commit([{ write: 'rest', rest }]);
    }
    await learnRests();
  }

  const learnRests = async (): Promise<void> => options.rested(merge(await store.rests(now() - LONGEST)));

  /** While clocks run anywhere, says that somebody is there, and opens the tables whose time has come. */
  async function mark(): Promise<void> {
    const waiting = await store.due(MOST_AT_ONCE + options.broken());
    if (waiting.length === 0) return;
    committer.add({ write: 'mark', name: ALIVE, value: String(now()), once: false }, () => undefined);
    await learnRests();
    for (const { table, due } of waiting)
      if (due + options.takeoverAfter <= now()) await options.open(table).catch(failed);
  }

  function lookAtRooms(): void {
    for (const room of options.openRooms()) {
      const { due } = room.ticking;
      const isDue = due !== null && due <= now() && room.gate === null;
      if (isDue && isLive(room) && options.ownsNextMove(room)) options.timeIsUp(room);
    }
  }

  const ready = begin().catch(failed);
  const looking = setInterval(lookAtRooms, LOOK_EVERY);
  const marking = setInterval(() => void ready.then(mark).catch(failed), MARK_EVERY);
  looking.unref();
  marking.unref();
  return {
    ready,
    async look() {
      await ready;
      await mark();
      lookAtRooms();
    },
    async close() {
      clearInterval(looking);
      clearInterval(marking);
      await ready;
      await mark().catch(failed);
    },
  };
}
