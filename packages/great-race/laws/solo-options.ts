import { chooseFrom, type Stream } from '@race/kernel';
import { happens } from '@race/kernel/laws/index.ts';
import {
  type Powers,
  type Rival,
  SOLO_CREWS,
  type SoloOptions,
  soloRefuses,
} from '../modules/solo/options.ts';
import { LETTERS, LEVELS, type ReneId } from '../modules/solo/rene/cards.ts';
import { BOARD_IDS, DIRECTIONS, NEWEST_DATA } from '../options.ts';
import { randomModules } from './options.ts';

const TURNS = [4, 6, 8, 12];

/** Any of the modules that one crew can play with. */
export const randomSoloModules = (dice: Stream): string[] =>
  randomModules(dice).filter((module) => soloRefuses(module) === null);

/** René somewhere in a campaign: any deck he can have, any powers, first or second. */
function randomRival(dice: Stream): Rival {
  const likely = chooseFrom(dice, LEVELS);
  const deck = LETTERS.map(
    (letter): ReneId => `${letter}${happens(dice, 60) ? likely : chooseFrom(dice, LEVELS)}`,
  );
  const isStrong = happens(dice, 50);
  const level = () => (isStrong ? chooseFrom(dice, [0, 1, 2, 3, 4]) : 0);
  const powers: Powers = { blue: level(), green: level(), red: level(), yellow: level() };
  return { deck, powers, legacy: isStrong || happens(dice, 30), first: happens(dice, 50) };
}

/** A race from anywhere in any campaign. */
export function randomSolo(dice: Stream, modules: readonly string[]): SoloOptions {
  const isAlone = happens(dice, 12);
  return {
    board: chooseFrom(dice, BOARD_IDS),
    data: NEWEST_DATA,
    towards: chooseFrom(dice, DIRECTIONS),
    crew: happens(dice, 60) ? chooseFrom(dice, SOLO_CREWS) : null,
    modules,
    rival: isAlone ? null : randomRival(dice),
    turns: isAlone ? chooseFrom(dice, TURNS) : null,
  };
}
