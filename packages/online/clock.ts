// Clocks, as arithmetic: time comes in as numbers of milliseconds, and nothing here knows what time it is.
import { includes, listSeats, NOBODY, only, type Seat, type Seats } from '@race/kernel';
import type { Clock } from '@race/protocol';

/** The clocks of a table, as they are kept with it. */
export interface Timing {
  /** Up to when everything is reckoned. */
  readonly at: number;
  readonly runs: Seats;
  /** Who is not at the table: what is left for lost connections runs first. */
  readonly gone: Seats;
  /** Everybody who is asked has the same time, and nobody can tell who has answered. CARD-02. */
  readonly isWindow: boolean;
  readonly left: readonly number[];
  readonly away: readonly number[];
  /** What the question that stands has taken so far. */
  readonly used: readonly number[];
  /** What the question before took, for who takes an answer back. */
  readonly before: readonly number[];
}

/** A time that counts for nobody: the server was away. */
export interface Rest {
  readonly since: number;
  readonly until: number;
}

/** Whom the table waits for. */
export type ClockWait = Pick<Timing, 'runs' | 'gone' | 'isWindow'>;

const SECOND = 1_000;
/** Long enough to read a danger card and one's hand, however quick the clock is. */
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

/** Rests in order, none within another. */
export function merge(rests: readonly Rest[]): Rest[] {
  const merged: Rest[] = [];
  for (const rest of [...rests].sort((a, b) => a.since - b.since)) {
    const last = merged.at(-1);
    if (last === undefined || rest.since > last.until) merged.push(rest);
    else merged[merged.length - 1] = { since: last.since, until: Math.max(last.until, rest.until) };
  }
  return merged;
}

/** How much of a span counts; rests are in order. */
function counted(from: number, to: number, rests: readonly Rest[]): number {
  let span = Math.max(0, to - from);
  for (const { since, until } of rests) span -= Math.max(0, Math.min(to, until) - Math.max(from, since));
  return Math.max(0, span);
}

/** The clocks as they stand at a moment. A moment before the last one changes nothing but when it is. */
export function reckon(timing: Timing, now: number, rests: readonly Rest[] = []): Timing {
  const span = counted(timing.at, now, rests);
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

/** The same question waits for others: somebody has answered it, come or gone. */
export const waitFor = (timing: Timing, waiting: ClockWait): Timing => ({ ...timing, ...waiting });

/** Another question: what went beyond the free time comes out of the bank. A window costs nobody anything. */
export function turnTo(clock: Clock, timing: Timing, waiting: ClockWait): Timing {
  const { used, isWindow } = timing;
  const left = isWindow ? timing.left : timing.left.map((bank, seat) => afterwards(clock, bank, used[seat]));
  // Who was not asked keeps what their last question took: an answer is taken back after others were asked, too.
  const before = timing.before.map((was, seat) => used[seat] || was);
  return { ...timing, ...waiting, left, before, used: used.map(() => 0) };
}

const afterwards = (clock: Clock, bank: number, used = 0): number =>
  Math.max(0, bank - Math.max(0, used - clock.free * SECOND));

/** Who takes an answer back goes on with the free time that the question had left, and gains none. TABLE-01. */
export function takeUp(clock: Clock, timing: Timing, seat: Seat): Timing {
  const spent = Math.min(timing.before[seat] ?? 0, clock.free * SECOND);
  return { ...timing, used: timing.used.map((used, at) => (at === seat ? Math.max(used, spent) : used)) };
}

/** Somebody else plays here from now on: the bank is spent, and the next question is a new one. */
export const relieve = (timing: Timing, seat: Seat): Timing => ({
  ...timing,
  left: timing.left.map((left, at) => (at === seat ? 0 : left)),
  used: timing.used.map((used, at) => (at === seat ? 0 : used)),
});

/** What everybody has in a danger window. */
export const windowTime = ({ free }: Clock): number => Math.max(free * SECOND, LEAST_WINDOW);

/** What a seat still has for its question, what is for lost connections apart. */
export function leftOf(clock: Clock, { isWindow, left, used }: Timing, seat: Seat): number {
  const whole = isWindow ? windowTime(clock) : clock.free * SECOND + (left[seat] ?? 0);
  return Math.max(0, whole - (used[seat] ?? 0));
}

const coverOf = ({ gone, isWindow, away }: Timing, seat: Seat): number =>
  !isWindow && includes(gone, seat) ? (away[seat] ?? 0) : 0;

/** Whose time is up. */
export function late(clock: Clock, timing: Timing): Seats {
  let seats = NOBODY;
  for (const seat of listSeats(timing.runs))
    if (leftOf(clock, timing, seat) + coverOf(timing, seat) === 0) seats |= only(seat);
  return seats;
}

/** When the first one's time will be up if nothing happens; null while nobody's runs. */
export function dueAt(clock: Clock, timing: Timing, rests: readonly Rest[] = []): number | null {
  const needs = listSeats(timing.runs).map((seat) => leftOf(clock, timing, seat) + coverOf(timing, seat));
  if (needs.length === 0) return null;
  let at = timing.at;
  let need = Math.min(...needs);
  for (const { since, until } of rests) {
    if (until <= at) continue;
    if (since - at >= need) break;
    need -= Math.max(0, since - at);
    at = until;
  }
  return at + need;
}

/** How long the clocks still stand still at a moment. */
export const restAt = (now: number, rests: readonly Rest[]): number =>
  Math.max(0, ...rests.map(({ since, until }) => (since <= now ? until - now : 0)));
