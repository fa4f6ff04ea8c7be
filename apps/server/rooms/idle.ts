// What goes on at a table by itself: as long as anything does, it stays in memory.
import type { Room } from './room.ts';

/** Whether nobody has looked at it since then, and nothing is to happen at it by itself. */
export const isIdleSince = (room: Room, since: number): boolean =>
  room.members.length === 0 &&
  room.touched < since &&
  !room.botsDue &&
  room.thinking === null &&
  room.gate === null &&
  timersOf(room).every((timer) => timer === null);

export function stopTimers(room: Room): void {
  for (const timer of timersOf(room)) if (timer !== null) clearTimeout(timer);
}

const timersOf = ({ windowTimer, orderTimer, takeoverTimer }: Room): readonly (NodeJS.Timeout | null)[] => [
  windowTimer,
  orderTimer,
  takeoverTimer,
];
