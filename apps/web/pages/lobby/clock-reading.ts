// What a watch shows, from the last message about the clocks and the time since.
import { includes, listSeats, type Seat } from '@race/kernel';
import { counted, LONGEST_SHOWING, nightsIn } from '@race/online/clock.ts';
import type { Clock, ClockMessage } from '@race/protocol';
import { isOverDays } from '@race/protocol/clock.ts';

export interface Reading {
  /** Milliseconds left for the decision. */
  readonly left: number;
  readonly runs: boolean;
  /** Milliseconds left for lost connections, while that time runs; 0 otherwise. */
  readonly covered: number;
  /** Why the clock does not run, though its seat is asked; null where it does. */
  readonly stands: 'showing' | 'night' | 'holiday' | null;
  /** Whether its page has shown what the others did for so long that this is worth saying. */
  readonly isWatching: boolean;
  /** Whether so little is left that one has to hurry. */
  readonly isLittle: boolean;
}

const SECOND = 1_000;
const LITTLE = 10 * SECOND;
/** A page that shows the question at once takes less. */
const A_MOMENT = 2 * SECOND;
/** Where a decision may take days. */
const LITTLE_OF_DAYS = 60 * 60 * SECOND;

/** The time since the message, and the present moment. */
interface Since {
  readonly elapsed: number;
  readonly now: number;
}

export function readingOf(clock: Clock, said: ClockMessage, seat: Seat, { elapsed, now }: Since): Reading {
  const left = said.left[seat] ?? 0;
  if (!includes(said.runs, seat))
    return { left, runs: false, covered: 0, stands: null, isWatching: false, isLittle: false };
  const holiday = said.holidays?.[seat]?.off ?? 0;
  const showing = said.showing[seat] ?? 0;
  const awake = counted(now - elapsed, now, nightsIn(clock.night, now - elapsed, now));
  const ran = Math.max(0, awake - Math.max(said.rests, holiday));
  const spent = Math.max(0, ran - showing);
  const away = !said.window && includes(said.gone, seat) ? (said.away[seat] ?? 0) : 0;
  const rest = Math.max(0, left - Math.max(0, spent - away));
  const isNight = nightsIn(clock.night, now, now + 1).length > 0;
  const standing = elapsed < holiday ? 'holiday' : isNight ? 'night' : ran < showing ? 'showing' : null;
  return {
    left: rest,
    runs: true,
    covered: Math.max(0, away - spent),
    stands: standing,
    isWatching: standing === 'showing' && LONGEST_SHOWING - (showing - ran) > A_MOMENT,
    isLittle: rest <= (isOverDays(clock) ? LITTLE_OF_DAYS : LITTLE),
  };
}

/** How exactly a page knows when a window closed. */
const NEARLY = 1_200;

/** Whether a danger window was closed because time was up, so long after the message that opened it. Who had not answered stays unknown. CARD-02. */
export const isWindowUp = ({ window, runs, left, showing }: ClockMessage, elapsed: number): boolean =>
  window && listSeats(runs).some((seat) => (left[seat] ?? 0) + Math.max(0, ...showing) - elapsed <= NEARLY);

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
