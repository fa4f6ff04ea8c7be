// A table's clocks: they follow what happens there, are kept with the line that moved them, and are told to all.
import { includes, NOBODY, only, type Seat, type Seats, secrecyOf, type Types } from '@race/kernel';
import {
  asked,
  type ClockWait,
  dueAt,
  type LiveTable,
  leftOf,
  reckon,
  restAt,
  type Timing,
  takeUp,
  turnTo,
  waitFor,
  wind,
} from '@race/online';
import type { Clock, ClockMessage } from '@race/protocol';
import { isHere } from './news.ts';
import type { Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { nextRow } from './row.ts';
import { peopleSeats } from './table-record.ts';

type Watch = Pick<RoomServices, 'now' | 'rests'>;

/** The clock that runs at a table, if any does. */
export function clockOf(room: Room): Clock | null {
  return room.live !== null && room.stage === 'racing' ? (room.record.clock ?? null) : null;
}

/** Whom the table waits for, by what everybody knows: in a window that does not change until it closes. CARD-02. */
function waitingIn(room: Room, live: LiveTable<Types>): ClockWait {
  const isWindow = secrecyOf(room.rules, live.state) === 'ready is hidden';
  const asks = isWindow ? askedOpenly(live) : asked(live);
  let runs = NOBODY;
  let gone = NOBODY;
  for (const seat of peopleSeats(room.record)) {
    const sits = room.record.seats[seat];
    if (includes(asks, seat)) runs |= only(seat);
    if (sits?.kind === 'person' && !isHere(room, sits.person)) gone |= only(seat);
  }
  return { runs, gone, isWindow };
}

function askedOpenly({ rules, state }: LiveTable<Types>): Seats {
  const frame = state.public.stack.at(-1);
  return frame === undefined ? NOBODY : (rules.frames[frame.kind]?.asked(state.public, frame) ?? NOBODY);
}

/** Winds the clocks of a race anew; they run from now on. */
export function startClocks(services: Watch, room: Room): void {
  const clock = clockOf(room);
  stopClocks(room);
  if (clock === null || room.live === null) return;
  room.ticking.question = room.live.question;
  const wound = wind(clock, room.rules.seats, services.now());
  keep(services, room, clock, waitFor(wound, waitingIn(room, room.live)));
}

function stopClocks(room: Room): void {
  room.ticking.due = null;
  if (room.record.timing) room.record = { ...room.record, timing: null };
}

/** A room is opened: its clocks have run on meanwhile, and nobody is there yet. */
export function resumeClocks(services: Watch, room: Room): void {
  const clock = clockOf(room);
  const timing = room.record.timing ?? null;
  if (clock === null || timing === null || room.live === null) return;
  room.ticking.question = room.live.question;
  keep(
    services,
    room,
    clock,
    waitFor(reckon(timing, services.now(), services.rests), waitingIn(room, room.live)),
  );
}

function keep(services: Watch, room: Room, clock: Clock, timing: Timing): void {
  room.record = { ...room.record, timing };
  room.ticking.due = dueAt(clock, timing, services.rests);
}

/**
 * The clocks follow the table; tells whether they have changed, which then has to be written. An answer in a window
 * changes nothing here.
 */
export function followTable(services: Watch, room: Room, takenBackBy: Seat | null = null): boolean {
  const { live, ticking } = room;
  const timing = room.record.timing ?? null;
  if (live === null || timing === null) return false;
  const clock = clockOf(room);
  if (clock === null) {
    stopClocks(room);
    return true;
  }
  const waiting = waitingIn(room, live);
  const isNew = live.question !== ticking.question;
  if (!isNew && isSame(timing, waiting)) return false;
  const now = reckon(timing, services.now(), services.rests);
  const next = isNew ? turnTo(clock, now, waiting) : waitFor(now, waiting);
  ticking.question = live.question;
  keep(services, room, clock, takenBackBy === null ? next : takeUp(clock, next, takenBackBy));
  return true;
}

const isSame = (a: ClockWait, b: ClockWait): boolean =>
  a.runs === b.runs && a.isWindow === b.isWindow && ((a.gone ^ b.gone) & a.runs) === NOBODY;

/** Somebody came or went: that is written and told where their clock runs. */
export function followPeople(services: RoomServices, room: Room): void {
  if (!followTable(services, room)) return;
  keepRow(services, room, () => sendClocks(services, room));
}

/** Writes the table as it stands now. */
export function keepRow(services: RoomServices, room: Room, then: () => void): void {
  services.committer.add({ write: 'table', row: nextRow(room, services.now()) }, (verdict) => {
    if (verdict === 'written') then();
    else if (verdict === 'conflict') void services.repair(room);
    else services.reopen(room);
  });
}

/** The clocks as they stand now; null where there are none. */
export function clocksIn(services: Watch, room: Room, up: Seat | null = null): ClockMessage | null {
  const clock = clockOf(room);
  const stored = room.record.timing ?? null;
  if (clock === null || stored === null) return null;
  const timing = reckon(stored, services.now(), services.rests);
  return {
    type: 'clock',
    table: room.id,
    left: timing.left.map((_, seat) =>
      leftOf(clock, includes(timing.runs, seat) ? timing : { ...timing, isWindow: false }, seat),
    ),
    away: timing.away,
    runs: timing.runs,
    gone: timing.gone,
    rests: restAt(services.now(), services.rests),
    window: timing.isWindow,
    ...(up === null ? {} : { up }),
  };
}

export function sendClocks(services: Watch, room: Room, up: Seat | null = null): void {
  const said = clocksIn(services, room, up);
  if (said === null) return;
  const text = JSON.stringify(said);
  for (const { member } of room.members) member.send(text);
}
