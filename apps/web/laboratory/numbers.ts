import { language } from '../words/say.ts';

/** Shares and figures as the reader writes them. */
export const percent = (share: number): string =>
  written(share, { style: 'percent', maximumFractionDigits: 1 });
export const figure = (value: number): string => written(value, { maximumSignificantDigits: 4 });

const written = (value: number, how: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.value, how).format(value);
