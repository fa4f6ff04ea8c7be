// Days and hours as a reader has them: the day is the same for everybody, the hour is of the reader's own clock.

/** "Sunday, 15 November 2026". */
export const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** "01:00", where the reader is; tests name a place. */
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
