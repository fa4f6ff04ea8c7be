// Clocks as pure arithmetic on milliseconds; the present time is always an argument.
import { includes, listSeats, NOBODY, only, type Seat, type Seats } from '@race/kernel';
import type { Clock } from '@race/protocol';

/** The clocks of a table, as they are stored with it. */
export interface Timing {
  /** The moment up to which all times are computed. */
  readonly at: number;
  readonly runs: Seats;
  /** Seats whose person is away: their time for lost connections runs first. */
  readonly gone: Seats;
  /** A danger window: everybody who is asked has the same time, and nobody can tell who has answered. CARD-02. */
  readonly isWindow: boolean;
  readonly left: readonly number[];
  readonly away: readonly number[];
  /** The time that the present question has taken so far. */
  readonly used: readonly number[];
  /** The time that the last question took, for undo. */
  readonly before: readonly number[];
}

/** A downtime of the server, which counts for nobody. */
export interface Downtime {
  readonly since: number;
  readonly until: number;
}

/** The seats that the table waits for. */
export type ClockWait = Pick<Timing, 'runs' | 'gone' | 'isWindow'>;

const SECOND = 1_000;
/** Enough to read a danger card and a hand, whatever the clock. */
const LEAST_WINDOW = 20 * SECOND;

export function wind(clock: Clock, seats: number, at: number): Timing {
  const all = (value: number): number[] => Array.from({ length: seats }, () => value);
  return {
    at,
    runs: NOBODY,
    gone: NOBODY,
    isWindow: false,
    left: all(clock.bank * SECOND),
    away: all(clock.away * SECOND),
    used: all(0),
    before: all(0),
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
function counted(from: number, to: number, downtimes: readonly Downtime[]): number {
  let span = Math.max(0, to - from);
  for (const { since, until } of downtimes) span -= Math.max(0, Math.min(to, until) - Math.max(from, since));
  return Math.max(0, span);
}

/** The clocks at a moment. An earlier moment than the last one changes only the time itself. */
export function reckon(timing: Timing, now: number, downtimes: readonly Downtime[] = []): Timing {
  const span = counted(timing.at, now, downtimes);
  if (span === 0 || timing.runs === NOBODY) return { ...timing, at: now };
  const used = timing.used.slice();
  const away = timing.away.slice();
  for (const seat of listSeats(timing.runs)) {
    const bank = away[seat] ?? 0;
    const covered = !timing.isWindow && includes(timing.gone, seat) ? Math.min(bank, span) : 0;
    away[seat] = bank - covered;
    used[seat] = (used[seat] ?? 0) + span - covered;
  }
  return { ...timing, at: now, used, away };
}

/** The same question waits for other seats, since a person has answered, come or left. */
export const waitFor = (timing: Timing, waiting: ClockWait): Timing => ({ ...timing, ...waiting });

/** The next question: time beyond the free time is taken from the bank. A danger window costs nothing. */
export function turnTo(clock: Clock, timing: Timing, waiting: ClockWait): Timing {
  const { used, isWindow } = timing;
  const left = isWindow ? timing.left : timing.left.map((bank, seat) => afterwards(clock, bank, used[seat]));
  // Seats that were not asked keep the time of their last question, since an undo may come after others were asked.
  const before = timing.before.map((was, seat) => used[seat] || was);
  return { ...timing, ...waiting, left, before, used: used.map(() => 0) };
}

const afterwards = (clock: Clock, bank: number, used = 0): number =>
  Math.max(0, bank - Math.max(0, used - clock.free * SECOND));

/** After an undo the question continues with the free time it had left. TABLE-01. */
export function takeUp(clock: Clock, timing: Timing, seat: Seat): Timing {
  const spent = Math.min(timing.before[seat] ?? 0, clock.free * SECOND);
  return { ...timing, used: timing.used.map((used, at) => (at === seat ? Math.max(used, spent) : used)) };
}

/** Another player has this seat from now on: the bank is empty, and the next question is a new one. */
export const relieve = (timing: Timing, seat: Seat): Timing => ({
  ...timing,
  left: timing.left.map((left, at) => (at === seat ? 0 : left)),
  used: timing.used.map((used, at) => (at === seat ? 0 : used)),
});

/** The time for a danger window. */
export const windowTime = ({ free }: Clock): number => Math.max(free * SECOND, LEAST_WINDOW);

/** The time that a seat has left for its question, without its time for lost connections. */
export function leftOf(clock: Clock, { isWindow, left, used }: Timing, seat: Seat): number {
  const whole = isWindow ? windowTime(clock) : clock.free * SECOND + (left[seat] ?? 0);
  return Math.max(0, whole - (used[seat] ?? 0));
}

const coverOf = ({ gone, isWindow, away }: Timing, seat: Seat): number =>
  !isWindow && includes(gone, seat) ? (away[seat] ?? 0) : 0;

/** The seats whose time is up. */
export function late(clock: Clock, timing: Timing): Seats {
  let seats = NOBODY;
  for (const seat of listSeats(timing.runs))
    if (leftOf(clock, timing, seat) + coverOf(timing, seat) === 0) seats |= only(seat);
  return seats;
}

/** When the first time limit ends if nothing happens; null while no clock runs. */
export function dueAt(clock: Clock, timing: Timing, downtimes: readonly Downtime[] = []): number | null {
  const needs = listSeats(timing.runs).map((seat) => leftOf(clock, timing, seat) + coverOf(timing, seat));
  if (needs.length === 0) return null;
  let at = timing.at;
  let need = Math.min(...needs);
  for (const { since, until } of downtimes) {
    if (until <= at) continue;
    if (since - at >= need) break;
    need -= Math.max(0, since - at);
    at = until;
  }
  return at + need;
}

/** How long the clocks still stand still at a moment. */
export const downtimeLeft = (now: number, downtimes: readonly Downtime[]): number =>
  Math.max(0, ...downtimes.map(({ since, until }) => (since <= now ? until - now : 0)));
