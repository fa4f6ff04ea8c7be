// A table that was made for people who looked for a race: it begins by itself once all of them are there. RATE-04.

import type { Member, Room } from '../rooms/room.ts';
import type { RoomServices } from '../rooms/room-services.ts';
import { begin, change } from '../rooms/table.ts';
import { seatOf, withSeat } from '../rooms/table-record.ts';

/** Whoever comes is ready; that is kept with the table, whichever server they come to. */
export function comeTo(services: RoomServices, room: Room, { person }: Pick<Member, 'person'>): void {
  const { record } = room;
  const seat = seatOf(record, person);
  const sits = seat === null ? undefined : record.seats[seat];
  if (record.matched !== true || room.stage !== 'gathering') return;
  if (seat === null || sits?.kind !== 'person' || sits.ready === true) return;
  const beginWhole = (): void => {
    const isWhole = room.record.seats.every(
      (one) => one.kind === 'bot' || (one.kind === 'person' && one.ready),
    );
    if (isWhole && room.stage === 'gathering') begin(services, room, room.record.host, null);
  };
  change(services, room, withSeat(record, seat, { ...sits, ready: true }), null, beginWhole, (now) =>
    comeTo(services, now, { person }),
  );
}
