import type { Pool, PoolClient } from 'pg';
import { withClient } from './client.ts';
import { isLost } from './lost.ts';
import { isWitnessed, nextWitness, testify } from './witness.ts';

/** How long it is tried to write what may not be written; then whoever asked is told so. */
const TIMEOUT = 20_000;

/**
 * Does some work in one transaction; null from it takes everything back. Where the way to the server is lost before the
 * end, nothing is written and all is done again. Where it is lost at the end, the server is asked what became of it.
 */
export const transact = <X>(pool: Pool, work: (client: PoolClient) => Promise<X | null>): Promise<X | null> =>
  withClient(pool, TIMEOUT, async (client) => {
    const witness = nextWitness(client);
    // Sent in one flight: nothing waits for the transaction to have begun.
    const [, , result] = await Promise.all([client.query('BEGIN'), testify(client, witness), work(client)]);
    if (result === null) await client.query('ROLLBACK');
    else
      await client.query('COMMIT').catch(async (error: unknown) => {
        if (!isLost(error) || !(await isWitnessed(pool, witness))) throw error;
      });
    return result;
  });

/** The same for what finds that it is done when it is done again. */
export const transactAgain = (pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> =>
  withClient(pool, TIMEOUT, async (client) => {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  });
