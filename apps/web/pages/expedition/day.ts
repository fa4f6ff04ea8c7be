// A day of the expedition: its date and hours, and driving its road again on this device once it is over. DAILY-01.
import type { RaceOptions } from '@race/great-race/options.ts';
import type { ExpeditionNews } from '@race/protocol';

/** "Sunday, 15 November 2026". */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** "01:00", in the reader's time zone unless another is given. */
export const hourWords = (moment: number, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment);

const AN_HOUR = 3_600_000;
const A_MINUTE = 60_000;

/** "in 4 hours"; the last two of them in minutes. */
export function untilWords(left: number, locale: string): string {
  const told = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (left >= 2 * AN_HOUR) return told.format(Math.floor(left / AN_HOUR), 'hour');
  return told.format(Math.max(1, Math.ceil(left / A_MINUTE)), 'minute');
}

/** A race with the same road, seed and salt, as a file without answers; null while the seed is secret. */
export function fileOf(
  { seed, salt, commitment, version }: Pick<ExpeditionNews, 'seed' | 'salt' | 'commitment' | 'version'>,
  options: RaceOptions,
  name: string,
): string | null {
  if (seed === null || salt === null) return null;
  const rivals = Array.from({ length: options.crews - 1 }, () => ({ kind: 'bot', bot: 'racer' }));
  return JSON.stringify({
    format: 1,
    game: 'race',
    version,
    options,
    seed,
    salt,
    commitment,
    entries: [],
    players: [{ kind: 'person', name }, ...rivals],
  });
}
