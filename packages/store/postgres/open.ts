import pg from 'pg';
import type { Store } from '../port.ts';
import { readsOf } from '../reads.ts';
import type { SqlReader } from '../sql.ts';
import { withClient } from './client.ts';
import { commit } from './commit.ts';
import { numbersAsNumbers, question } from './dialect.ts';
import { retryUntil } from './lost.ts';
import { migrate } from './migrate.ts';
import { OLD_WITNESSES } from './witness.ts';

/** Commits come one after another from each process; the others read. */
const MOST_CONNECTIONS = 8;
/** A server that does not take a connection in this time is not there. */
const CONNECTING = 5_000;
/** Nor one that leaves a question unanswered for so long: longer than anybody may hold up anybody. */
const ANSWERING = 15_000;
/** Whoever falls silent in a transaction holds others up: the server lets them go. */
const SILENCE = 8_000;
/** How long a question is asked again before whoever asked is told that there is no answer. */
const TIMEOUT = 15_000;

/** A store in a PostgreSQL database, for any number of processes. */
export async function openPostgres(address: string): Promise<Store> {
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
  // A connection was lost: whoever uses it hears of it there, and the next question opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const reader: SqlReader = {
    async many(name, read, ...values) {
      const { rows } = await retryUntil(TIMEOUT, () => pool.query(question([name, ...values])));
      return rows.map(read);
    },
    async each(name, read, values) {
      const results = await withClient(pool, TIMEOUT, (client) =>
        Promise.all(values.map((one) => client.query(question([name, ...one])))),
      );
      return results.map(({ rows }) => rows.map(read));
    },
    one: async (name, read, ...values) => (await reader.many(name, read, ...values))[0] ?? null,
  };
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...readsOf(reader),
    commit: async (changes) => (changes.length === 0 ? [] : commit(pool, changes)),
    async tidy() {
      await retryUntil(TIMEOUT, () => pool.query(OLD_WITNESSES));
    },
    close: () => pool.end(),
  };
}
