// Tables of matchmaking begin by themselves once everybody is there. RATE-04.
import { beginIfReady } from '../rooms/begin.ts';
import { change } from '../rooms/change.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf, withSeat } from '../rooms/table-record.ts';

/** A person who comes is ready; that is stored with the table, for all processes. */
export function comeTo(rooms: Rooms, actor: TableActor, person: string): void {
  const { record, stage } = actor.game;
  const seat = seatOf(record, person);
  const sits = seat === null ? undefined : record.seats[seat];
  if (record.matched !== true || stage !== 'gathering') return;
  if (seat === null || sits?.kind !== 'person' || sits.ready === true) return;
  change(actor, withSeat(record, seat, { ...sits, ready: true }), {
    replier: null,
    onWritten: () => beginIfReady(actor),
    again: () => rooms.visit(actor.id, (now) => comeTo(rooms, now, person)),
  });
}
