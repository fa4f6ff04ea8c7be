import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/**
 * What says nothing against the question: the server goes or is not there yet (08, 53, 57), gave up on one of two that
 * waited for each other (40), on somebody who was silent in a transaction (25P03), is not the one to write to any more
 * (25006), or has been given other columns by a later release (0A000).
 */
const LOST = /^(08|40|53|57|25P03|25006|0A000)/;

/** What the client says by itself when a connection fails it. */
const GONE = /^(Connection terminated|Query read timeout|timeout e|Client (has|was))/;

/** The way to the server was lost, or the server was: what was asked may be asked again. */
export function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return LOST.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return GONE.test(error.message) || 'code' in error;
}

const UNIQUE = '23505';

/** Another process wrote there at the same instant. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE;

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1_000;

/** Asks again and again, ever more slowly, until it is answered or the time is up. */
export async function retryUntil<X>(timeout: number, ask: () => Promise<X>): Promise<X> {
  const end = performance.now() + timeout;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error) || performance.now() + pause > end) throw error;
    }
    // Apart, so that not all come back at the same instant.
    await sleep(pause * (0.5 + Math.random() / 2));
  }
}
