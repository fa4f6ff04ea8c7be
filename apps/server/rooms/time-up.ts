// Time has run out: the default answer is given, or a bot takes the seat. NET-08.
import { fallback, includes, listSeats, NOBODY, type Seat, type Seats } from '@race/kernel';
import { asked, late, reckon, relieve } from '@race/online';
import { newName } from '../common/tokens.ts';
import { answerTextOf } from './answer-texts.ts';
import { change } from './change.ts';
import { clockOf } from './clocks.ts';
import type { LiveActor } from './live.ts';
import { play } from './play.ts';
import { openQuestion } from './question.ts';
import { leftTo, peopleSeats, type TableRecord, withSeat } from './table-record.ts';

export function timeIsUp(actor: LiveActor): void {
  const clock = clockOf(actor);
  const timing = actor.game.record.timing ?? null;
  if (clock === null || timing === null) return;
  const seats = late(clock, reckon(timing, actor.services.now(), actor.services.downtimes.list));
  if (seats === NOBODY) return;
  // A bot that took over in a danger window would reveal who had not answered.
  if (timing.isWindow) answerFor(actor, asked(actor.game.live));
  else if (clock.late === 'bot' && leavesSomebody(actor, seats)) letBotsSit(actor, seats);
  else answerFor(actor, seats);
}

/** Without people, bots would finish the race before anybody comes back. */
const leavesSomebody = ({ game }: LiveActor, seats: Seats): boolean =>
  peopleSeats(game.record).some((seat) => !includes(seats, seat));

/** Another process may do the same: only one of them writes the line, and the other catches up. */
function answerFor(actor: LiveActor, seats: Seats): void {
  const { live } = actor.game;
  const { question } = live;
  for (const seat of peopleSeats(actor.game.record)) {
    if (live.question !== question || !includes(seats & asked(live), seat)) continue;
    if (actor.game.record.timing?.isWindow !== true) actor.timers.clocks.up = seat;
    const answer = fallback(actor.rules, live.state, seat);
    play(actor, { seat, answerText: answerTextOf(answer), key: newName() }, null);
  }
}

function letBotsSit(actor: LiveActor, seats: Seats): void {
  const now = actor.services.now();
  for (const seat of listSeats(seats)) actor.game.record = withBot(actor, seat, now);
  actor.timers.clocks.up = listSeats(seats)[0] ?? null;
  change(actor, actor.game.record, { replier: null, onWritten: () => openQuestion(actor) });
}

function withBot({ served, game }: LiveActor, seat: Seat, now: number): TableRecord {
  const { record } = game;
  const sits = record.seats[seat];
  const timing = record.timing ?? null;
  if (sits?.kind !== 'person') return record;
  const relieved = timing === null ? record : { ...record, timing: relieve(timing, seat) };
  return withSeat(relieved, seat, leftTo(sits, served.defaultBot, now));
}
