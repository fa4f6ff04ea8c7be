// A puzzle played out: the best answer with what would follow, and the answer that was given.
import type { Nature } from '@race/bots/racer/outlook.ts';
import { makeRacer } from '@race/bots/racer/racer.ts';
import { type ActLine, lineAhead } from '@race/bots/search/line.ts';
import type { RacePublic, RaceRules } from '@race/great-race';
import { fast, type Seat, view } from '@race/kernel';
import { type Puzzle, pose } from './puzzle.ts';

/** What follows answers of a puzzle, as far as its crew can know. */
export interface PuzzleLines {
  readonly seen: RacePublic;
  readonly seat: Seat;
  /** The answer that was given, where it is right; else the best one. */
  readonly right: ActLine;
  /** The act of a wrong answer; empty where none was given. */
  readonly wrong: ActLine;
}

interface Answered {
  readonly rules: RaceRules;
  readonly nature: Nature;
  readonly puzzle: Pick<Puzzle, 'seed' | 'played' | 'right'>;
  /** The place of the answer that was given; null where none was. */
  readonly given: number | null;
}

/** The same made-up world for every line. */
const SEED = 1935;

/** Null for a puzzle that no race comes to. */
export function linesOf({ rules, nature, puzzle, given }: Answered): PuzzleLines | null {
  const posed = pose(rules, puzzle);
  if (posed === null) return null;
  const { state, seat, answers } = posed;
  const seen = view(rules, state, seat);
  const company = { rules, nature, racer: makeRacer(nature), chance: fast(SEED, 0) };
  const lineAfter = (place: number): ActLine => {
    const answer = answers[place];
    return answer === undefined ? [] : lineAhead(company, seen, answer, { seed: SEED });
  };
  const isRight = given !== null && puzzle.right.includes(given);
  const [best = 0] = puzzle.right;
  return {
    seen: seen.public,
    seat,
    right: lineAfter(isRight ? given : best),
    wrong: given === null || isRight ? [] : lineAfter(given).slice(0, 1),
  };
}
