// Numbers, dates and other people's words, as they are written in the reader's language.
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

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = '\u2068';
const END = '\u2069';

/** Keeps a person's text from changing the direction of the sentence around it. */
export const isolated = (written: string): string =>
  RIGHT_TO_LEFT.test(written) ? `${BEGIN}${written}${END}` : written;
