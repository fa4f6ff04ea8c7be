import pg from 'pg';
import { STEPS } from '../schema.ts';
import type { Database } from '../sql.ts';
import { readsOf, type Store } from '../store.ts';
import { withClient } from './client.ts';
import { commit } from './commit.ts';
import { numbersAsNumbers, question } from './dialect.ts';
import { retryUntil } from './lost.ts';
import { migrate } from './migrate.ts';
import { OLD_WITNESSES } from './witness.ts';

/** Each process commits on one connection at a time; the others read. */
const MOST_CONNECTIONS = 8;
/** How long opening a connection may take. */
const CONNECTING = 5_000;
/** How long a query may take: longer than any transaction may block another. */
const ANSWERING = 15_000;
/** The server ends transactions that are idle for this long, since they block others. */
const SILENCE = 8_000;
/** How long a query is retried before it fails. */
const TIMEOUT = 15_000;

/** A store in a PostgreSQL database, for any number of processes. A test may make up the migrations of the next release. */
export async function openPostgres(address: string, steps: readonly string[] = STEPS): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: address,
    pipeline: true,
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: ANSWERING,
    idle_in_transaction_session_timeout: SILENCE,
    application_name: 'great-race',
    types: { getTypeParser: numbersAsNumbers },
  });
  // The user of a lost connection gets its error; the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database: Database = {
    rows: async (sql, values) => (await retryUntil(TIMEOUT, () => pool.query(question(sql, values)))).rows,
    async each(sql, values) {
      const results = await withClient(pool, TIMEOUT, (client) =>
        Promise.all(values.map((one) => client.query(question(sql, one)))),
      );
      return results.map(({ rows }) => rows);
    },
  };
  try {
    await migrate(pool, steps);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...readsOf(database),
    commit: async (changes) => (changes.length === 0 ? [] : commit(pool, changes)),
    async tidy() {
      await retryUntil(TIMEOUT, () => pool.query(OLD_WITNESSES));
    },
    close: () => pool.end(),
  };
}
