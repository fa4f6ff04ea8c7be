import type { RaceOptions } from '../options.ts';
import type { RaceData } from '../parts.ts';
import { makeRace as makeFrom } from '../race.ts';
import { makeReadable } from '../read-state.ts';
import { releasedData } from '../released/index.ts';
import type { ReadableRace } from '../rules.ts';
import { MODULES } from './all.ts';

/** Makes the rules for one table, with everything at hand: any board, any module, positions from outside. */
export function makeRace(options: RaceOptions, data: RaceData = releasedData(options)): ReadableRace {
  return makeReadable(makeFrom(options, { data, modules: MODULES }));
}
