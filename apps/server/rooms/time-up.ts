// Somebody's time is up: the answer that decides least is given, or a bot keeps the seat warm. NET-08.
import { fallback, includes, listSeats, NOBODY, type Seat, type Seats } from '@race/kernel';
import { asked, late, reckon, relieve } from '@race/online';
import { answerTextOf } from './answer-texts.ts';
import { clockOf } from './clocks.ts';
import type { LiveRoom } from './live-room.ts';
import { play } from './play.ts';
import { openQuestion } from './question.ts';
import type { RoomServices } from './room-services.ts';
import { change } from './table.ts';
import { leftTo, peopleSeats, type TableRecord, withSeat } from './table-record.ts';
import { newName } from './tokens.ts';

export function timeIsUp(services: RoomServices, room: LiveRoom): void {
  const clock = clockOf(room);
  const timing = room.record.timing ?? null;
  if (clock === null || timing === null) return;
  const seats = late(clock, reckon(timing, services.now(), services.rests));
  if (seats === NOBODY) return;
  // A bot that came in a window would show who had not answered.
  if (timing.isWindow) answerFor(services, room, asked(room.live));
  else if (clock.late === 'bot' && leavesSomebody(room, seats)) letBotsSit(services, room, seats);
  else answerFor(services, room, seats);
}

/** Bots among themselves would be at the end of the race before anybody is back. */
const leavesSomebody = ({ record }: LiveRoom, seats: Seats): boolean =>
  peopleSeats(record).some((seat) => !includes(seats, seat));

/** Another server may do the same: only one of them writes the line, and the other looks anew. */
function answerFor(services: RoomServices, room: LiveRoom, seats: Seats): void {
  const { live } = room;
  const { question } = live;
  for (const seat of peopleSeats(room.record)) {
    if (live.question !== question || !includes(seats & asked(live), seat)) continue;
    if (room.record.timing?.isWindow !== true) room.ticking.up = seat;
    const answer = fallback(room.rules, live.state, seat);
    play(services, room, { seat, answerText: answerTextOf(answer), key: newName() }, null);
  }
}

function letBotsSit(services: RoomServices, room: LiveRoom, seats: Seats): void {
  const now = services.now();
  for (const seat of listSeats(seats)) room.record = withBot(room, seat, now);
  room.ticking.up = listSeats(seats)[0] ?? null;
  change(services, room, room.record, null, () => openQuestion(services, room));
}

function withBot({ game, record }: LiveRoom, seat: Seat, now: number): TableRecord {
  const sits = record.seats[seat];
  const timing = record.timing ?? null;
  if (sits?.kind !== 'person') return record;
  const relieved = timing === null ? record : { ...record, timing: relieve(timing, seat) };
  return withSeat(relieved, seat, leftTo(sits, game.defaultBot, now));
}
