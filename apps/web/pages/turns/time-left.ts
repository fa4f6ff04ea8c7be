// How much time is left for a decision, in few words.
import { say, words } from '../../shell/words/say.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on the time is counted in seconds, and from twice that it is short. */
const IN_SECONDS = 2 * MINUTE;

export const isShort = (left: number): boolean => left < 2 * IN_SECONDS;

/** "2 d 23 h", "5 hrs", "12 mins", "1:09". */
export function timeWords(left: number): string {
  if (left >= DAY)
    return say('clock.daysAndHours', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  if (left >= HOUR) return inUnits(Math.floor(left / HOUR), 'hour');
  if (left >= IN_SECONDS) return inUnits(Math.floor(left / MINUTE), 'minute');
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const inUnits = (count: number, unit: 'hour' | 'minute'): string =>
  new Intl.NumberFormat(words().locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
