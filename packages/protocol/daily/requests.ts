import { type FieldReader, type Fields, orNull } from '../read.ts';

const FORM = /^\d{4}-\d\d-\d\d$/;
/** A day of UTC, as 2026-11-15. */
export const day: FieldReader<string> = (from) =>
  typeof from === 'string' && FORM.test(from) ? from : undefined;

/** What is asked about the expedition of a day. */
export const DAILY_REQUESTS = {
  /** One of them; today's with null. */
  expedition: { day: orNull(day) },
  /** The latest ones that are over. */
  expeditions: {},
  /** Sets off, or goes on. The day is named, so that nobody sets off on another one after midnight. */
  setOff: { day },
} satisfies { readonly [name: string]: Fields };
