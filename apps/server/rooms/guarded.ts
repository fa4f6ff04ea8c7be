import type { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';

/** Does something at a table. Whatever it throws closes that table, and is nobody else's trouble. */
export function guarded(services: Pick<RoomServices, 'fail'>, room: Room, work: () => void): void {
  try {
    work();
  } catch (error) {
    services.fail(room, error);
  }
}
