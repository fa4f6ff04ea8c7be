// Deletes data that is older than its retention time: a few rows at a time with pauses, by one process for all.
import { setTimeout as sleep } from 'node:timers/promises';
import { RETENTION, type Retention } from '@race/protocol';
import type { Ageing, Change } from '@race/store';
import type { Rooms } from '../rooms/rooms.ts';
import { type Cleaning, daysAgo } from './cleaning.ts';
import { forgetGuests } from './guests.ts';
import { dropTables } from './tables.ts';

export interface Cleaner {
  /** Cleans up now, if it is due; the timer does the same. Returns how much was deleted. */
  clean(): Promise<number>;
  /** Stops after the rows that are being deleted. */
  close(): Promise<void>;
}

const LOOK_EVERY = 3_600_000;
/** Going through all tables and people takes a while in a large store: a few times a day is enough. */
const GAP = 6 * LOOK_EVERY;
/** Milliseconds between two transactions, and rows that one of them deletes: 2 ms of CPU. */
const PAUSE = 50;
const AT_ONCE = 20;

interface Options {
  readonly days?: Retention;
  readonly pause?: number;
}

export function makeCleaner(
  rooms: Rooms,
  failed: (error: unknown) => void,
  { days = RETENTION, pause = PAUSE }: Options = {},
): Cleaner {
  let isClosed = false;
  let running: Promise<number> = Promise.resolve(0);
  const cleaning: Cleaning = {
    rooms,
    days,
    async pause() {
      await sleep(pause);
      return !isClosed;
    },
  };

  async function cleanUp(): Promise<number> {
    const { store, now } = rooms.services;
    const [claimed] = await store.commit([{ write: 'chore', chore: 'retention', at: now(), gap: GAP }]);
    if (claimed !== 'written') return 0;
    let gone = 0;
    for (const step of [dropAged, dropReports, dropTables, dropCups, dropClubs, forgetGuests]) {
      if (isClosed) return gone;
      gone += await step(cleaning);
    }
    if (!isClosed) await store.commit([{ write: 'fullPaces', at: now() }]);
    if (gone > 0 && !isClosed) await store.tidy();
    return gone;
  }

  function clean(): Promise<number> {
    running = running.then(cleanUp);
    return running;
  }

  const looking = setInterval(() => {
    clean().catch((error: unknown) => {
      running = Promise.resolve(0);
      failed(error);
    });
  }, LOOK_EVERY);
  looking.unref();
  return {
    clean,
    async close() {
      isClosed = true;
      clearInterval(looking);
      await running.catch(() => undefined);
    },
  };
}

/** Rows that are deleted by age alone. */
async function dropAged(cleaning: Cleaning): Promise<number> {
  const { rooms, days, pause } = cleaning;
  const kinds: readonly Ageing[] = ['acts', 'bugs', 'gone', 'rests', 'sanctions'];
  let gone = 0;
  for (const what of kinds)
    for (;;) {
      const before = daysAgo(cleaning, days[what]);
      const [verdict] = await rooms.services.store.commit([{ write: 'sweep', what, before, most: AT_ONCE }]);
      if (verdict !== 'written') break;
      gone += 1;
      if (!(await pause())) return gone;
    }
  return gone;
}

/** Nobody enters them any more, and nobody is left to race. */
async function dropCups(cleaning: Cleaning): Promise<number> {
  const { rooms, days, pause } = cleaning;
  const { store } = rooms.services;
  const before = daysAgo(cleaning, days.cups);
  let gone = 0;
  for (;;) {
    const old = await store.oldCups(before, AT_ONCE);
    if (old.length === 0) return gone;
    await store.commit(old.map((cup): Change => ({ write: 'dropCup', cup, before })));
    gone += old.length;
    if (!(await pause())) return gone;
  }
}

/** Nobody comes to them any more. */
async function dropClubs(cleaning: Cleaning): Promise<number> {
  const { rooms, days, pause } = cleaning;
  const { store } = rooms.services;
  const before = daysAgo(cleaning, days.clubs);
  let gone = 0;
  for (;;) {
    const old = await store.oldClubs(before, AT_ONCE);
    if (old.length === 0) return gone;
    await store.commit(old.map((club): Change => ({ write: 'dropClub', club, before })));
    gone += old.length;
    if (!(await pause())) return gone;
  }
}

async function dropReports(cleaning: Cleaning): Promise<number> {
  const { rooms, days, pause } = cleaning;
  let gone = 0;
  for (;;) {
    const settled = daysAgo(cleaning, days.settledReports);
    const old = await rooms.services.store.oldReports(settled, daysAgo(cleaning, days.openReports), AT_ONCE);
    if (old.length === 0) return gone;
    await rooms.services.store.commit(old.map((report): Change => ({ write: 'dropReport', report })));
    gone += old.length;
    if (!(await pause())) return gone;
  }
}
