import type { RaceData } from '../../parts.ts';
import { makeReadable } from '../../read-state.ts';
import { releasedData } from '../../released/index.ts';
import type { ReadableRace } from '../../rules.ts';
import { MODULES } from '../all.ts';
import { raceOptionsOf, type SoloOptions } from './options.ts';
import { makeSoloFrom, type SoloRules } from './rules.ts';

/** Makes the rules for one solo race, with everything at hand. */
export function makeSolo(options: SoloOptions, data?: RaceData): SoloRules & ReadableRace {
  const parts = { data: data ?? releasedData(raceOptionsOf(options)), modules: MODULES };
  return makeReadable(makeSoloFrom(options, parts));
}
