// A transaction whose end was not heard: was it written? Each leaves its number with whatever it writes, under the name of
// its connection. The server's own name of a transaction would not do: after a crash it is given again, to another one.
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { retryUntil } from './lost.ts';

interface Witness {
  /** Of the connection. */
  readonly name: string;
  readonly nth: number;
}

/** Connections that are long gone have nobody who asks. */
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

const TESTIFY = `INSERT INTO store_witnesses (name, nth, at) VALUES ($1, $2, now())
  ON CONFLICT (name) DO UPDATE SET nth = excluded.nth, at = excluded.at`;

/** Written with the transaction, or not at all. */
export const testify = (client: PoolClient, { name, nth }: Witness): Promise<unknown> =>
  client.query({ name: 'testify', text: TESTIFY, values: [name, nth] });

/** Touches the row, so that it waits for a transaction that is still on its way, and then tells what became of it. */
const ASK = `INSERT INTO store_witnesses (name, nth, at) VALUES ($1, 0, now())
  ON CONFLICT (name) DO UPDATE SET at = excluded.at RETURNING nth`;

/** Asks until it is known: without the server nothing else can be done, and nobody may be told what is not known. */
export const isWitnessed = (pool: Pool, { name, nth }: Witness): Promise<boolean> =>
  retryUntil(Number.POSITIVE_INFINITY, async () => {
    if (pool.ending) return false;
    const { rows } = await pool.query<{ nth: number }>(ASK, [name]);
    return rows[0]?.nth === nth;
  });
