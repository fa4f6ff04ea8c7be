import type { SqlName } from './schema.ts';

export type SqlRow = { readonly [column: string]: unknown };
export type Value = string | number | null;

/** A statement by its name, and what stands in its slots. */
export type Statement = readonly [name: SqlName, ...values: Value[]];

/** How a change is written, in whatever database. */
export interface Writing {
  /** Each has to change a row; where one does not, nothing of the change is written: it is taken. */
  readonly claims: readonly Statement[];
  /** What is written with it, however many rows that touches. */
  readonly besides: readonly Statement[];
  /** Its place is counted while it is written: whoever finds it taken takes the next one. */
  readonly isCounted?: true;
}

export const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

export const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

export const claim = (...statement: Statement): Writing => ({ claims: [statement], besides: [] });

/** Whatever it finds, it is written. */
export const always = (...besides: readonly Statement[]): Writing => ({ claims: [], besides });

/** Asks a database, by the names of its statements. */
export interface SqlReader {
  many<X>(name: SqlName, read: (row: SqlRow) => X, ...values: Value[]): Promise<X[]>;
  /** The same question about several, in one flight. */
  each<X>(name: SqlName, read: (row: SqlRow) => X, values: readonly (readonly Value[])[]): Promise<X[][]>;
  one<X>(name: SqlName, read: (row: SqlRow) => X, ...values: Value[]): Promise<X | null>;
}
