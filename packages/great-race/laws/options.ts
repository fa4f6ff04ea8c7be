import { chooseFrom, type Stream } from '@race/kernel';
import { happens } from '@race/kernel/laws/index.ts';
import { CREWS } from '../crew/crews.ts';
import { BOARD_IDS, DIRECTIONS, FEWEST_CREWS, MOST_CREWS, ORDERS, type RaceOptions } from '../options.ts';

const NUMBERS = Array.from({ length: MOST_CREWS - FEWEST_CREWS + 1 }, (_, n) => n + FEWEST_CREWS);

/** Any options a table could agree on. "Ask only who can answer" is rare: law 5 says nothing about it. */
export function randomOptions(dice: Stream): RaceOptions {
  const crews = chooseFrom(dice, NUMBERS);
  return {
    board: chooseFrom(dice, BOARD_IDS),
    data: 1,
    towards: chooseFrom(dice, DIRECTIONS),
    crews,
    order: chooseFrom(dice, ORDERS),
    vehicles: happens(dice, 50) ? CREWS.slice(0, crews) : null,
    askOnlyWhoCan: happens(dice, 15),
    modules: [],
  };
}
