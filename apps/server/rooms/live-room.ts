import { copy, type Types } from '@race/kernel';
import type { LiveTable } from '@race/online';
import type { Durable, Room } from './room.ts';

/** A room whose race has begun. */
export type LiveRoom = Room & { live: LiveTable<Types> };

export const isLive = (room: Room): room is LiveRoom => room.live !== null;

/** Remembers where the race stands before a line is played, unless others are on their way already. */
export function keepDurable(room: LiveRoom): void {
  const { live, rules, keys } = room;
  if (room.told === live.lines)
    room.durable = {
      live: { ...live, state: copy(rules, live.state), tail: [...live.tail] },
      keys: [...keys],
    };
}

/** Where the race stands without what is on its way to the store; null where that has to be read from there. */
export function durableIn({ live, keys, told, durable }: Room): Durable | null {
  return live !== null && live.lines === told ? { live, keys } : durable;
}
