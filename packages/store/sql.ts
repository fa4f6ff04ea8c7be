import type { RowShape, SqlRow, Value } from './entity.ts';

/** A statement and its parameters, the same for every database. */
export type Statement = readonly [sql: string, ...values: Value[]];

/** How a change is written, in whatever database. */
export interface Writing {
  /** Each has to change a row; if one does not, nothing of the change is written: it is a conflict. */
  readonly claims: readonly Statement[];
  /** A further write that may affect any number of rows. */
  readonly besides: readonly Statement[];
  /** Its number is counted when it is written; on a clash the next one is tried. */
  readonly isCounted?: true;
}

export const claim = (...statement: Statement): Writing => ({ claims: [statement], besides: [] });

/** Always written, whatever rows exist. */
export const always = (...besides: readonly Statement[]): Writing => ({ claims: [], besides });

/** The changes of a map from their names to their fields; a change has its name in `write`. */
export type ChangeOf<M, W extends keyof M = keyof M> = { [N in W]: { readonly write: N } & M[N] }[W];

/** How each of these changes is written. */
export type Writings<M> = { readonly [W in keyof M]: (change: ChangeOf<M, W>) => Writing };

/** Queries a database. */
export interface Database {
  rows(sql: string, values: readonly Value[]): Promise<readonly SqlRow[]>;
  /** The same query for several parameters, sent together. */
  each(sql: string, values: readonly (readonly Value[])[]): Promise<readonly (readonly SqlRow[])[]>;
}

/** Makes queries of shapes and conditions. */
export function queriesOf({ rows }: Database) {
  const many = <R>({ select, read }: RowShape<R>, where = '') => {
    const sql = `${select} ${where}`;
    return async (...values: Value[]): Promise<R[]> => (await rows(sql, values)).map(read);
  };
  return {
    many,
    one: <R>(shape: RowShape<R>, where = '') => {
      const found = many(shape, where);
      return async (...values: Value[]): Promise<R | null> => (await found(...values))[0] ?? null;
    },
  };
}

export type Queries = ReturnType<typeof queriesOf>;
