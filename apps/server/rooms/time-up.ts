// Time has run out: the default answer is given, or a bot takes the seat. NET-08.
import { includes, lateAnswer, listSeats, NOBODY, type Seat, type Seats } from '@race/kernel';
import { asked, late, reckon, relieve } from '@race/online';
import { newName } from '../common/tokens.ts';
import { answerTextOf } from './answer-texts.ts';
import { change } from './change.ts';
import { clockOf } from './clocks.ts';
import type { LiveActor } from './live.ts';
import { announce } from './news.ts';
import { play } from './play.ts';
import { openQuestion } from './question.ts';
import { leftTo, peopleSeats, type TableRecord, withSeat } from './table-record.ts';

export function timeIsUp(actor: LiveActor): void {
  const clock = clockOf(actor);
  const timing = actor.game.record.timing ?? null;
  if (clock === null || timing === null) return;
  const seats = late(clock, reckon(clock, timing, actor.services.now(), actor.services.downtimes.list));
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
    if (actor.game.record.timing?.isWindow !== true) noteLate(actor, seat);
    const answer = lateAnswer(actor.rules, live.state, seat);
    play(actor, { seat, answerText: answerTextOf(answer), key: newName() }, null);
  }
}

const MOST_LATE = 60;

/** Everybody is told, and the newspaper has it. In a danger window it would reveal who had not answered. */
function noteLate(actor: LiveActor, seat: Seat): void {
  const { game, served, rules } = actor;
  const { turn } = served.progress(rules, game.live.state.public);
  actor.timers.clocks.up = seat;
  game.record = { ...game.record, late: [...(game.record.late ?? []), { seat, turn }].slice(-MOST_LATE) };
}

function letBotsSit(actor: LiveActor, seats: Seats): void {
  const now = actor.services.now();
  for (const seat of listSeats(seats)) actor.game.record = withBot(actor, seat, now);
  const [first = null] = listSeats(seats);
  if (first !== null) noteLate(actor, first);
  change(actor, actor.game.record, {
    replier: null,
    onWritten: () => openQuestion(actor),
    onTold() {
      for (const seat of listSeats(seats)) announce(actor, 'botDrives', seat);
    },
  });
}

function withBot({ served, game }: LiveActor, seat: Seat, now: number): TableRecord {
  const { record } = game;
  const sits = record.seats[seat];
  const timing = record.timing ?? null;
  if (sits?.kind !== 'person') return record;
  const relieved = timing === null ? record : { ...record, timing: relieve(timing, seat) };
  return withSeat(relieved, seat, leftTo(sits, served.defaultBot, now));
}
