// Somebody's time is up: the answer that decides least is given, or a bot keeps the seat warm. NET-08.
import { fallback, includes, listSeats, NOBODY, type Seat, type Seats } from '@race/kernel';
import { asked, late, reckon, relieve } from '@race/live';
import { clockOf } from './clocks.ts';
import type { House } from './house.ts';
import type { LiveRoom } from './live-room.ts';
import { leftTo, type Matter, peopleSeats, withSeat } from './matter.ts';
import { play } from './play.ts';
import { openQuestion } from './question.ts';
import { speak } from './spoken.ts';
import { change } from './table.ts';
import { newName } from './tokens.ts';

export function timeIsUp(house: House, room: LiveRoom): void {
  const clock = clockOf(room);
  const timing = room.matter.timing ?? null;
  if (clock === null || timing === null) return;
  const seats = late(clock, reckon(timing, house.now(), house.rests));
  if (seats === NOBODY) return;
  // A bot that came in a window would show who had not answered.
  if (timing.isWindow) answerFor(house, room, asked(room.live));
  else if (clock.late === 'bot' && leavesSomebody(room, seats)) letBotsSit(house, room, seats);
  else answerFor(house, room, seats);
}

/** Bots among themselves would be at the end of the race before anybody is back. */
const leavesSomebody = ({ matter }: LiveRoom, seats: Seats): boolean =>
  peopleSeats(matter).some((seat) => !includes(seats, seat));

/** Another server may do the same: only one of them writes the line, and the other looks anew. */
function answerFor(house: House, room: LiveRoom, seats: Seats): void {
  const { live } = room;
  const { question } = live;
  for (const seat of peopleSeats(room.matter)) {
    if (live.question !== question || !includes(seats & asked(live), seat)) continue;
    if (room.matter.timing?.isWindow !== true) room.ticking.up = seat;
    const answer = fallback(room.rules, live.state, seat);
    play(house, room, { seat, said: speak(answer), key: newName() }, null);
  }
}

function letBotsSit(house: House, room: LiveRoom, seats: Seats): void {
  const now = house.now();
  for (const seat of listSeats(seats)) room.matter = withBot(room, seat, now);
  room.ticking.up = listSeats(seats)[0] ?? null;
  change(house, room, room.matter, null, () => openQuestion(house, room));
}

function withBot({ game, matter }: LiveRoom, seat: Seat, now: number): Matter {
  const sits = matter.seats[seat];
  const timing = matter.timing ?? null;
  if (sits?.kind !== 'person') return matter;
  const relieved = timing === null ? matter : { ...matter, timing: relieve(timing, seat) };
  return withSeat(relieved, seat, leftTo(sits, game.usualBot, now));
}
