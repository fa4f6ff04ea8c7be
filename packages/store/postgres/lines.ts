// The lines of a transaction, written by one statement: for each its own costs three times as much.
import { DatabaseError, type PoolClient } from 'pg';
import type { Value } from '../entity.ts';
import type { Statement } from '../sql.ts';
import { ADD_LINE, LINES } from '../tables.ts';
import { slot } from './dialect.ts';
import { TESTIMONY, type Witness } from './witness.ts';

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

/** All of them with their testimony, or none: then a number is divided by zero, which undoes the statement. */
const ADD_ALL = `WITH added AS (${ADD_LINES}), testimony AS (${TESTIMONY('$10', '$11')} RETURNING name)
  SELECT 1 / ((SELECT count(*) FROM added) = cardinality($1) AND (SELECT count(*) FROM testimony) = 1)::int`;
const DIVIDED_BY_ZERO = '22012';

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
  const byPlace = new Map<string, Statement>();
  for (const statement of statements) {
    const [, table = null, line = null] = statement;
    const place = placeOf(table, line);
    // Of two for one place only the first can have been written.
    if (!byPlace.has(place)) byPlace.set(place, statement);
  }
  const { rows } = await client.query<{ table_id: string; line: number }>({
    name: 'lines',
    text: ADD_LINES,
    values: columnsOf(statements),
  });
  for (const { table_id, line } of rows) {
    const statement = byPlace.get(placeOf(table_id, line));
    if (statement !== undefined) written.add(statement);
  }
  return written;
}

/** Writes all these lines by a statement that is a transaction; false if one cannot be written, and then none is. */
export async function addAllLines(
  client: PoolClient,
  statements: readonly Statement[],
  { name, nth }: Witness,
): Promise<boolean> {
  try {
    const values = [...columnsOf(statements), name, nth];
    await client.query({ name: 'all lines', text: ADD_ALL, values });
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === DIVIDED_BY_ZERO) return false;
    throw error;
  }
}

function columnsOf(statements: readonly Statement[]): (Value[] | boolean[])[] {
  const columns: Value[][] = Array.from({ length: COLUMNS }, () => []);
  const follows: boolean[] = [];
  const last = new Map<Value, Value>();
  for (const [, ...values] of statements) {
    for (const [at, column] of columns.entries()) column.push(slot(values[at] ?? null));
    const [table = null, line = null] = values;
    follows.push(last.has(table) && last.get(table) === Number(line) - 1);
    last.set(table, line);
  }
  return [...columns, follows];
}

const placeOf = (table: Value, line: Value): string => `${line} ${table}`;
