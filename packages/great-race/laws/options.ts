import { chooseFrom, type Stream } from '@race/kernel';
import { happens } from '@race/kernel/laws/index.ts';
import type { ModuleFacts } from '../module.ts';
import { CATALOGUE } from '../modules/catalogue.ts';
import {
  BOARD_IDS,
  crewsWith,
  DIRECTIONS,
  FEWEST_CREWS,
  mostCrews,
  NEWEST_DATA,
  ORDERS,
  type RaceOptions,
} from '../options.ts';

/** Any set of modules, each played in any way. */
export function randomModules(dice: Stream): string[] {
  const likely = chooseFrom(dice, [20, 50, 80, 100]);
  const chosen: ModuleFacts[] = [];
  for (const facts of CATALOGUE)
    if (happens(dice, likely) && facts.needs.every((name) => chosen.some((one) => one.name === name)))
      chosen.push(facts);
  return chosen.map(({ name, variants }) =>
    variants.length === 0 ? name : `${name}:${chooseFrom(dice, variants)}`,
  );
}

/** Any options a table could agree on. "Ask only who can answer" is rare: law 5 says nothing about it. */
export function randomOptions(dice: Stream, modules: readonly string[] = []): RaceOptions {
  const most = mostCrews(modules);
  const crews = FEWEST_CREWS + chooseFrom(dice, [...Array(most - FEWEST_CREWS + 1).keys()]);
  const vehicles = crewsWith(modules);
  return {
    board: chooseFrom(dice, BOARD_IDS),
    data: NEWEST_DATA,
    towards: chooseFrom(dice, DIRECTIONS),
    crews,
    order: chooseFrom(dice, ORDERS),
    vehicles: happens(dice, 50) ? vehicles.slice(0, crews) : null,
    askOnlyWhoCan: happens(dice, 15),
    modules,
  };
}
