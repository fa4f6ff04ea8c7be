import { loadData, loadModules } from '../../load.ts';
import { raceOptionsOf, type SoloOptions } from './options.ts';
import { makeSoloFrom, type SoloRules } from './rules.ts';

/** Makes the rules for one solo race and fetches only what it plays with. */
export async function loadSolo(options: SoloOptions): Promise<SoloRules> {
  const [data, modules] = await Promise.all([
    loadData(raceOptionsOf(options)),
    options.modules.length === 0 ? [] : loadModules(),
  ]);
  return makeSoloFrom(options, { data, modules });
}
