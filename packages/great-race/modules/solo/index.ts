import { makeRace, type RaceData } from '../../race.ts';
import type { RaceRules } from '../../rules.ts';
import { MODULES } from '../index.ts';
import { raceOptionsOf, type SoloOptions } from './options.ts';
import { alone, solo } from './solo.ts';

/** A solo race: the rules of the race, with René in the second seat or with nobody there. */
export interface SoloRules extends RaceRules {
  readonly solo: SoloOptions;
}

/** Makes the rules for one solo race. */
export function makeSolo(options: SoloOptions, data?: RaceData): SoloRules {
  const module = options.rival === null ? alone(options.turns ?? 0) : solo(options.rival);
  const rules = makeRace(raceOptionsOf(options), data, [...MODULES, module]);
  return { ...rules, game: 'solo', solo: options };
}

export const isSolo = (rules: RaceRules): rules is SoloRules => 'solo' in rules;
