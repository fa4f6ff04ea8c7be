// The lines of a transaction, written by one statement: for each its own costs three times as much.
import type { PoolClient } from 'pg';
import type { Value } from '../entity.ts';
import type { Statement } from '../sql.ts';
import { ADD_LINE, LINES } from '../tables.ts';
import { slot } from './dialect.ts';

/**
 * The same as ADD_LINE for each, in order. A line also follows one that this statement writes before it. The subquery must not
 * be an EXISTS, which might read all lines there are.
 */
const ADD_LINES = `${LINES.insert}
  SELECT table_id, line, seat, entry, key, at, question, checksum FROM unnest(
    $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bool[]
  ) WITH ORDINALITY AS new (table_id, line, seat, entry, key, at, question, checksum, follows, place)
  WHERE follows OR line = 1 OR
    (SELECT true FROM lines AS old WHERE old.table_id = new.table_id AND old.line = new.line - 1)
  ORDER BY place
  ON CONFLICT (table_id, line) DO NOTHING RETURNING table_id, line`;

const COLUMNS = 8;

export const isLine = ([sql]: Statement): boolean => sql === ADD_LINE;

export interface NewLinesOf {
  /** Whether the line of this statement was written. */
  has(statement: Statement): boolean;
}

/** Writes the lines of these statements. */
export async function addLines(client: PoolClient, statements: readonly Statement[]): Promise<NewLinesOf> {
  const written = new Set<Statement>();
  if (statements.length === 0) return written;
  const columns: Value[][] = Array.from({ length: COLUMNS }, () => []);
  const follows: boolean[] = [];
  const last = new Map<Value, Value>();
  const byPlace = new Map<string, Statement>();
  for (const statement of statements) {
    const [, ...values] = statement;
    for (const [at, column] of columns.entries()) column.push(slot(values[at] ?? null));
    const [table = null, line = null] = values;
    follows.push(last.has(table) && last.get(table) === Number(line) - 1);
    last.set(table, line);
    const place = placeOf(table, line);
    // Of two for one place only the first can have been written.
    if (!byPlace.has(place)) byPlace.set(place, statement);
  }
  const { rows } = await client.query<{ table_id: string; line: number }>({
    name: 'lines',
    text: ADD_LINES,
    values: [...columns, follows],
  });
  for (const { table_id, line } of rows) {
    const statement = byPlace.get(placeOf(table_id, line));
    if (statement !== undefined) written.add(statement);
  }
  return written;
}

const placeOf = (table: Value, line: Value): string => `${line} ${table}`;
