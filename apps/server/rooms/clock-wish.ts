// How time is kept at a table: before the race whoever opened it says so, in the race all have to agree. NET-08.
import { type Clock, sameClock } from '@race/protocol';
import type { Asker } from './asker.ts';
import { startClocks } from './clocks.ts';
import type { House } from './house.ts';
import { peopleSeats, seatOf } from './matter.ts';
import { isHost } from './news.ts';
import { NO } from './refusals.ts';
import type { Room } from './room.ts';
import { change } from './table.ts';

export function wishClock(
  house: House,
  room: Room,
  { person, clock }: { readonly person: string; readonly clock: Clock | null },
  asker: Asker,
) {
  const { matter, stage } = room;
  if (stage === 'over') return asker.refuse(NO.isOver);
  if (stage === 'gathering')
    return isHost(room, person) ? change(house, room, { ...matter, clock }, asker) : asker.refuse(NO.notHost);
  const seat = seatOf(matter, person);
  if (seat === null) return asker.refuse(NO.notYourSeat);
  // Whoever wishes what there is already lets the other wish go.
  if (sameClock(clock, matter.clock ?? null))
    return change(house, room, { ...matter, clockWish: null }, asker);
  const wish = matter.clockWish ?? null;
  const isShared = wish !== null && sameClock(wish.clock, clock);
  const agreed = isShared ? [...new Set([...wish.agreed, seat])] : [seat];
  if (!peopleSeats(matter).every((one) => agreed.includes(one))) {
    const clockWish = { seat: isShared ? wish.seat : seat, clock, agreed };
    return change(house, room, { ...matter, clockWish }, asker);
  }
  room.matter = { ...matter, clock, clockWish: null };
  startClocks(house, room);
  change(house, room, room.matter, asker);
}
