import { createHash } from 'node:crypto';
import { types } from 'pg';
import type { Value } from '../entity.ts';

// Where the SQL of PostgreSQL differs.

/**
 * Our SQL in the dialect of PostgreSQL. Whole numbers have 64 bits, including literals: otherwise a parameter that is
 * compared with one would be taken for smaller than its column. Texts are ordered by their bytes, as in SQLite.
 */
export const inPostgres = (sql: string): string =>
  sql
    .replaceAll(/\bWITHOUT ROWID\b/g, '')
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replaceAll(/(?<![\w$.'])\d+(?![\w.'])/g, '$&::BIGINT');

/** Every statement that was used. Its name comes from its text, the same in every process. */
const known = new Map<string, { readonly name: string; readonly text: string }>();

/** A statement to be sent; each connection prepares it when it is first used. */
export function question(sql: string, values: readonly Value[]) {
  const prepared = known.get(sql) ?? {
    name: createHash('sha256').update(sql).digest('base64url'),
    text: inPostgres(sql),
  };
  known.set(sql, prepared);
  return { ...prepared, values: values.map(slot) };
}

/** Texts must not contain the character zero. */
export const slot = (value: Value): Value =>
  typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value;

/** 64-bit integers arrive as text, since not all of them fit a number; all of ours do. */
const BIGINT = 20;
export const numbersAsNumbers: typeof types.getTypeParser = (type, format) =>
  type === BIGINT ? Number : types.getTypeParser(type, format);
