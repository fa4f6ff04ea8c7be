import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Wire } from './bus.ts';

const CHANNEL = 'great_race';
/** It takes fewer than 8,000 bytes. */
const LONGEST = 7_900;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;
/** How often a query checks that the connection still works. */
const ASK_EVERY = 10_000;
const ANSWERING = 5_000;
/** The most packets that may be unconfirmed. */
const MOST_SENT = 1_000;

/**
 * Sends packets as notifications of PostgreSQL, where the host runs no other server. They have their own connection: in the
 * transaction of a move they would make all moves wait for each other.
 */
export function postgresWire(address: string, failed: (error: unknown) => void): Wire {
  let client: pg.Client | null = null;
  let sent = 0;
  let isClosed = false;
  let listener: Parameters<Wire['listen']>[0] | null = null;

  /** One connection, until it ends. */
  async function attend(): Promise<void> {
    const opened = new pg.Client({
      connectionString: address,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERING,
      query_timeout: ANSWERING,
      application_name: 'great-race-bus',
    });
    const ended = new Promise<void>((resolve) => opened.once('end', () => resolve()));
    opened.on('error', () => undefined);
    opened.on('notification', ({ payload }) => listener?.received(payload ?? ''));
    await opened.connect();
    const asking = setInterval(() => void opened.query('SELECT 1').catch(() => opened.end()), ASK_EVERY);
    try {
      await opened.query(`LISTEN ${CHANNEL}`);
      client = opened;
      sent = 0;
      if (isClosed) void opened.end();
      else listener?.missed();
      await ended;
    } finally {
      clearInterval(asking);
      client = null;
      void opened.end();
    }
  }

  async function stay(): Promise<void> {
    let pause = FIRST_PAUSE;
    while (!isClosed) {
      const start = performance.now();
      await attend().catch((error: unknown) => {
        if (pause === FIRST_PAUSE) failed(error);
      });
      pause = performance.now() - start > LONGEST_PAUSE ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
      if (!isClosed) await sleep(pause);
    }
  }

  const staying = stay();
  return {
    longest: LONGEST,
    send(text) {
      if (client === null || sent >= MOST_SENT) return;
      sent += 1;
      client
        .query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, text] })
        .catch(() => undefined)
        .finally(() => {
          sent -= 1;
        });
    },
    listen(given) {
      listener = given;
    },
    async close() {
      isClosed = true;
      void client?.end();
      await staying;
    },
  };
}
