// Something was imposed on somebody: whoever is connected hears of it, whichever server they are at. Whoever is shut out
// leaves the seats to bots, and their connections end. ADMIN-03, ADMIN-04.
import type { Store } from '@race/store';
import type { Desk } from '../live/desk.ts';
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
  warn(person: string): Promise<void>;
  failed(error: unknown): void;
}

/** Looks for what was imposed elsewhere; returns how to stop. */
export function watchSanctions({ store, now, dismiss, warn, failed }: Watching): () => void {
  let since = now();
  const look = async (): Promise<void> => {
    const time = now();
    // Clocks of two machines differ a little.
    for (const { person, kind } of await store.sanctionedSince(since - LOOK_EVERY))
      if (kind === 'ban') dismiss(person);
      else await warn(person);
    since = time;
  };
  const looking = setInterval(() => void look().catch(failed), LOOK_EVERY);
  looking.unref();
  return () => clearInterval(looking);
}
