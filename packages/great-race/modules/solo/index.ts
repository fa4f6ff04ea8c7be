import type { RaceData } from '../../parts.ts';
import { readRaceState } from '../../read-state.ts';
import { releasedData } from '../../released/index.ts';
import type { ReadableRace } from '../../rules.ts';
import { MODULES } from '../all.ts';
import { raceOptionsOf, type SoloOptions } from './options.ts';
import { makeSoloFrom, type SoloRules } from './rules.ts';

/** Makes the rules for one solo race, with everything at hand. */
export function makeSolo(options: SoloOptions, data?: RaceData): SoloRules & ReadableRace {
  const parts = { data: data ?? releasedData(raceOptionsOf(options)), modules: MODULES };
  const rules = makeSoloFrom(options, parts);
  return Object.assign(rules, { readState: (from: unknown) => readRaceState(rules, from) });
}
