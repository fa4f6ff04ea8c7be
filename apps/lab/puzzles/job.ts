import { seedOf } from '@race/balance';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { makeRace, type RaceRules, readOptions } from '@race/great-race';
import { fast, view } from '@race/kernel';
import { isConfirmed, minePuzzles, tableOfRace } from '@race/study/mine.ts';
import { type Puzzle, type PuzzleTable, pose, puzzleOptions } from '@race/study/puzzle.ts';

/** The puzzles of one race. */
export interface MiningJob {
  readonly seed: number;
  readonly race: number;
  /** Ways to play modules, one of which is played with; none for races of all kinds. */
  readonly choices: readonly string[];
}

/** A puzzle, and the seed of the worlds it is checked in. */
export interface CheckingJob {
  readonly puzzle: Puzzle;
  readonly seed: number;
}

const nature = { moods: MOODS, sense: WORLDLY };
const MOST_IN_A_RACE = 8;

export function mineRace({ seed, race, choices }: MiningJob): Puzzle[] {
  const table = tableOfRace(seed, race, choices);
  const rules = rulesFor(table);
  if (rules === null) throw new Error(`no race with ${table.modules.join(', ')}`);
  return minePuzzles({ rules, table, seed: seedOf(seed, race), nature, most: MOST_IN_A_RACE });
}

/** Whether its right answers are still better than all others; false, too, for a puzzle that no race comes to. */
export function checkPuzzle({ puzzle, seed }: CheckingJob): boolean {
  const rules = rulesFor(puzzle.table);
  const posed = rules === null ? null : pose(rules, puzzle);
  if (rules === null || posed === null) return false;
  const { state, seat, answers } = posed;
  return isConfirmed({ rules, nature, chance: fast(seed, 0) }, puzzle, {
    seen: view(rules, state, seat),
    answers,
  });
}

function rulesFor(table: PuzzleTable): RaceRules | null {
  const read = readOptions(puzzleOptions(table));
  return read.ok ? makeRace(read.options) : null;
}
