import type { Pool, PoolClient } from 'pg';
import { stepsAfter, versionOf } from '../schema.ts';
import { inPostgres } from './dialect.ts';
import { transactAgain } from './transaction.ts';
import { WITNESSES } from './witness.ts';

/** Any number, the same in every release: only one process at a time migrates a store. */
const LOCK = 1_935;

/** Brings a store of an earlier release up to this one, whole or not at all; one of a later release is left alone. */
export const migrate = (pool: Pool, steps: readonly string[]): Promise<void> =>
  transactAgain(pool, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS store_release (release BIGINT NOT NULL)');
    await client.query(WITNESSES);
    const missing = stepsAfter(await releaseOf(client), steps);
    if (missing.length > 0) await client.query(missing.map(inPostgres).join(';'));
    await client.query('DELETE FROM store_release');
    await client.query(`INSERT INTO store_release (release) VALUES (${versionOf(steps)})`);
  });

async function releaseOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ release: number }>('SELECT release FROM store_release');
  return rows[0]?.release ?? 0;
}
