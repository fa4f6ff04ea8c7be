import { language } from '../words/say.ts';

/** A day in the reader's language. */
export const dayWords = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);
