// Somebody is shut out: their seats are left to bots, and their connections end, whichever server holds them. ADMIN-04.
import type { Store } from '@race/store';
import type { Desk } from '../live/session.ts';
import { leaveSeats } from '../people/tables.ts';

/** Here at once; other servers find it in the store. */
export async function shutOut(
  { hall, dismiss }: Pick<Desk, 'hall' | 'dismiss'>,
  person: string,
): Promise<void> {
  dismiss(person);
  await leaveSeats(hall, person);
}

const LOOK_EVERY = 5_000;

interface Watching {
  readonly store: Store;
  now(): number;
  dismiss(person: string): void;
  failed(error: unknown): void;
}

/** Looks for who was shut out elsewhere; returns how to stop. */
export function watchBans({ store, now, dismiss, failed }: Watching): () => void {
  let since = now();
  const look = async (): Promise<void> => {
    const time = now();
    // Clocks of two machines differ a little.
    for (const person of await store.bannedSince(since - LOOK_EVERY)) dismiss(person);
    since = time;
  };
  const looking = setInterval(() => void look().catch(failed), LOOK_EVERY);
  looking.unref();
  return () => clearInterval(looking);
}
