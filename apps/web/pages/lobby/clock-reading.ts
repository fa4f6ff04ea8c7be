// What a watch shows, from the last message about the clocks and the time since.
import { includes, type Seat } from '@race/kernel';
import { windowTime } from '@race/online/clock.ts';
import type { Clock, ClockMessage } from '@race/protocol';

export interface Reading {
  /** Milliseconds left for the decision. */
  readonly left: number;
  readonly runs: boolean;
  /** Milliseconds left for lost connections, while that time runs; 0 otherwise. */
  readonly covered: number;
  /** Whether the last tenth runs. */
  readonly isLittle: boolean;
}

const SECOND = 1_000;

export function readingOf(clock: Clock, said: ClockMessage, seat: Seat, elapsed: number): Reading {
  const left = said.left[seat] ?? 0;
  const runs = includes(said.runs, seat);
  if (!runs) return { left, runs, covered: 0, isLittle: false };
  const gone = Math.max(0, elapsed - said.rests);
  const away = !said.window && includes(said.gone, seat) ? (said.away[seat] ?? 0) : 0;
  const rest = Math.max(0, left - Math.max(0, gone - away));
  return { left: rest, runs, covered: Math.max(0, away - gone), isLittle: rest <= whole(clock, said) / 10 };
}

const whole = (clock: Clock, { window }: ClockMessage): number =>
  window ? windowTime(clock) : (clock.bank + clock.free) * SECOND;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (n: number): string => String(n).padStart(2, '0');

/** Like the drums of a chronometer; days and hours where there is more than a day left. */
export function digitsOf(
  milliseconds: number,
  daysAndHours: (time: { readonly days: number; readonly hours: number }) => string,
): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= DAY)
    return daysAndHours({ days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
  return `${minutes}:${two(seconds % MINUTE)}`;
}
