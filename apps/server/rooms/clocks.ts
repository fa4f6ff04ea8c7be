// The clocks of a table: they follow its questions, are stored with the line that changed them, and sent to everybody.
import { includes, NOBODY, only, type Seat, type Seats, secrecyOf, type Types } from '@race/kernel';
import {
  asked,
  type ClockWait,
  downtimeLeft,
  dueAt,
  holidaysOf,
  isUnseen,
  type LiveTable,
  leftOf,
  reckon,
  shownTo,
  type Timing,
  takeHoliday,
  takeUp,
  turnTo,
  waitFor,
  wind,
} from '@race/online';
import type { Clock, ClockMessage } from '@race/protocol';
import { isHere } from './news.ts';
import { nextRow } from './row.ts';
import type { TableActor } from './table-actor.ts';
import { peopleSeats } from './table-record.ts';

/** The clock that runs at a table, if any does. */
export function clockOf(actor: TableActor): Clock | null {
  return actor.game.live !== null && actor.game.stage === 'racing' ? (actor.game.record.clock ?? null) : null;
}

/** Whom the table waits for, as everybody knows it: in a danger window that does not change until it closes. CARD-02. */
function waitingIn(actor: TableActor, live: LiveTable<Types>): ClockWait {
  const isWindow = secrecyOf(actor.rules, live.state) === 'ready is hidden';
  const asks = isWindow ? askedOpenly(live) : asked(live);
  let runs = NOBODY;
  let gone = NOBODY;
  for (const seat of peopleSeats(actor.game.record)) {
    const sits = actor.game.record.seats[seat];
    if (includes(asks, seat)) runs |= only(seat);
    if (sits?.kind === 'person' && !isHere(actor, sits.person)) gone |= only(seat);
  }
  return { runs, gone, isWindow };
}

function askedOpenly({ rules, state }: LiveTable<Types>): Seats {
  const frame = state.public.stack.at(-1);
  return frame === undefined ? NOBODY : (rules.frames[frame.kind]?.asked(state.public, frame) ?? NOBODY);
}

/** Starts the clocks of a race from the beginning. */
export function startClocks(actor: TableActor): void {
  const clock = clockOf(actor);
  stopClocks(actor);
  if (clock === null || actor.game.live === null) return;
  actor.timers.clocks.question = actor.game.live.question;
  const wound = wind(clock, actor.rules.seats, actor.services.now());
  keep(actor, clock, waitFor(wound, waitingIn(actor, actor.game.live)));
}

function stopClocks(actor: TableActor): void {
  actor.timers.clocks.due = null;
  if (actor.game.record.timing) actor.game.record = { ...actor.game.record, timing: null };
}

/** Resumes the clocks of a table that was just opened; they have run on meanwhile, and nobody is there yet. */
export function resumeClocks(actor: TableActor): void {
  const clock = clockOf(actor);
  const timing = actor.game.record.timing ?? null;
  if (clock === null || timing === null || actor.game.live === null) return;
  actor.timers.clocks.question = actor.game.live.question;
  keep(
    actor,
    clock,
    waitFor(
      reckon(clock, timing, actor.services.now(), actor.services.downtimes.list),
      waitingIn(actor, actor.game.live),
    ),
  );
}

function keep(actor: TableActor, clock: Clock, timing: Timing): void {
  actor.game.record = { ...actor.game.record, timing };
  actor.timers.clocks.due = dueAt(clock, timing, actor.services.downtimes.list);
}

/**
 * The clocks follow the table; returns whether they have changed and must be written. An answer in a window changes
 * nothing here.
 */
export function followTable(actor: TableActor, takenBackBy: Seat | null = null): boolean {
  const { live } = actor.game;
  const { clocks } = actor.timers;
  const timing = actor.game.record.timing ?? null;
  if (live === null || timing === null) return false;
  const clock = clockOf(actor);
  if (clock === null) {
    stopClocks(actor);
    return true;
  }
  const waiting = waitingIn(actor, live);
  const isNew = live.question !== clocks.question;
  if (!isNew && isSame(timing, waiting)) return false;
  const now = reckon(clock, timing, actor.services.now(), actor.services.downtimes.list);
  clocks.question = live.question;
  const next = isNew ? turnTo(gaining(clock, takenBackBy), now, waiting) : waitFor(now, waiting);
  keep(actor, clock, takenBackBy === null ? next : takenBack(clock, next, takenBackBy, { now, isNew }));
  return true;
}

/** Nobody gains by an undo. */
const gaining = (clock: Clock, takenBackBy: Seat | null): Clock =>
  takenBackBy === null ? clock : { ...clock, gain: 0 };

/**
 * What an answer had gained is lost when it is taken back. One to a question that is still open, a plan, had gained nothing. Whoever
 * takes an answer back sees the question already: otherwise confirming and taking back would be time for nothing. TABLE-01.
 */
function takenBack(
  clock: Clock,
  next: Timing,
  seat: Seat,
  { now, isNew }: { readonly now: Timing; readonly isNew: boolean },
): Timing {
  return shownTo(isNew ? takeUp(clock, next, seat, !includes(now.runs, seat)) : next, seat);
}

const isSame = (a: ClockWait, b: ClockWait): boolean =>
  a.runs === b.runs && a.isWindow === b.isWindow && ((a.gone ^ b.gone) & a.runs) === NOBODY;

/** The page of a seat shows the question: from now on its clock runs. */
export function noteShown(actor: TableActor, { seat, question }: ShownQuestion): void {
  const clock = clockOf(actor);
  const timing = actor.game.record.timing ?? null;
  if (clock === null || timing === null || actor.game.live?.question !== question) return;
  const now = reckon(clock, timing, actor.services.now(), actor.services.downtimes.list);
  if (!isUnseen(now, seat)) return;
  keep(actor, clock, shownTo(now, seat));
  keepRow(actor, () => sendClocks(actor));
}

interface ShownQuestion {
  readonly seat: Seat;
  readonly question: number;
}

/** A seat takes days off, or ends its holiday with none; returns whether it has so many. */
export function giveHoliday(actor: TableActor, seat: Seat, days: number): boolean {
  const clock = clockOf(actor);
  const timing = actor.game.record.timing ?? null;
  if (clock === null || timing === null) return false;
  const now = reckon(clock, timing, actor.services.now(), actor.services.downtimes.list);
  const next = takeHoliday(now, seat, days);
  if (next === null) return false;
  keep(actor, clock, next);
  return true;
}

/** A person came or left: if that changes the clocks, they are written and sent. */
export function followPeople(actor: TableActor): void {
  if (!followTable(actor)) return;
  keepRow(actor, () => sendClocks(actor));
}

/** Writes the table as it stands now. */
export function keepRow(actor: TableActor, then: () => void): void {
  actor.services.committer.add({ write: 'table', row: nextRow(actor, actor.services.now()) }, (verdict) => {
    if (verdict === 'written') then();
    else if (verdict === 'conflict') void actor.repair();
    else actor.reopen();
  });
}

/** The clocks as they stand now; null where there are none. */
export function clocksIn(actor: TableActor, up: Seat | null = null): ClockMessage | null {
  const clock = clockOf(actor);
  const stored = actor.game.record.timing ?? null;
  if (clock === null || stored === null) return null;
  const timing = reckon(clock, stored, actor.services.now(), actor.services.downtimes.list);
  const holidays = holidaysOf(clock, timing);
  return {
    type: 'clock',
    table: actor.id,
    left: timing.left.map((_, seat) =>
      leftOf(clock, includes(timing.runs, seat) ? timing : { ...timing, isWindow: false }, seat),
    ),
    away: timing.away,
    runs: timing.runs,
    gone: timing.gone,
    showing: timing.showing,
    rests: downtimeLeft(actor.services.now(), actor.services.downtimes.list),
    window: timing.isWindow,
    ...(holidays === null ? {} : { holidays }),
    ...(up === null ? {} : { up }),
  };
}

/** Milliseconds that a seat has left, those for lost connections included; null where its time does not run. */
export function timeLeft(actor: TableActor, seat: Seat): number | null {
  const clocks = clocksIn(actor);
  if (clocks === null || !includes(clocks.runs, seat)) return null;
  const away = includes(clocks.gone, seat) ? (clocks.away[seat] ?? 0) : 0;
  return (clocks.left[seat] ?? 0) + away + clocks.rests;
}

export function sendClocks(actor: TableActor, up: Seat | null = null): void {
  const said = clocksIn(actor, up);
  if (said === null) return;
  const text = JSON.stringify(said);
  for (const { member } of actor.people.members) member.send(text);
}
