// A table that was made for people who looked for a race: it begins by itself once all of them are there. RATE-04.
import type { House } from '../rooms/house.ts';
import { seatOf, withSeat } from '../rooms/matter.ts';
import type { Member, Room } from '../rooms/room.ts';
import { begin, change } from '../rooms/table.ts';

/** Whoever comes is ready; that is kept with the table, whichever server they come to. */
export function comeTo(house: House, room: Room, { person }: Pick<Member, 'person'>): void {
  const { matter } = room;
  const seat = seatOf(matter, person);
  const sits = seat === null ? undefined : matter.seats[seat];
  if (matter.matched !== true || room.stage !== 'gathering') return;
  if (seat === null || sits?.kind !== 'person' || sits.ready === true) return;
  const beginWhole = (): void => {
    const isWhole = room.matter.seats.every(
      (one) => one.kind === 'bot' || (one.kind === 'person' && one.ready),
    );
    if (isWhole && room.stage === 'gathering') begin(house, room, room.matter.host, null);
  };
  change(house, room, withSeat(matter, seat, { ...sits, ready: true }), null, beginWhole, (now) =>
    comeTo(house, now, { person }),
  );
}
