// Parts of schemas that every reader of foreign values needs. Nothing that is loaded first imports this file.
import * as v from 'valibot';
import { isStream } from './chance.ts';

/** An object, not a list. */
export const plainObject = v.custom<object>(
  (from) => v.is(v.looseObject({}), from) && !v.is(v.array(v.unknown()), from),
  'Invalid type: Expected Object',
);

/** An object with exactly these fields; names that every object inherits are no fields. */
/* @__NO_SIDE_EFFECTS__ */
export const exactly = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(plainObject, v.strictObject(Object.assign(Object.create(null), entries) as E));

/** A whole number in a range. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** Streams of chance, by name. */
export const STREAMS = v.pipe(
  plainObject,
  v.record(
    v.string(),
    v.pipe(
      v.array(v.number()),
      v.check((from) => isStream(from)),
    ),
  ),
);

/** Whether a field was refused because it is none of the object's. */
export const isStranger = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never';
