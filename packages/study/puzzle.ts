// A puzzle: a moment of a race, and which answers are right there.

import { type Answer, type Race, type RaceOptions, type RaceRules, STREAMS } from '@race/great-race';
import {
  type Answered,
  begin,
  type History,
  legalActions,
  lowest,
  open,
  pending,
  type Seat,
  type State,
  streams,
  write,
} from '@race/kernel';

export const THEMES = ['planning', 'route', 'tiles', 'hand', 'finishing', 'rival'] as const;
export type PuzzleTheme = (typeof THEMES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What is better after the best answer than after the most tempting of the others. */
export const PUZZLE_REASONS = [
  'arrival',
  'way',
  'petrol',
  'vehicle',
  'money',
  'cards',
  'city',
  'rivals',
  'whole',
] as const;
export type PuzzleReason = (typeof PUZZLE_REASONS)[number];

/** What a puzzle's table agreed on; the rest is the same for all puzzles. */
export interface PuzzleTable extends Pick<RaceOptions, 'board' | 'towards' | 'crews' | 'modules'> {}

export interface Puzzle {
  readonly table: PuzzleTable;
  readonly seed: number;
  /** The answers so far, each as its place among those that were possible: one character, or two for a high place. */
  readonly played: string;
  readonly theme: PuzzleTheme;
  /** The places of the right answers, the best first. */
  readonly right: readonly number[];
  /** The place of the wrong answer that tempts most. */
  readonly miss: number;
  /** How many races in a hundred that one costs. */
  readonly cost: number;
  readonly reason: PuzzleReason;
  /** How many of a hundred weaker drivers find a right answer. */
  readonly found: number;
}

/** Up to these shares of weaker drivers a puzzle is hard, or medium. */
const HARD = 50;
const MEDIUM = 70;

export const difficultyOf = ({ found }: Pick<Puzzle, 'found'>): Difficulty => {
  if (found <= HARD) return 'hard';
  return found <= MEDIUM ? 'medium' : 'easy';
};

export const puzzleOptions = ({ board, towards, crews, modules }: PuzzleTable) => ({
  board,
  data: 1,
  towards,
  crews,
  order: 'seated' as const,
  vehicles: null,
  askOnlyWhoCan: true,
  modules,
});

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes down the place of an answer. */
export const placeText = (place: number): string =>
  place < DIGITS.length
    ? (DIGITS[place] ?? '')
    : `-${DIGITS[Math.floor(place / DIGITS.length)] ?? ''}${DIGITS[place % DIGITS.length] ?? ''}`;

/** The places in a text; null where it has another character. */
export function readPlaces(text: string): number[] | null {
  if (!/^(?:[0-9a-zA-Z]|-[0-9a-zA-Z]{2})*$/.test(text)) return null;
  return [...text.matchAll(/-(.)(.)|(.)/g)].map(([, high, low, only = '']) =>
    high === undefined || low === undefined
      ? DIGITS.indexOf(only)
      : DIGITS.indexOf(high) * DIGITS.length + DIGITS.indexOf(low),
  );
}

/** A puzzle as it is asked. */
export interface PosedPuzzle {
  readonly rules: RaceRules;
  readonly entries: readonly Answered<Race>[];
  readonly state: State<Race>;
  readonly seat: Seat;
  readonly answers: readonly Answer[];
}

/** Plays a race up to its puzzle; null where there is no such race. */
export function pose(
  rules: RaceRules,
  { seed, played }: Pick<Puzzle, 'seed' | 'played'>,
): PosedPuzzle | null {
  const places = readPlaces(played);
  if (places === null) return null;
  let history: History<Race> = begin<Race>(rules, streams(STREAMS, seed));
  const entries: Answered<Race>[] = [];
  for (const place of places) {
    const { seat, answers } = askedIn(rules, history.state);
    const answer = answers[place];
    const written = answer === undefined ? null : write<Race>(history, { seat, answer });
    if (answer === undefined || written === null || !written.ok) return null;
    entries.push({ seat, answer });
    history = written.history;
  }
  const { state } = history;
  return pending(rules, state) === 0 ? null : { rules, entries, state, ...askedIn(rules, state) };
}

/** Who answers next, and what can be answered. */
function askedIn(rules: RaceRules, state: State<Race>): { seat: Seat; answers: readonly Answer[] } {
  const seat = lowest(pending(rules, state));
  return { seat, answers: legalActions(open<Race>(rules, state), seat) };
}
