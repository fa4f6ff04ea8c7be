// CUP-05. Runs cups: opens their rounds, begins their races, counts what is over and goes on. Everything is in the store, so any
// process can do it, also after a crash; what is to be done follows from the log, and is written once.
import {
  type CupLine,
  FEWEST_ENTRANTS,
  isCupOver,
  isDone,
  openTables,
  presentIn,
} from '@race/online/cup/log.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type Cup, type CupBook, makeCupBook } from './book.ts';
import { type CupReader, makeCupReader } from './news.ts';
import { beginWithout, nextRound, resultsAt, unsealed } from './round.ts';

export interface CupKeeper {
  readonly book: CupBook;
  /** A cup as a person may see it. */
  readonly read: CupReader;
  /** Does what is to be done at one cup now. */
  tend(cup: string): Promise<void>;
  /** The same for all at which something is due; the timer does it, too. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY = 1_000;
/** Races whose end this process has not heard of. */
const COUNT_EVERY = 10;
const MOST_AT_ONCE = 20;
/** A table that could not begin is tried again after so long. */
const AGAIN = 2_000;

const keepers = new WeakMap<Rooms, CupKeeper>();

/** The cups of the server with these tables. */
export function cupsAt(rooms: Rooms): CupKeeper {
  const keeper = keepers.get(rooms);
  if (keeper === undefined) throw new Error('this server keeps no cups');
  return keeper;
}

export function makeCupKeeper(rooms: Rooms): CupKeeper {
  const { store, committer, now, failed } = rooms.services;
  const book = makeCupBook(rooms.services);
  const tending = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  let looks = 0;
  let isClosed = false;

  /** At most one at a time for each cup; what happens meanwhile is looked at afterwards. */
  function tend(name: string): Promise<void> {
    const running = tending.get(name);
    if (running !== undefined) {
      running.again = true;
      return running.done;
    }
    const own = { again: false, done: Promise.resolve() };
    const work = async (): Promise<void> => {
      do {
        own.again = false;
        await tendNow(name);
      } while (own.again && !isClosed);
    };
    own.done = work()
      .catch(failed)
      .finally(() => tending.delete(name));
    tending.set(name, own);
    return own.done;
  }

  async function tendNow(name: string): Promise<void> {
    const cup = await book.get(name);
    if (cup === null || cup.state.isOff) return;
    if (cup.state.rounds.length === 0) return void (now() < cup.plan.opens || (await openFirst(name)));
    await countOver(name, cup);
    const counted = await book.get(name);
    if (counted === null) return;
    const last = counted.state.rounds.at(-1);
    if (openTables(counted.state).length > 0) {
      if (last !== undefined && last.starts <= now()) await beginAll(counted);
      return wait(counted);
    }
    // The next round only opens after the tables of this one are open to everybody: a crash in between changes nothing.
    if (!(await unseal(counted))) return;
    if (isCupOver(counted.rules, counted.state)) return wait(counted);
    await withdrawDeleted(counted);
    const opened = await book.append(name, async (next) => {
      if (openTables(next.state).length > 0 || isCupOver(next.rules, next.state)) return null;
      return nextRound(next, rooms.services);
    });
    if (!('reason' in opened)) await tendNow(name);
  }

  async function openFirst(name: string): Promise<void> {
    const cup = await book.get(name);
    if (cup !== null) await withdrawDeleted(cup);
    await book.append(name, async (next) => {
      if (next.state.rounds.length > 0 || next.state.isOff) return null;
      if (presentIn(next.state).length < FEWEST_ENTRANTS) return { line: { line: 'off' } };
      return nextRound(next, rooms.services);
    });
  }

  /** Who has deleted their account has left. */
  async function withdrawDeleted({ row, entrants }: Cup): Promise<void> {
    for (const { number, person } of entrants) {
      if (person !== '') continue;
      await book.append(row.cup, async ({ state }) =>
        state.entrants[number]?.isIn === true ? { line: { line: 'left', number } } : null,
      );
    }
  }

  async function countOver(name: string, { state }: Cup): Promise<void> {
    for (const table of openTables(state)) {
      const row = await store.table(table.table);
      if (row !== null && row.stage !== 'over') continue;
      const actor = row === null ? null : await rooms.upToDate(table.table);
      const seats = actor === null ? null : resultsAt(actor, table);
      if (row !== null && seats === null) continue;
      const line: CupLine =
        seats === null ? { line: 'void', table: table.table } : { line: 'result', table: table.table, seats };
      await book.append(name, async (next) =>
        openTables(next.state).some((one) => one.table === table.table) ? { line } : null,
      );
      for (const [seat, number] of table.seats.entries()) {
        if (number === null || seats?.[seat]?.fate !== 'absent') continue;
        await book.append(name, async (next) =>
          next.state.entrants[number]?.isIn === true ? { line: { line: 'absent', number } } : null,
        );
      }
    }
  }

  async function beginAll({ plan, state }: Cup): Promise<void> {
    for (const { table } of openTables(state)) {
      if ((await store.table(table))?.stage !== 'gathering') continue;
      const actor = await rooms.upToDate(table);
      actor?.guard(() => beginWithout(actor, plan.pace === 'days'));
    }
    await committer.flushed();
  }

  /** Opens the tables of a duplicate round to everybody, now that all have driven its road; false where one could not be. */
  async function unseal({ plan, state }: Cup): Promise<boolean> {
    if (plan.kind !== 'duplicate') return true;
    let isAll = true;
    for (const table of state.rounds.at(-1)?.tables ?? [])
      if (isDone(table) && !table.isVoid) isAll = (await unsealed(rooms, table.table)) && isAll;
    return isAll;
  }

  /** Writes when to look again; null where only the end of a race can change something. */
  async function wait({ row, state }: Cup): Promise<void> {
    if (row.due === null || row.due > now()) return;
    let isWaiting = false;
    for (const { table } of openTables(state))
      isWaiting ||= (await store.table(table))?.stage === 'gathering';
    await committer.write({
      write: 'cupDue',
      cup: row.cup,
      was: row.due,
      due: isWaiting ? now() + AGAIN : null,
    });
  }

  const keeper: CupKeeper = {
    book,
    read: makeCupReader(),
    tend,
    async look() {
      const due = await store.cupsDue(now(), MOST_AT_ONCE);
      const over = looks++ % COUNT_EVERY === 0 ? await store.cupsToCount(MOST_AT_ONCE) : [];
      await Promise.all([...new Set([...due, ...over])].map(tend));
    },
    async close() {
      isClosed = true;
      clearInterval(looking);
      await Promise.all([...tending.values()].map(({ done }) => done));
    },
  };
  keepers.set(rooms, keeper);
  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void keeper
      .look()
      .catch(failed)
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY);
  looking.unref();
  rooms.services.events.subscribe('raceOver', ({ table }) => {
    store
      .cupOfTable(table)
      .then((cup) => (cup === null || isClosed ? undefined : tend(cup)))
      .catch(failed);
  });
  return keeper;
}
