// Finds out whether a transaction was written whose reply was lost. Each writes its number under the name of its
// connection. The server's own transaction number would not do: after a crash it is given to another transaction.
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { retryUntil } from './lost.ts';

export interface Witness {
  /** The name of the connection. */
  readonly name: string;
  readonly nth: number;
}

/** Rows of connections that are long gone are not needed. */
export const OLD_WITNESSES = "DELETE FROM store_witnesses WHERE at < now() - INTERVAL '1 day'";
export const WITNESSES = `
  CREATE TABLE IF NOT EXISTS store_witnesses (name TEXT PRIMARY KEY, nth BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL);
  ${OLD_WITNESSES}`;

const last = new WeakMap<PoolClient, Witness>();

/** For the next transaction of a connection. */
export function nextWitness(client: PoolClient): Witness {
  const { name, nth } = last.get(client) ?? { name: randomUUID(), nth: 0 };
  const next = { name, nth: nth + 1 };
  last.set(client, next);
  return next;
}

/** Fails to write where the outcome was asked for already, so that nothing is written after somebody was told that it is not. */
export const TESTIMONY = (name: string, nth: string): string =>
  `INSERT INTO store_witnesses (name, nth, at) VALUES (${name}, ${nth}, now())
    ON CONFLICT (name) DO UPDATE SET nth = excluded.nth, at = excluded.at WHERE store_witnesses.nth > 0`;
const TESTIFY = TESTIMONY('$1', '$2');

/** Written with the transaction, or not at all. */
export const testify = (client: PoolClient, { name, nth }: Witness): Promise<unknown> =>
  client.query({ name: 'testify', text: TESTIFY, values: [name, nth] });

/**
 * Locks the row, which waits for a transaction that is still running, and then reads its outcome. A negative number says that it
 * was asked for, and that the name is not used any more.
 */
const ASK = `INSERT INTO store_witnesses (name, nth, at) VALUES ($1, 0, now())
  ON CONFLICT (name) DO UPDATE SET nth = -abs(store_witnesses.nth), at = excluded.at RETURNING nth`;

/** Repeats until the outcome is known, since nobody may be told before. */
export function isWitnessed(pool: Pool, client: PoolClient, { name, nth }: Witness): Promise<boolean> {
  last.delete(client);
  return retryUntil(Number.POSITIVE_INFINITY, async () => {
    if (pool.ending) return false;
    const { rows } = await pool.query<{ nth: number }>(ASK, [name]);
    return rows[0]?.nth === -nth;
  });
}
