// Numbers and days as the reader writes them.
import { words } from './say.ts';

/** "95%" */
export const percent = (share: number): string =>
  written(share, { style: 'percent', maximumFractionDigits: 1 });

export const figure = (value: number): string => written(value, { maximumSignificantDigits: 4 });

const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words().locale, how).format(value);

/** "16 November 2026"; the device's own day, unless a time zone is named. */
export const dayWords = (time: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(words().locale, {
    dateStyle: 'long',
    ...(timeZone !== undefined && { timeZone }),
  }).format(time);
