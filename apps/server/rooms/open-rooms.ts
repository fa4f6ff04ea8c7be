// The rooms that are open: each is read once, however many ask for it, and closed when nobody has for a while.
import { isIdleSince, stopTimers } from './idle.ts';
import type { Room } from './room.ts';

interface Means {
  /** Reads a room from the store, and enters it; null when there is no such table. */
  readonly load: (table: string, address: string) => Promise<Room | null>;
  /** How long a room is kept that nobody looks at. */
  readonly idle: number;
  now(): number;
}

export function makeOpenRooms({ load, idle, now }: Means) {
  const all = new Map<string, Room>();
  const opening = new Map<string, Promise<Room | null>>();
  const sweeping = setInterval(
    () => {
      for (const room of all.values()) if (isIdleSince(room, now() - idle)) all.delete(room.id);
    },
    Math.max(50, idle / 2),
  );
  sweeping.unref();

  return {
    all: all as ReadonlyMap<string, Room>,
    has: (room: Room): boolean => all.get(room.id) === room,
    add(room: Room): void {
      all.set(room.id, room);
    },
    remove(room: Room): void {
      all.delete(room.id);
      stopTimers(room);
    },
    /** The room, where it is open and nothing is being read for it. */
    now(table: string): Room | null {
      const room = all.get(table);
      return room === undefined || room.gate !== null ? null : room;
    },
    /** The room, opened if need be, once nothing is being read for it. */
    async get(table: string, address = ''): Promise<Room | null> {
      for (;;) {
        const room = all.get(table);
        if (room !== undefined) {
          room.touched = now();
          if (room.gate === null) return room;
          await room.gate;
          continue;
        }
        const known = opening.get(table);
        if (known !== undefined) return known;
        const loading = load(table, address).finally(() => opening.delete(table));
        opening.set(table, loading);
        return loading;
      }
    },
    close(): void {
      clearInterval(sweeping);
      for (const room of all.values()) stopTimers(room);
    },
  };
}

/** Does something in a room that needs the store; requests that come meanwhile wait. */
export async function exclusively<X>(room: Room, work: () => Promise<X>): Promise<X> {
  while (room.gate !== null) await room.gate;
  let release = (): void => undefined;
  room.gate = new Promise((settle) => {
    release = settle;
  });
  try {
    return await work();
  } finally {
    room.gate = null;
    release();
  }
}
