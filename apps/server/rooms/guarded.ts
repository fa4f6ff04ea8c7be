import type { House } from './house.ts';
import type { Room } from './room.ts';

/** Does something at a table. Whatever it throws closes that table, and is nobody else's trouble. */
export function guarded(house: Pick<House, 'fail'>, room: Room, work: () => void): void {
  try {
    work();
  } catch (error) {
    house.fail(room, error);
  }
}
