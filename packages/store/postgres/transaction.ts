import type { Pool, PoolClient, QueryArrayResult, QueryResult } from 'pg';
import { DatabaseError } from 'pg';
import { isLost, NotYet, patiently } from './lost.ts';

/** How long it is tried to write what may not be written; then whoever asked is told so. */
const PATIENCE = 20_000;

/**
 * Does some work in one transaction; null from it takes everything back. Where the way to the server is lost before the
 * end, nothing is written and all is done again. Where it is lost at the end, the server is asked what became of it.
 */
export const transact = <X>(pool: Pool, work: (client: PoolClient) => Promise<X | null>): Promise<X | null> =>
  patiently(PATIENCE, async () => {
    const client = await pool.connect();
    try {
      // Sent in one flight: nothing waits for the transaction to have begun.
      const [name, result] = await Promise.all([begin(client), work(client)]);
      if (result === null) await client.query('ROLLBACK');
      else await end(pool, client, name);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  });

/** Begins, and tells the name under which the server remembers what becomes of it. */
async function begin(client: PoolClient): Promise<string> {
  const begun: unknown = await client.query('BEGIN; SELECT pg_current_xact_id()::text AS name');
  const [, named] = begun as [QueryArrayResult, QueryResult<{ name: string }>];
  return named.rows[0]?.name ?? '';
}

async function end(pool: Pool, client: PoolClient, name: string): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    if (!isLost(error) || !(await isCommitted(pool, name))) throw error;
  }
}

const UNKNOWN_NAME = '22023';

/** Asks until it is known: without the server nothing else can be done, and nobody may be told what is not known. */
async function isCommitted(pool: Pool, name: string): Promise<boolean> {
  const status = await patiently(Number.POSITIVE_INFINITY, async () => {
    if (pool.ending) return 'unknown';
    const { rows } = await pool.query('SELECT pg_xact_status($1::text::xid8) AS status', [name]);
    if (rows[0]?.status === 'in progress') throw new NotYet();
    return rows[0]?.status;
  }).catch((error: unknown) => {
    // A server that has never heard of it: another one took its place, without what it had not passed on.
    if (error instanceof DatabaseError && error.code === UNKNOWN_NAME) return 'aborted';
    throw error;
  });
  return status === 'committed';
}
