// How time is kept at a table: before the race whoever opened it says so, in the race all have to agree. NET-08.
import { type Clock, sameClock } from '@race/protocol';
import { startClocks } from './clocks.ts';
import { isHost } from './news.ts';
import { NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { change } from './table.ts';
import { peopleSeats, seatOf } from './table-record.ts';

export function proposeClock(
  services: RoomServices,
  room: Room,
  { person, clock }: { readonly person: string; readonly clock: Clock | null },
  replier: Replier,
) {
  const { record, stage } = room;
  if (stage === 'over') return replier.refuse(NO.isOver);
  if (stage === 'gathering')
    return isHost(room, person)
      ? change(services, room, { ...record, clock }, replier)
      : replier.refuse(NO.notHost);
  const seat = seatOf(record, person);
  if (seat === null) return replier.refuse(NO.notYourSeat);
  // Proposing the present clock withdraws the proposal.
  if (sameClock(clock, record.clock ?? null))
    return change(services, room, { ...record, clockWish: null }, replier);
  const proposal = record.clockWish ?? null;
  const isShared = proposal !== null && sameClock(proposal.clock, clock);
  const agreed = isShared ? [...new Set([...proposal.agreed, seat])] : [seat];
  if (!peopleSeats(record).every((one) => agreed.includes(one))) {
    const clockWish = { seat: isShared ? proposal.seat : seat, clock, agreed };
    return change(services, room, { ...record, clockWish }, replier);
  }
  room.record = { ...record, clock, clockWish: null };
  startClocks(services, room);
  change(services, room, room.record, replier);
}
