// Who is asked at a table they do not look at: written down, so that any server can tell them. NET-10.
import { includes, NOBODY, only, type Seat, type Seats } from '@race/kernel';
import { asked } from '@race/online';
import type { LiveRoom } from '../rooms/live-room.ts';
import { isHere } from '../rooms/news.ts';
import type { Room } from '../rooms/room.ts';
import type { RoomServices } from '../rooms/room-services.ts';

/** The person who is asked at a seat and does not look; null where there is none. */
function awaitedAt(room: LiveRoom, waits: Seats, seat: Seat): string | null {
  if (!includes(waits, seat)) return null;
  const sits = room.record.seats[seat];
  return sits?.kind === 'person' && sits.bot === null && !isHere(room, sits.person) ? sits.person : null;
}

/**
 * Writes down who has newly come to be awaited. Who is asked follows from what everybody knows and from one's own
 * answer: nobody hears anything from which others could be read. It is looked at with every step, so it makes nothing.
 */
export function noteAwaited(services: RoomServices, room: LiveRoom, waits: Seats = asked(room.live)): void {
  // Nobody waits for who is on an expedition of their own.
  if (room.plan.shutUntil !== undefined) return;
  const { question } = room.live;
  const known = room.awaited.question === question ? room.awaited.seats : NOBODY;
  let seats = NOBODY;
  for (let seat = 0; seat < room.record.seats.length; seat++) {
    const person = awaitedAt(room, waits, seat);
    if (person === null) continue;
    seats |= only(seat);
    if (!includes(known, seat)) note(services, room, person);
  }
  if (seats !== known) room.awaited = { question, seats };
}

function note(services: RoomServices, room: LiveRoom, person: string): void {
  const waits = { person, table: room.id, question: room.live.question, since: services.now() };
  services.committer.add({ write: 'await', await: waits }, () => services.called(person, room.id));
}

/** Whether somebody is still asked there and does not look. */
export function isAwaited(room: LiveRoom, person: string): boolean {
  const waits = asked(room.live);
  return room.record.seats.some((_, seat) => awaitedAt(room, waits, seat) === person);
}

/** Somebody looks at the table: there is nothing to tell. */
export function stopAwaiting(services: RoomServices, room: Room, person: string): void {
  room.awaited = { question: -1, seats: NOBODY };
  services.committer.add({ write: 'unawait', person, table: room.id }, () => undefined);
}
