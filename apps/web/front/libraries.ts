// The libraries of saved games on this device, one for each game. Those besides the race are fetched where there are any.
import type { GameTally } from '../statistics/figures.ts';
import type { Device } from './device.ts';
import type { Library, SavedGame } from './library.ts';
import { raceLibrary } from './race-library.tsx';

interface Listed {
  readonly game: string;
  /** The database where its worker keeps them. */
  readonly store: string;
  load(): Promise<Library>;
  /** What those that are over come to. */
  loadTally(): Promise<GameTally>;
}

export const OTHER_LIBRARIES: readonly Listed[] = [
  {
    game: 'dash',
    store: 'the-dash',
    load: async () => (await import('../dash/library.tsx')).loadLibrary(),
    loadTally: async () => (await import('../dash/figures.ts')).loadTally(),
  },
];

/** All games kept on this device; null when those who keep the races do not answer. */
export async function listSaved(device: Device): Promise<readonly SavedGame[] | null> {
  const lists = (await savedLibraries()).map(async ({ load }) => (await load()).list());
  const [races, ...others] = await Promise.all([raceLibrary(device).list(), ...lists]);
  return races == null ? null : [...races, ...others.flatMap((games) => games ?? [])];
}

/** Those of which this device keeps anything. */
export async function savedLibraries(): Promise<readonly Listed[]> {
  const stores = await storeNames();
  return OTHER_LIBRARIES.filter(({ store }) => stores.includes(store));
}

/** Where nothing may be kept there is nothing to be found. */
async function storeNames(): Promise<(string | undefined)[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name);
  } catch {
    return [];
  }
}
