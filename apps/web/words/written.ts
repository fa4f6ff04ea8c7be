// Numbers and days as the reader writes them.
import { words } from './say.ts';

/** "95%" */
export const percent = (share: number): string =>
  written(share, { style: 'percent', maximumFractionDigits: 1 });

export const figure = (value: number): string => written(value, { maximumSignificantDigits: 4 });

const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words().locale, how).format(value);

/** "16 November 2026" */
export const dayWords = (time: number): string =>
  new Intl.DateTimeFormat(words().locale, { dateStyle: 'long' }).format(time);
