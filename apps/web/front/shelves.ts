// The kinds of games that this device may keep. Those beside the race are fetched where there are any.
import type { Device } from './device.ts';
import { raceShelf } from './race-shelf.tsx';
import type { KeptGame, Shelf } from './shelf.ts';

interface Listed {
  readonly game: string;
  /** The database where its worker keeps them. */
  readonly store: string;
  load(): Promise<Shelf>;
}

export const OTHER_SHELVES: readonly Listed[] = [
  {
    game: 'dash',
    store: 'the-dash',
    load: async () => (await import('../the-dash/shelf.tsx')).loadShelf(),
  },
];

/** All games kept on this device; null when those who keep the races do not answer. */
export async function listKept(device: Device): Promise<readonly KeptGame[] | null> {
  const [races, ...others] = await Promise.all([raceShelf(device).list(), ...(await otherLists())]);
  return races == null ? null : [...races, ...others.flatMap((games) => games ?? [])];
}

async function otherLists(): Promise<Promise<readonly KeptGame[] | null>[]> {
  const stores = await storeNames();
  return OTHER_SHELVES.filter(({ store }) => stores.includes(store)).map(async ({ load }) =>
    (await load()).list(),
  );
}

/** Where nothing may be kept there is nothing to be found. */
async function storeNames(): Promise<(string | undefined)[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name);
  } catch {
    return [];
  }
}
