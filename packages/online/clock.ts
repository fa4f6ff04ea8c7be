// Clocks as pure arithmetic on milliseconds; the present time is always an argument.
import { includes, listSeats, NOBODY, only, type Seat, type Seats } from '@race/kernel';
import {
  type Clock,
  HOLIDAYS,
  type Holiday,
  isOverDays,
  minutesOf,
  type Night,
} from '@race/protocol/clock.ts';

/** The clocks of a table, as they are stored with it. */
export interface Timing {
  /** The moment up to which all times are computed. */
  readonly at: number;
  readonly runs: Seats;
  /** Seats whose person is away: their time for lost connections runs first. */
  readonly gone: Seats;
  /** A danger window: everybody who is asked has the same time, and nobody can tell who has answered. CARD-02. */
  readonly isWindow: boolean;
  /** How long the page of each seat may still take to show the question before the clock runs. */
  readonly showing: readonly number[];
  readonly left: readonly number[];
  readonly away: readonly number[];
  /** The time that the present question has taken so far. */
  readonly used: readonly number[];
  /** The time that the last question took, for undo. */
  readonly before: readonly number[];
  /** The latest holiday of each seat, and the days that it may still take off. */
  readonly off: readonly (Downtime | null)[];
  readonly holidays: readonly number[];
}

/** A downtime of the server, which counts for nobody. */
export interface Downtime {
  readonly since: number;
  readonly until: number;
}

/** The seats that the table waits for. */
export type ClockWait = Pick<Timing, 'runs' | 'gone' | 'isWindow'>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Enough to read a danger card and a hand, whatever the clock. */
const LEAST_WINDOW = 20 * SECOND;
/** A page shows what the others did before it asks. No longer than this does a clock wait for it. */
export const LONGEST_SHOWING = 15 * SECOND;

export function wind(clock: Clock, seats: number, at: number): Timing {
  const all = (value: number): number[] => Array.from({ length: seats }, () => value);
  return {
    at,
    runs: NOBODY,
    gone: NOBODY,
    isWindow: false,
    showing: all(0),
    left: all(clock.bank * SECOND),
    away: all(clock.away * SECOND),
    used: all(0),
    before: all(0),
    off: Array.from({ length: seats }, () => null),
    holidays: all(isOverDays(clock) ? HOLIDAYS : 0),
  };
}

/** Downtimes in order, without overlaps. */
export function merge(downtimes: readonly Downtime[]): Downtime[] {
  const merged: Downtime[] = [];
  for (const downtime of [...downtimes].sort((a, b) => a.since - b.since)) {
    const last = merged.at(-1);
    if (last === undefined || downtime.since > last.until) merged.push(downtime);
    else merged[merged.length - 1] = { since: last.since, until: Math.max(last.until, downtime.until) };
  }
  return merged;
}

/** How much of a span counts, without downtimes. */
export function counted(from: number, to: number, downtimes: readonly Downtime[]): number {
  let span = Math.max(0, to - from);
  for (const { since, until } of downtimes) span -= Math.max(0, Math.min(to, until) - Math.max(from, since));
  return Math.max(0, span);
}

/** The nights that touch a span. */
export function nightsIn(night: Night | null, from: number, to: number): Downtime[] {
  if (night === null) return [];
  const length = minutesOf(night) * MINUTE;
  const nights: Downtime[] = [];
  for (let day = Math.floor(from / DAY) - 1; day * DAY < to; day++) {
    const since = day * DAY + night.from * MINUTE;
    if (since + length > from && since < to) nights.push({ since, until: since + length });
  }
  return nights;
}

/** When the clock of a seat stands still: downtimes of the server, nights, and its holiday. */
function stillness(
  { night }: Clock,
  { off }: Timing,
  seat: Seat,
  [from, to, downtimes]: readonly [number, number, readonly Downtime[]],
): readonly Downtime[] {
  const holiday = off[seat] ?? null;
  if (night === null && holiday === null) return downtimes;
  return merge([...downtimes, ...nightsIn(night, from, to), ...(holiday === null ? [] : [holiday])]);
}

/** The clocks at a moment. An earlier moment than the last one changes only the time itself. */
export function reckon(
  clock: Clock,
  timing: Timing,
  now: number,
  downtimes: readonly Downtime[] = [],
): Timing {
  if (now <= timing.at || timing.runs === NOBODY) return { ...timing, at: now };
  const used = timing.used.slice();
  const away = timing.away.slice();
  const showing = timing.showing.slice();
  for (const seat of listSeats(timing.runs)) {
    const span = counted(timing.at, now, stillness(clock, timing, seat, [timing.at, now, downtimes]));
    const shown = Math.min(showingOf(timing, seat), span);
    const bank = away[seat] ?? 0;
    const covered = !timing.isWindow && includes(timing.gone, seat) ? Math.min(bank, span) : 0;
    showing[seat] = Math.max(0, (showing[seat] ?? 0) - span);
    away[seat] = bank - covered;
    used[seat] = (used[seat] ?? 0) + span - shown - covered;
  }
  return { ...timing, at: now, used, away, showing };
}

/**
 * How long the clock of a seat still waits until its page shows the question. In a danger window all have the same time,
 * so it waits for the last of them. CARD-02.
 */
function showingOf({ runs, gone, isWindow, showing }: Timing, seat: Seat): number {
  if (isWindow) return Math.max(0, ...listSeats(runs).map((one) => showing[one] ?? 0));
  return includes(gone, seat) ? 0 : (showing[seat] ?? 0);
}

/** The page of a seat shows the question. */
export const shownTo = (timing: Timing, seat: Seat): Timing => ({
  ...timing,
  showing: timing.showing.map((left, at) => (at === seat ? 0 : left)),
});

/** Whether the clock of a seat still waits for its page. */
export const isUnseen = ({ runs, showing }: Timing, seat: Seat): boolean =>
  includes(runs, seat) && (showing[seat] ?? 0) > 0;

/** The time that pages of newly asked seats have to show it. Who is away gets none, except in a danger window: there nothing
 * depends on who is at the table. */
const showingTo = (
  seats: Seats,
  { runs, gone, isWindow }: ClockWait,
  now: readonly number[],
): readonly number[] =>
  now.map((left, seat) => {
    if (!includes(isWindow ? runs : runs & ~gone, seat)) return 0;
    return includes(seats, seat) ? LONGEST_SHOWING : left;
  });

/** The same question waits for other seats, since a person has answered, come or left. */
export const waitFor = (timing: Timing, waiting: ClockWait): Timing => ({
  ...timing,
  ...waiting,
  // A seat that has answered has taken some time, so that it gains with the others.
  used: timing.used.map((used, seat) =>
    includes(timing.runs & ~waiting.runs, seat) ? Math.max(1, used) : used,
  ),
  showing: showingTo(waiting.runs & ~timing.runs, waiting, timing.showing),
});

/** The next question: time beyond the free time is taken from the bank, and who has moved gains time. A danger window costs nothing. */
export function turnTo(clock: Clock, timing: Timing, waiting: ClockWait): Timing {
  const { used, runs, isWindow } = timing;
  const left = isWindow
    ? timing.left
    : timing.left.map((bank, seat) => {
        const spent = used[seat] ?? 0;
        // A drive is several answers in one gesture: it gains once, when others are asked after it.
        const isDone = !includes(waiting.runs, seat) && (spent > 0 || includes(runs, seat));
        const gained = isDone ? clock.gain * SECOND : 0;
        return afterwards(clock, bank, spent) + gained;
      });
  // Seats that were not asked keep the time of their last question, since an undo may come after others were asked.
  const before = timing.before.map((was, seat) => used[seat] || was);
  const showing = showingTo(waiting.runs, waiting, timing.showing);
  return { ...timing, ...waiting, left, before, showing, used: used.map(() => 0) };
}

const afterwards = (clock: Clock, bank: number, used = 0): number =>
  Math.max(0, bank - Math.max(0, used - clock.free * SECOND));

/** After an undo the question continues with the free time it had left, and what was gained is lost again. TABLE-01. */
export function takeUp(clock: Clock, timing: Timing, seat: Seat, hasGained = true): Timing {
  const lost = hasGained ? clock.gain * SECOND : 0;
  const spent = Math.min(timing.before[seat] ?? 0, clock.free * SECOND);
  return {
    ...timing,
    used: timing.used.map((used, at) => (at === seat ? Math.max(used, spent) : used)),
    left: timing.left.map((left, at) => (at === seat ? Math.max(0, left - lost) : left)),
  };
}

/** Another player has this seat from now on: the bank is empty, and the next question is a new one. */
export const relieve = (timing: Timing, seat: Seat): Timing => ({
  ...timing,
  left: timing.left.map((left, at) => (at === seat ? 0 : left)),
  used: timing.used.map((used, at) => (at === seat ? 0 : used)),
});

/** The time for a danger window. */
const windowTime = ({ free }: Clock): number => Math.max(free * SECOND, LEAST_WINDOW);

/** The time that a seat has left for its question, without its time for lost connections. */
export function leftOf(clock: Clock, { isWindow, left, used }: Timing, seat: Seat): number {
  const whole = isWindow ? windowTime(clock) : clock.free * SECOND + (left[seat] ?? 0);
  return Math.max(0, whole - (used[seat] ?? 0));
}

const coverOf = (timing: Timing, seat: Seat): number => {
  const { gone, isWindow, away } = timing;
  return showingOf(timing, seat) + (!isWindow && includes(gone, seat) ? (away[seat] ?? 0) : 0);
};

/** The seats whose time is up. */
export function late(clock: Clock, timing: Timing): Seats {
  let seats = NOBODY;
  for (const seat of listSeats(timing.runs))
    if (leftOf(clock, timing, seat) + coverOf(timing, seat) === 0) seats |= only(seat);
  return seats;
}

/** When the first time limit ends if nothing happens; null while no clock runs. */
export function dueAt(clock: Clock, timing: Timing, downtimes: readonly Downtime[] = []): number | null {
  const dues = listSeats(timing.runs).map((seat) => dueOf(clock, timing, seat, downtimes));
  return dues.length === 0 ? null : Math.min(...dues);
}

function dueOf(clock: Clock, timing: Timing, seat: Seat, downtimes: readonly Downtime[]): number {
  let at = timing.at;
  let need = leftOf(clock, timing, seat) + coverOf(timing, seat);
  // A night is at most half a day, so twice the time has enough of them.
  const farthest = at + 2 * need + HOLIDAYS * DAY + 2 * DAY;
  for (const { since, until } of stillness(clock, timing, seat, [at, farthest, downtimes])) {
    if (until <= at) continue;
    if (since - at >= need) break;
    need -= Math.max(0, since - at);
    at = until;
  }
  return at + need;
}

/** A seat takes days off from now on; 0 ends its holiday. Null where it has fewer left. */
export function takeHoliday(timing: Timing, seat: Seat, days: number): Timing | null {
  const { at, off, holidays } = timing;
  const running = off[seat] ?? null;
  const unused = running === null ? 0 : Math.max(0, Math.floor((running.until - at) / DAY));
  const left = (holidays[seat] ?? 0) + unused - days;
  if (left < 0) return null;
  const next = running === null && days === 0 ? null : { since: at, until: at + days * DAY };
  return {
    ...timing,
    off: off.map((one, where) => (where === seat ? next : one)),
    holidays: holidays.map((one, where) => (where === seat ? left : one)),
  };
}

/** The holidays as everybody at the table may know them. */
export const holidaysOf = (clock: Clock, { at, off, holidays }: Timing): readonly Holiday[] | null =>
  isOverDays(clock)
    ? holidays.map((days, seat) => ({ off: Math.max(0, (off[seat]?.until ?? 0) - at), days }))
    : null;

/** How long the clocks still stand still at a moment. */
export const downtimeLeft = (now: number, downtimes: readonly Downtime[]): number =>
  Math.max(0, ...downtimes.map(({ since, until }) => (since <= now ? until - now : 0)));
