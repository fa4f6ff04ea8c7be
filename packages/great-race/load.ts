import type { BoardId, RaceOptions } from './options.ts';
import type { RaceData } from './parts.ts';
import { makeRace } from './race.ts';
import type { RaceRules } from './rules.ts';

/** The released data, each fetched when it is needed. */
const DATA: Record<BoardId, readonly (() => Promise<{ readonly data: RaceData }>)[]> = {
  africa: [() => import('./released/africa-1.ts'), () => import('./released/africa-2.ts')],
  'south-america': [
    () => import('./released/south-america-1.ts'),
    () => import('./released/south-america-2.ts'),
  ],
};

export async function loadData({ board, data }: RaceOptions): Promise<RaceData> {
  const released = await DATA[board][data - 1]?.();
  if (released === undefined) throw new Error(`${board} has no data version ${data}`);
  return released.data;
}

export const loadModules = async () => (await import('./modules/all.ts')).MODULES;

/** Makes the rules for one table and fetches only what it plays with: for a page, where every byte travels. */
export async function loadRace(options: RaceOptions): Promise<RaceRules> {
  const [data, modules] = await Promise.all([
    loadData(options),
    options.modules.length === 0 ? [] : loadModules(),
  ]);
  return makeRace(options, { data, modules });
}
