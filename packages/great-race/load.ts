import { type BoardId, NEWEST_DATA, type RaceOptions } from './options.ts';
import type { RaceData } from './parts.ts';
import { makeRace } from './race.ts';
import type { RaceRules } from './rules.ts';

/** The newest data, fetched when it is needed. */
const NEWEST: Record<BoardId, () => Promise<{ readonly data: RaceData }>> = {
  africa: () => import('./released/africa-1.ts'),
  'south-america': () => import('./released/south-america-1.ts'),
};

/** Earlier races are rare: all that was released before is fetched together. */
export async function loadData(options: Pick<RaceOptions, 'board' | 'data'>): Promise<RaceData> {
  if (options.data === NEWEST_DATA) return (await NEWEST[options.board]()).data;
  return (await import('./released/index.ts')).releasedData(options);
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

/** The rules for a table that begins at a position from outside. */
export async function loadReadableRace(options: RaceOptions): Promise<RaceRules> {
  const [rules, { makeReadable }] = await Promise.all([loadRace(options), import('./read-state.ts')]);
  return makeReadable(rules);
}
