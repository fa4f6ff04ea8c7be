// Sanctions take effect at all processes: a person who is warned or silenced is sent the sanction; a banned one leaves their
// seats to bots, and their connections are closed. ADMIN-03, ADMIN-04.
import type { Store } from '@race/store';
import { leaveSeats } from '../people/tables.ts';
import type { SharedContext } from '../requests/context.ts';

/** Takes effect here at once; other servers find it in the store. */
export async function shutOut(
  { rooms, dismiss }: Pick<SharedContext, 'rooms' | 'dismiss'>,
  person: string,
): Promise<void> {
  dismiss(person);
  await leaveSeats(rooms, person);
}

const LOOK_EVERY = 5_000;

interface Watching {
  readonly store: Store;
  now(): number;
  dismiss(person: string): void;
  warn(person: string): Promise<void>;
  failed(error: unknown): void;
}

/** Looks for sanctions that other processes imposed. Returns how to stop. */
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
