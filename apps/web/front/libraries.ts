// The kinds of games that this device may keep. Those beside the race are fetched where there are any.
import type { Tally } from '../statistics/figures.ts';
import type { Device } from './device.ts';
import type { KeptGame, Shelf } from './library.ts';
import { raceShelf } from './race-library.tsx';

interface Listed {
  readonly game: string;
  /** The database where its worker keeps them. */
  readonly store: string;
  load(): Promise<Shelf>;
  /** What those that are over come to. */
  loadTally(): Promise<Tally>;
}

export const OTHER_SHELVES: readonly Listed[] = [
  {
    game: 'dash',
    store: 'the-dash',
    load: async () => (await import('../dash/library.tsx')).loadShelf(),
    loadTally: async () => (await import('../dash/figures.ts')).loadTally(),
  },
];

/** All games kept on this device; null when those who keep the races do not answer. */
export async function listKept(device: Device): Promise<readonly KeptGame[] | null> {
  const lists = (await keptShelves()).map(async ({ load }) => (await load()).list());
  const [races, ...others] = await Promise.all([raceShelf(device).list(), ...lists]);
  return races == null ? null : [...races, ...others.flatMap((games) => games ?? [])];
}

/** Those of which this device keeps anything. */
export async function keptShelves(): Promise<readonly Listed[]> {
  const stores = await storeNames();
  return OTHER_SHELVES.filter(({ store }) => stores.includes(store));
}

/** Where nothing may be kept there is nothing to be found. */
async function storeNames(): Promise<(string | undefined)[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name);
  } catch {
    return [];
  }
}
