// What other processes wrote at tables is read from the store, and this process goes on from there.
import type { NewLines } from '@race/store';
import { follow, followLog, readStored, restore } from './following.ts';
import { guarded } from './guarded.ts';
import { durableIn, isLive } from './live-room.ts';
import { resumeWindow } from './play.ts';
import { openQuestion } from './question.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface CatchingUp {
  /** A table may be further than it is known to be: it is read soon, together with all others of that kind. */
  mayBeBehind(room: Room): void;
  /** Reads what others wrote at a table, and goes on to there. */
  catchUp(room: Room): Promise<void>;
  /** Another process wrote first: what this one made of it is forgotten. */
  repair(room: Room): Promise<void>;
  /** Looks at what a table asks now. */
  goOn(room: Room): void;
}

/** Of so many tables news is read at once. While it is, more come together: the more moves, the fewer reads for each. */
const MOST_AT_ONCE = 100;

export function makeCatchingUp(rooms: () => Rooms, isOpen: (room: Room) => boolean): CatchingUp {
  const repairs = new Map<Room, Promise<void>>();
  const following = new Map<Room, { isAgain: boolean }>();
  const behind = new Set<Room>();
  let isReading = false;

  function mayBeBehind(room: Room): void {
    behind.add(room);
    if (isReading) return;
    isReading = true;
    setImmediate(readNews);
  }

  async function readNews(): Promise<void> {
    try {
      while (behind.size > 0) await readSome([...behind].slice(0, MOST_AT_ONCE));
    } catch (error) {
      rooms().failed(error);
    } finally {
      isReading = false;
    }
  }

  async function readSome(behindNow: readonly Room[]): Promise<void> {
    for (const room of behindNow) behind.delete(room);
    const open = behindNow.filter(isOpen);
    const known = new Map(open.map((room) => [room.id, room.live?.lines ?? 0]));
    const news = await rooms().store.news(known);
    for (const room of open) guarded(rooms(), room, () => goTo(room, news.get(room.id)));
  }

  /** Where nothing but lines came, and nothing of this process is on its way, they are played at once. */
  function goTo(room: Room, news: NewLines | undefined): void {
    if (!isOpen(room)) return;
    const isMore = news === undefined || news.revision > room.revision;
    if (isMore || !isLive(room) || room.gate !== null || room.told !== room.live.lines)
      return void catchUp(room).catch(rooms().failed);
    const lines = news.lines.filter(({ line }) => line > room.live.lines);
    if (lines.length === 0) return;
    leaveIt(room);
    if (followLog(room, lines)) goOn(room);
    else rooms().reopen(room);
  }

  async function catchUp(room: Room): Promise<void> {
    const known = following.get(room);
    if (known !== undefined) {
      known.isAgain = true;
      return;
    }
    const own = { isAgain: true };
    following.set(room, own);
    try {
      while (own.isAgain && isOpen(room)) {
        own.isAgain = false;
        await catchUpNow(room);
      }
    } finally {
      following.delete(room);
    }
  }

  async function catchUpNow(room: Room): Promise<void> {
    const { store, committer, exclusively, reopen } = rooms();
    await exclusively(room, async () => {
      await committer.flushed();
      if (!isOpen(room)) return;
      const stored = await readStored(store, room.id, room.live?.lines ?? 0);
      if (!isOpen(room) || repairs.has(room)) return;
      if (stored === null) return reopen(room);
      if (stored.lines.length === 0 && stored.row.revision <= room.revision) return;
      leaveIt(room);
      if (!follow(rooms(), room, stored)) reopen(room);
    });
    goOn(room);
  }

  function repair(room: Room): Promise<void> {
    const known = repairs.get(room);
    if (known !== undefined) return known;
    // Somebody reads at this table, for a position that will not be.
    if (room.gate !== null || !isOpen(room)) {
      rooms().reopen(room);
      return Promise.resolve();
    }
    const repairing = repairNow(room)
      .catch((error: unknown) => {
        rooms().failed(error);
        rooms().reopen(room);
      })
      .finally(() => repairs.delete(room))
      .then(() => goOn(room));
    repairs.set(room, repairing);
    return repairing;
  }

  const repairNow = (room: Room): Promise<void> =>
    rooms().exclusively(room, async () => {
      await rooms().committer.flushed();
      const durable = durableIn(room);
      const stored = await readStored(rooms().store, room.id, durable?.live.lines ?? 0);
      if (!isOpen(room)) return;
      leaveIt(room);
      if (stored === null || !restore(rooms(), room, stored, durable)) rooms().reopen(room);
    });

  /** Another process is at work there. */
  function leaveIt(room: Room): void {
    room.isOwned = rooms().isSingleProcess;
    if (room.takeoverTimer !== null) clearTimeout(room.takeoverTimer);
    room.takeoverTimer = null;
  }

  function goOn(room: Room): void {
    if (!isOpen(room) || !isLive(room)) return;
    openQuestion(rooms(), room);
    resumeWindow(rooms(), room);
  }

  return { mayBeBehind, catchUp, repair, goOn };
}
