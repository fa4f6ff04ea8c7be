import type { SQLOutputValue } from 'node:sqlite';
import type { SqlName } from './schema.ts';

export type Row = { readonly [column: string]: SQLOutputValue };
export type Value = string | number | null;

/** Statements by their names, as the parts of a store in a file use them. */
export interface Database {
  /** How many rows it changed. */
  run(name: SqlName, ...values: Value[]): number;
  many<X>(name: SqlName, read: (row: Row) => X, ...values: Value[]): X[];
  one<X>(name: SqlName, read: (row: Row) => X, ...values: Value[]): X | null;
}
