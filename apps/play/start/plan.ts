import type { BotName } from '@race/bots';
import { type BoardId, CREWS, type CrewId, type Direction, readOptions } from '@race/great-race';
import type { Seed } from '@race/kernel';
import type { LocalPlayer, TablePlan } from '@race/local';

/** All that is decided before a race. */
export interface Decided {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly crews: number;
  readonly crew: CrewId;
  readonly rivals: BotName;
  /** Null for a race that nobody could foresee. */
  readonly seed: number | null;
}

const WORDS_OF_A_KEY = 8;
const WORDS_OF_SALT = 4;

/** A table for one person, on the first seat, against bots. The turn order is drawn. BASE-SETUP-02. */
export function planOf(decided: Decided, random: (words: number) => number[]): TablePlan {
  const { board, towards, crews, crew, rivals } = decided;
  const vehicles = [crew, ...CREWS.filter((other) => other !== crew)].slice(0, crews);
  const read = readOptions({ board, towards, crews, vehicles });
  if (!read.ok) throw new Error(`no race has ${read.fault.option} so`);
  const bots = Array.from({ length: crews - 1 }, (): LocalPlayer => ({ kind: 'bot', bot: rivals }));
  return {
    options: read.options,
    players: [{ kind: 'person', name: '' }, ...bots],
    ...chanceOf(decided.seed, random),
  };
}

/** A seed that was said makes the race repeatable, so its salt is not drawn either. */
function chanceOf(seed: number | null, random: (words: number) => number[]): { seed: Seed; salt: string } {
  if (seed !== null) return { seed, salt: '' };
  const salt = random(WORDS_OF_SALT).map((word) => word.toString(16).padStart(8, '0'));
  return { seed: random(WORDS_OF_A_KEY).map((word) => word | 0), salt: salt.join('') };
}
