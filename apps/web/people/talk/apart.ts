/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const BEGIN = '\u2068';
const END = '\u2069';

/** What somebody wrote, kept apart from the sentence around it where it is read in the other direction. */
export const apart = (written: string): string =>
  RIGHT_TO_LEFT.test(written) ? `${BEGIN}${written}${END}` : written;
