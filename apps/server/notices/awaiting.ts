// Who is asked at a table they do not look at: written down, so that any server can tell them. NET-10.
import { includes, NOBODY, only, type Seats } from '@race/kernel';
import { asked } from '@race/live';
import type { House } from '../rooms/house.ts';
import { peopleSeats } from '../rooms/matter.ts';
import type { LiveRoom } from '../rooms/play.ts';
import { isHere, type Room } from '../rooms/room.ts';

/** By what everybody knows and one's own answer: nobody hears anything from which others could be read. */
function awaitedIn(room: LiveRoom): Seats {
  const waits = asked(room.live);
  let seats = NOBODY;
  for (const seat of peopleSeats(room.matter)) {
    const sits = room.matter.seats[seat];
    if (includes(waits, seat) && sits?.kind === 'person' && !isHere(room, sits.person)) seats |= only(seat);
  }
  return seats;
}

/** Writes down who has newly come to be awaited. */
export function noteAwaited(house: House, room: LiveRoom): void {
  const seats = awaitedIn(room);
  const { question } = room.live;
  const known = room.awaited.question === question ? room.awaited.seats : NOBODY;
  room.awaited = { question, seats };
  const fresh = seats & ~known;
  if (fresh === NOBODY) return;
  for (const seat of peopleSeats(room.matter)) {
    const sits = room.matter.seats[seat];
    if (!includes(fresh, seat) || sits?.kind !== 'person') continue;
    const { person } = sits;
    const waits = { person, table: room.id, question, since: house.now() };
    house.committer.add({ write: 'await', await: waits }, () => house.called(person, room.id));
  }
}

/** Whether somebody is still asked there and does not look. */
export function isAwaited(room: LiveRoom, person: string): boolean {
  const seats = awaitedIn(room);
  return peopleSeats(room.matter).some((seat) => {
    const sits = room.matter.seats[seat];
    return includes(seats, seat) && sits?.kind === 'person' && sits.person === person;
  });
}

/** Somebody looks at the table: there is nothing to tell. */
export function stopAwaiting(house: House, room: Room, person: string): void {
  room.awaited = { question: -1, seats: NOBODY };
  house.committer.add({ write: 'unawait', person, table: room.id }, () => undefined);
}
