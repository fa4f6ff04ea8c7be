// A kind of row is one list of columns. Its table, its statements, its reader and its type all come from that list.
import * as v from 'valibot';

export type Value = string | number | null;
export type SqlRow = { readonly [column: string]: unknown };

export interface Column<X> {
  readonly sql: string;
  /** Reads what the database returns. */
  readonly schema: v.GenericSchema<unknown, X>;
  write(value: X): Value;
}

const NUMBER = v.pipe(v.number(), v.safeInteger());

export const text: Column<string> = { sql: 'TEXT NOT NULL', schema: v.string(), write: (value) => value };
export const textOrNull: Column<string | null> = {
  sql: 'TEXT',
  schema: v.nullable(v.string()),
  write: (value) => value,
};
export const whole: Column<number> = { sql: 'BIGINT NOT NULL', schema: NUMBER, write: (value) => value };
export const wholeOrNull: Column<number | null> = {
  sql: 'BIGINT',
  schema: v.nullable(NUMBER),
  write: (value) => value,
};
export const flag: Column<boolean> = {
  sql: 'BIGINT NOT NULL',
  schema: v.pipe(
    v.picklist([0, 1]),
    v.transform((value) => value === 1),
  ),
  write: (value) => (value ? 1 : 0),
};
/** A list of texts, as JSON. */
export const texts: Column<readonly string[]> = {
  sql: 'TEXT NOT NULL',
  schema: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  write: (value) => JSON.stringify(value),
};

type Columns<R> = { readonly [F in keyof R]: Column<R[F]> };

/** A query up to its conditions, and the reader of its rows. */
export interface RowShape<R> {
  readonly select: string;
  read(row: SqlRow): R;
}

/** Fields of a row and their order in statements: `$1` is the first. */
interface Fields<R> extends RowShape<R> {
  /** The beginning of an insert: `INSERT INTO pushes (endpoint, …)`. */
  readonly insert: string;
  /** `$1, $2, …`. */
  readonly slots: string;
  values(row: R): Value[];
}

export interface Entity<R> extends Fields<R> {
  readonly name: string;
  /** The statements that make its table. */
  readonly create: string;
  /** Inserts a row unless there is one with its key. */
  readonly add: string;
  /** Changes the row with its key; more conditions may follow. */
  readonly update: string;
  /** Inserts a row, or changes these fields of the one with its key; a condition may follow. */
  put(...fields: (keyof R & string)[]): string;
  /** Deletes the rows with these values. */
  drop(...fields: (keyof R & string)[]): string;
  /** Gives the rows of one person to another. */
  move(field: keyof R & string): string;
  only<F extends keyof R & string>(field: F): RowShape<R[F]>;
  without<F extends keyof R & string>(...fields: F[]): Fields<Omit<R, F>>;
}

/** The type of a row. */
export type RowOf<E> = E extends Entity<infer R> ? R : never;

interface Layout<R> {
  readonly key: readonly (keyof R & string)[];
  readonly unique?: keyof R & string;
  /** By the end of their names. */
  readonly indexes?: { readonly [name: string]: string };
  /** Whether its rows are stored in the order of their key. */
  readonly isSorted?: boolean;
}

/** `table` is a word of SQL. */
const columnOf = (field: string): string => (field === 'table' ? 'table_id' : field);

export function entity<R extends object>(name: string, columns: Columns<R>, layout: Layout<R>): Entity<R> {
  const all = fieldsOf(name, columns);
  const names = Object.keys(columns);
  const isKey = (field: string): boolean => layout.key.some((one) => one === field);
  const others = names.filter((field) => !isKey(field));
  const at = (field: string): string => `${columnOf(field)} = $${names.indexOf(field) + 1}`;
  const key = layout.key.map(columnOf).join(', ');
  const indexes = Object.entries(layout.indexes ?? {});
  return {
    ...all,
    name,
    create: [
      `CREATE TABLE ${name} (${[
        ...Object.entries<Column<unknown>>(columns).map(([field, { sql }]) => `${columnOf(field)} ${sql}`),
        `PRIMARY KEY (${key})`,
        ...(layout.unique === undefined ? [] : [`UNIQUE (${columnOf(layout.unique)})`]),
      ].join(', ')})${layout.isSorted === true ? ' WITHOUT ROWID' : ''}`,
      ...indexes.map(([end, on]) => `CREATE INDEX ${name}_${end} ON ${name} ${on}`),
    ].join(';\n'),
    add: `${all.insert} VALUES (${all.slots}) ON CONFLICT (${key}) DO NOTHING`,
    update: `UPDATE ${name} SET ${others.map(at).join(', ')} WHERE ${layout.key.map(at).join(' AND ')}`,
    put: (...fields) =>
      `${all.insert} VALUES (${all.slots}) ON CONFLICT (${key}) DO UPDATE SET ${fields
        .map(columnOf)
        .map((column) => `${column} = excluded.${column}`)
        .join(', ')}`,
    drop: (...fields) =>
      `DELETE FROM ${name} WHERE ${fields.map((field, n) => `${columnOf(field)} = $${n + 1}`).join(' AND ')}`,
    move: (field) => `UPDATE ${name} SET ${columnOf(field)} = $2 WHERE ${columnOf(field)} = $1`,
    only: (field) => ({
      select: `SELECT ${name}.${columnOf(field)} FROM ${name}`,
      read: (row) => readColumn(row, field, columns[field]),
    }),
    without: (...fields) =>
      fieldsOf(
        name,
        Object.fromEntries(
          Object.entries(columns).filter(([field]) => !fields.some((one) => one === field)),
        ) as Columns<Omit<R, (typeof fields)[number]>>,
      ),
  };
}

function fieldsOf<R extends object>(name: string, columns: Columns<R>): Fields<R> {
  const names = Object.keys(columns).map(columnOf);
  return {
    ...shape(columns, `SELECT ${names.map((column) => `${name}.${column}`).join(', ')} FROM ${name}`),
    insert: `INSERT INTO ${name} (${names.join(', ')})`,
    slots: names.map((_, n) => `$${n + 1}`).join(', '),
    values: (row) =>
      Object.entries<Column<unknown>>(columns).map(([field, { write }]) => write(Reflect.get(row, field))),
  };
}

/** A query whose columns are no entity's. */
export function shape<R extends object>(columns: Columns<R>, select: string): RowShape<R> {
  const list = Object.entries<Column<unknown>>(columns);
  const read = (row: SqlRow) =>
    Object.fromEntries(list.map(([field, column]) => [field, readColumn(row, field, column)])) as R;
  return { select, read };
}

function readColumn<X>(row: SqlRow, field: string, { schema }: Column<X>): X {
  const read = v.safeParse(schema, row[columnOf(field)]);
  if (read.success) return read.output;
  throw new Error(`the store holds no valid ${field}: ${read.issues[0].message}`);
}
