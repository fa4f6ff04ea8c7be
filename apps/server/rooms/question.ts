import { includes, listSeats, secrecyOf } from '@race/kernel';
import { asked } from '@race/online';
import { noteAwaited } from '../notices/awaiting.ts';
import type { LiveRoom } from './live-room.ts';
import type { RoomServices } from './room-services.ts';
import { botAt, peopleSeats } from './table-record.ts';

/** Looks at the question that stands now: whether a window has opened, and whether bots have to answer. */
export function openQuestion(services: RoomServices, room: LiveRoom) {
  const { live } = room;
  const waiting = asked(live);
  if (room.windowOf !== live.question && secrecyOf(room.rules, live.state) === 'ready is hidden') {
    // Where only bots are asked it closes at once, whatever they hold.
    const isForPeople = peopleSeats(room.record).some((seat) => includes(waiting, seat));
    room.windowOf = live.question;
    room.windowUntil = isForPeople ? performance.now() + services.window : 0;
  }
  if (!services.ownsNextMove(room)) return;
  services.callOrders(room);
  noteAwaited(services, room, waiting);
  if (listSeats(waiting).some((seat) => botAt(room.record, seat) !== null)) services.callBots(room);
}
