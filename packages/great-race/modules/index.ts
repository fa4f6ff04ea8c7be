import type { RaceModule } from '../module.ts';
import type { RaceOptions } from '../options.ts';
import { makeRace as makeWith, type RaceData } from '../race.ts';
import type { RaceRules } from '../rules.ts';
import { patronage } from './patronage/patronage.ts';

const MODULES: readonly RaceModule[] = [patronage];

/** Makes the rules for one table, with whatever modules it has chosen. */
export const makeRace = (options: RaceOptions, data?: RaceData): RaceRules =>
  makeWith(options, data, MODULES);
