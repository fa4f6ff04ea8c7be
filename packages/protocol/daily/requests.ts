import * as v from 'valibot';
import type { Fields } from '../base/read.ts';

/** A day of UTC, as 2026-11-15. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** Requests about the daily expedition. */
export const DAILY_REQUESTS = {
  /** The expedition of a day; with null, today's. */
  expedition: { day: v.nullable(day) },
  /** The latest ones that are over. */
  expeditions: {},
  /** Sets off or resumes. It names the day, so that nobody sets off on another one after midnight. */
  setOff: { day },
} satisfies { readonly [name: string]: Fields };
