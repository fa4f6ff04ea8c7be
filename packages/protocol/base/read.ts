import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';

// Parts of messages. A part that is used on the page as well has no side effects, so that a bundler can leave it out.

export type Fields = v.ObjectEntries;
export type Of<F extends Fields> = { readonly [N in keyof F]: v.InferOutput<F[N]> };

/* @__NO_SIDE_EFFECTS__ */
export const text = (longest: number, least = 1) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(longest));

/** Letters, digits, - and _: tokens, keys and names of tables. */
/* @__NO_SIDE_EFFECTS__ */
export const code = (longest: number, least = 1) => v.pipe(text(longest, least), v.regex(/^[\w-]+$/));

/* @__NO_SIDE_EFFECTS__ */
export const count = (most = Number.MAX_SAFE_INTEGER) => wholeFrom(0, most);

/* @__NO_SIDE_EFFECTS__ */
export const listOf = <X>(part: v.GenericSchema<unknown, X>, most: number) =>
  v.pipe(v.array(part), v.maxLength(most), v.readonly());
