import { includes, listSeats, secrecyOf } from '@race/kernel';
import { asked } from '@race/live';
import { noteAwaited } from '../notices/awaiting.ts';
import type { House } from './house.ts';
import type { LiveRoom } from './live-room.ts';
import { botAt, peopleSeats } from './matter.ts';

/** Looks at the question that stands now: whether a window has opened, and whether bots have to answer. */
export function openQuestion(house: House, room: LiveRoom) {
  const { live } = room;
  const waiting = asked(live);
  if (room.windowOf !== live.question && secrecyOf(room.rules, live.state) === 'ready is hidden') {
    // Where only bots are asked it closes at once, whatever they hold.
    const isForPeople = peopleSeats(room.matter).some((seat) => includes(waiting, seat));
    room.windowOf = live.question;
    room.windowUntil = isForPeople ? performance.now() + house.window : 0;
  }
  if (!house.mayAct(room)) return;
  house.callOrders(room);
  noteAwaited(house, room, waiting);
  if (listSeats(waiting).some((seat) => botAt(room.matter, seat) !== null)) house.callBots(room);
}
