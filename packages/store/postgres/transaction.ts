import type { Pool, PoolClient } from 'pg';
import { withClient } from './client.ts';
import { isLost } from './lost.ts';
import { isWitnessed, nextWitness, testify, type Witness } from './witness.ts';

/** How long a transaction is retried before it fails. */
const TIMEOUT = 20_000;

/**
 * Does some work in one transaction; null from it rolls back. If the connection is lost before the commit, everything is
 * repeated. If it is lost during the commit, the server is asked for the outcome.
 */
export const transact = <X>(pool: Pool, work: (client: PoolClient) => Promise<X | null>): Promise<X | null> =>
  withClient(pool, TIMEOUT, async (client) => {
    const witness = nextWitness(client);
    // Sent together: nothing waits for the transaction to have begun.
    const [, , result] = await Promise.all([client.query('BEGIN'), testify(client, witness), work(client)]);
    if (result === null) await client.query('ROLLBACK');
    else
      await client.query('COMMIT').catch(async (error: unknown) => {
        if (!isLost(error) || !(await isWitnessed(pool, client, witness))) throw error;
      });
    return result;
  });

/** The same for a single statement that is a transaction and testifies by itself: one message there and one back. */
export const transactAtOnce = (
  pool: Pool,
  work: (client: PoolClient, witness: Witness) => Promise<boolean>,
): Promise<boolean> =>
  withClient(pool, TIMEOUT, async (client) => {
    const witness = nextWitness(client);
    return work(client, witness).catch(async (error: unknown) => {
      if (!isLost(error) || !(await isWitnessed(pool, client, witness))) throw error;
      return true;
    });
  });

/** The same for transactions that can be repeated safely. */
export const transactAgain = (pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> =>
  withClient(pool, TIMEOUT, async (client) => {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  });
