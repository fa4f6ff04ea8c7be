// What other processes wrote at tables is read from the store, and this process goes on from there.
import type { KeptNews } from '@race/store';
import { follow, followLog, readKept, restore } from './following.ts';
import { guarded } from './guarded.ts';
import type { Hall } from './hall.ts';
import { durableIn, isLive } from './live-room.ts';
import { resumeWindow } from './play.ts';
import { openQuestion } from './question.ts';
import type { Room } from './room.ts';

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

export function makeCatchingUp(hall: () => Hall, isOpen: (room: Room) => boolean): CatchingUp {
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
      hall().failed(error);
    } finally {
      isReading = false;
    }
  }

  async function readSome(rooms: readonly Room[]): Promise<void> {
    for (const room of rooms) behind.delete(room);
    const open = rooms.filter(isOpen);
    const known = new Map(open.map((room) => [room.id, room.live?.lines ?? 0]));
    const news = await hall().store.news(known);
    for (const room of open) guarded(hall(), room, () => goTo(room, news.get(room.id)));
  }

  /** Where nothing but lines came, and nothing of this process is on its way, they are played at once. */
  function goTo(room: Room, news: KeptNews | undefined): void {
    if (!isOpen(room)) return;
    const isMore = news === undefined || news.revision > room.revision;
    if (isMore || !isLive(room) || room.gate !== null || room.told !== room.live.lines)
      return void catchUp(room).catch(hall().failed);
    const lines = news.lines.filter(({ line }) => line > room.live.lines);
    if (lines.length === 0) return;
    leaveIt(room);
    if (followLog(room, lines)) goOn(room);
    else hall().reopen(room);
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
    const { store, committer, alone, reopen } = hall();
    await alone(room, async () => {
      await committer.flushed();
      if (!isOpen(room)) return;
      const kept = await readKept(store, room.id, room.live?.lines ?? 0);
      if (!isOpen(room) || repairs.has(room)) return;
      if (kept === null) return reopen(room);
      if (kept.lines.length === 0 && kept.row.revision <= room.revision) return;
      leaveIt(room);
      if (!follow(hall(), room, kept)) reopen(room);
    });
    goOn(room);
  }

  function repair(room: Room): Promise<void> {
    const known = repairs.get(room);
    if (known !== undefined) return known;
    // Somebody reads at this table, for a position that will not be.
    if (room.gate !== null || !isOpen(room)) {
      hall().reopen(room);
      return Promise.resolve();
    }
    const repairing = repairNow(room)
      .catch((error: unknown) => {
        hall().failed(error);
        hall().reopen(room);
      })
      .finally(() => repairs.delete(room))
      .then(() => goOn(room));
    repairs.set(room, repairing);
    return repairing;
  }

  const repairNow = (room: Room): Promise<void> =>
    hall().alone(room, async () => {
      await hall().committer.flushed();
      const durable = durableIn(room);
      const kept = await readKept(hall().store, room.id, durable?.live.lines ?? 0);
      if (!isOpen(room)) return;
      leaveIt(room);
      if (kept === null || !restore(hall(), room, kept, durable)) hall().reopen(room);
    });

  /** Another process is at work there. */
  function leaveIt(room: Room): void {
    room.isOurs = hall().isAlone;
    if (room.standIn !== null) clearTimeout(room.standIn);
    room.standIn = null;
  }

  function goOn(room: Room): void {
    if (!isOpen(room) || !isLive(room)) return;
    openQuestion(hall(), room);
    resumeWindow(hall(), room);
  }

  return { mayBeBehind, catchUp, repair, goOn };
}
