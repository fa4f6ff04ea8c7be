import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/**
 * Errors after which a query may be repeated: the server is stopping or starting (08, 53, 57), ended a deadlock (40) or an
 * idle transaction (25P03), is no longer the primary (25006), or a later release has changed columns (0A000).
 */
const LOST = /^(08|40|53|57|25P03|25006|0A000)/;

/** Errors of the client library when a connection fails. */
const GONE = /^(Connection terminated|Query read timeout|timeout e|Client (has|was))/;

/** Whether the connection or the server was lost, so that the query may be repeated. */
export function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return GONE.test(error.message) || 'code' in error;
}

const UNIQUE = '23505';

/** Another process wrote there at the same time. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE;

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1_000;

/** Retries at growing intervals, until it succeeds or the time is up. */
export async function retryUntil<X>(timeout: number, ask: () => Promise<X>): Promise<X> {
  const end = performance.now() + timeout;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error) || performance.now() + pause > end) throw error;
    }
    // With jitter, so that not all reconnect at once.
    await sleep(pause * (0.5 + Math.random() / 2));
  }
}
