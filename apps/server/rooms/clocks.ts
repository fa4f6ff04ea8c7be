// A table's clocks: they follow what happens there, are kept with the line that moved them, and are told to all.
import { includes, NOBODY, only, type Seat, type Seats, secrecyOf, type Types } from '@race/kernel';
import {
  asked,
  dueAt,
  type Live,
  leftOf,
  reckon,
  restAt,
  type Timing,
  takeUp,
  turnTo,
  type Waiting,
  waitFor,
  wind,
} from '@race/live';
import type { Clock, ClockSaid } from '@race/protocol';
import type { House } from './house.ts';
import { peopleSeats } from './matter.ts';
import { isHere } from './news.ts';
import type { Room } from './room.ts';
import { nextRow } from './row.ts';

type Watch = Pick<House, 'now' | 'rests'>;

/** The clock that runs at a table, if any does. */
export function clockOf(room: Room): Clock | null {
  return room.live !== null && room.stage === 'racing' ? (room.matter.clock ?? null) : null;
}

/** Whom the table waits for, by what everybody knows: in a window that does not change until it closes. CARD-02. */
function waitingIn(room: Room, live: Live<Types>): Waiting {
  const isWindow = secrecyOf(room.rules, live.state) === 'ready is hidden';
  const asks = isWindow ? askedOpenly(live) : asked(live);
  let runs = NOBODY;
  let gone = NOBODY;
  for (const seat of peopleSeats(room.matter)) {
    const sits = room.matter.seats[seat];
    if (includes(asks, seat)) runs |= only(seat);
    if (sits?.kind === 'person' && !isHere(room, sits.person)) gone |= only(seat);
  }
  return { runs, gone, isWindow };
}

function askedOpenly({ rules, state }: Live<Types>): Seats {
  const frame = state.public.stack.at(-1);
  return frame === undefined ? NOBODY : (rules.frames[frame.kind]?.asked(state.public, frame) ?? NOBODY);
}

/** Winds the clocks of a race anew; they run from now on. */
export function startClocks(house: Watch, room: Room): void {
  const clock = clockOf(room);
  stopClocks(room);
  if (clock === null || room.live === null) return;
  room.ticking.question = room.live.question;
  const wound = wind(clock, room.rules.seats, house.now());
  keep(house, room, clock, waitFor(wound, waitingIn(room, room.live)));
}

function stopClocks(room: Room): void {
  room.ticking.due = null;
  if (room.matter.timing) room.matter = { ...room.matter, timing: null };
}

/** A room is opened: its clocks have run on meanwhile, and nobody is there yet. */
export function resumeClocks(house: Watch, room: Room): void {
  const clock = clockOf(room);
  const timing = room.matter.timing ?? null;
  if (clock === null || timing === null || room.live === null) return;
  room.ticking.question = room.live.question;
  keep(house, room, clock, waitFor(reckon(timing, house.now(), house.rests), waitingIn(room, room.live)));
}

function keep(house: Watch, room: Room, clock: Clock, timing: Timing): void {
  room.matter = { ...room.matter, timing };
  room.ticking.due = dueAt(clock, timing, house.rests);
}

/**
 * The clocks follow the table; tells whether they have changed, which then has to be written. An answer in a window
 * changes nothing here.
 */
export function followTable(house: Watch, room: Room, takenBackBy: Seat | null = null): boolean {
  const { live, ticking } = room;
  const timing = room.matter.timing ?? null;
  if (live === null || timing === null) return false;
  const clock = clockOf(room);
  if (clock === null) {
    stopClocks(room);
    return true;
  }
  const waiting = waitingIn(room, live);
  const isNew = live.question !== ticking.question;
  if (!isNew && isSame(timing, waiting)) return false;
  const now = reckon(timing, house.now(), house.rests);
  const next = isNew ? turnTo(clock, now, waiting) : waitFor(now, waiting);
  ticking.question = live.question;
  keep(house, room, clock, takenBackBy === null ? next : takeUp(clock, next, takenBackBy));
  return true;
}

const isSame = (a: Waiting, b: Waiting): boolean =>
  a.runs === b.runs && a.isWindow === b.isWindow && ((a.gone ^ b.gone) & a.runs) === NOBODY;

/** Somebody came or went: that is written and told where their clock runs. */
export function followPeople(house: House, room: Room): void {
  if (!followTable(house, room)) return;
  keepRow(house, room, () => tellClocks(house, room));
}

/** Writes the table as it stands now. */
export function keepRow(house: House, room: Room, then: () => void): void {
  house.committer.add({ write: 'table', row: nextRow(room, house.now()) }, (verdict) => {
    if (verdict === 'written') then();
    else if (verdict === 'taken') void house.repair(room);
    else house.reopen(room);
  });
}

/** The clocks as they stand now; null where there are none. */
export function clocksIn(house: Watch, room: Room, up: Seat | null = null): ClockSaid | null {
  const clock = clockOf(room);
  const kept = room.matter.timing ?? null;
  if (clock === null || kept === null) return null;
  const timing = reckon(kept, house.now(), house.rests);
  return {
    say: 'clock',
    table: room.id,
    left: timing.left.map((_, seat) =>
      leftOf(clock, includes(timing.runs, seat) ? timing : { ...timing, isWindow: false }, seat),
    ),
    away: timing.away,
    runs: timing.runs,
    gone: timing.gone,
    rests: restAt(house.now(), house.rests),
    window: timing.isWindow,
    ...(up === null ? {} : { up }),
  };
}

export function tellClocks(house: Watch, room: Room, up: Seat | null = null): void {
  const said = clocksIn(house, room, up);
  if (said === null) return;
  const text = JSON.stringify(said);
  for (const { member } of room.members) member.send(text);
}
