import { types } from 'pg';
import { SQL } from '../schema.ts';
import type { Statement, Value } from '../sql.ts';

// All that PostgreSQL has to be told differently.

/**
 * A text of ours in its own words. Whole numbers have 64 bits, those that stand in the text among them: or a slot that is
 * held against one would take it for smaller than its column. Fractions have 64 bits too, and texts are ordered by their
 * bytes, as in SQLite.
 */
export const inPostgres = (sql: string): string =>
  sql
    .replaceAll(/\bWITHOUT ROWID\b/g, '')
    .replaceAll(/\bINTEGER\b/g, 'BIGINT')
    .replaceAll(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replaceAll(/(?<![\w$.'])\d+(?![\w.'])/g, '$&::BIGINT');

/** Every statement, by its name. */
const TEXTS = new Map(Object.entries(SQL).map(([name, text]) => [name, inPostgres(text)]));

/** A statement to be sent; it is prepared when a connection first meets its name. */
export const question = ([name, ...values]: Statement) => ({
  name,
  text: TEXTS.get(name) ?? '',
  values: values.map(slot),
});

/** No text may hold the character zero. */
const slot = (value: Value): Value =>
  typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value;

/** Numbers of 64 bits come as text, since not all of them fit; all of ours do. */
const BIGINT = 20;
export const numbersAsNumbers: typeof types.getTypeParser = (type, format) =>
  type === BIGINT ? Number : types.getTypeParser(type, format);
