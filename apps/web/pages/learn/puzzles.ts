// The puzzles that come with the page: opening one, the one of the day, and which comes next.

import { readPuzzles } from '@race/study/pack.ts';
import { type Difficulty, difficultyOf, type Puzzle, type PuzzleTheme, THEMES } from '@race/study/puzzle.ts';
import { isAbout, type Topic } from '@race/study/topics.ts';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { say } from '../../shell/words/say.ts';
import { type Device, loadGame, type Started } from '../../sources/device/client.ts';
import { makeThinker } from '../../sources/thinking/thinker.ts';
import { putExercisesAway } from './exercises.ts';
import {
  isSolved,
  isTried,
  keyOfPuzzle,
  numberOfDay,
  type PuzzleProgress,
  ratingOf,
  ratingOfPuzzle,
} from './progress.ts';

const thinker = makeThinker();

export async function openPuzzle(device: Device, { number, ...puzzle }: NumberedPuzzle): Promise<Started> {
  const [text] = await Promise.all([
    thinker.think('pose', { puzzle, lesson: lessonOfPuzzle(number) }),
    putExercisesAway(device),
  ]);
  return text === null ? { trouble: { words: say('puzzles.failed'), rule: null } } : loadGame(device, text);
}

const PACKS = import.meta.glob<string>('../../../../packages/study/packs/*.json', {
  query: '?raw',
  import: 'default',
});

/** A puzzle and its number, by which its table is known. */
export interface NumberedPuzzle extends Puzzle {
  readonly number: number;
}

let packs: Promise<readonly NumberedPuzzle[]> | null = null;

export function loadPuzzles(): Promise<readonly NumberedPuzzle[]> {
  packs ??= Promise.all(Object.values(PACKS).map((pack) => pack())).then((texts) =>
    texts.flatMap((text) => readPuzzles(text) ?? []).map((puzzle, number) => ({ ...puzzle, number })),
  );
  return packs;
}

const LETTERS = 26;
const FIRST_LETTER = 97;
const LESSON = /^puzzle-([a-z]{2})$/;

/** The name of a puzzle's table: names of lessons have letters only. */
export const lessonOfPuzzle = (number: number): string =>
  `puzzle-${String.fromCharCode(FIRST_LETTER + Math.floor(number / LETTERS), FIRST_LETTER + (number % LETTERS))}`;

/** The number of the puzzle that a table poses; null for another lesson. */
export function puzzleOfLesson(lesson: string | undefined): number | null {
  const [, letters] = LESSON.exec(lesson ?? '') ?? [];
  if (letters === undefined) return null;
  const [high = 0, low = 0] = [...letters].map((letter) => letter.charCodeAt(0) - FIRST_LETTER);
  return high * LETTERS + low;
}

/** The same for everybody on one day; another one every day until all have been. */
export const puzzleOfDay = (all: readonly NumberedPuzzle[], day: string): NumberedPuzzle | undefined =>
  all[(((numberOfDay(day) * 7) % all.length) + all.length) % all.length];

/** What the reader asks for. */
export interface Wanted {
  readonly theme: PuzzleTheme | null;
  readonly difficulty: Difficulty | null;
}

/** One that was never tried, as strong as the reader; one that was missed where all have been tried. */
export function nextPuzzle(
  all: readonly NumberedPuzzle[],
  progress: PuzzleProgress,
  { theme, difficulty }: Wanted,
): NumberedPuzzle | undefined {
  const rating = ratingOf(progress);
  const some = all.filter(
    (puzzle) =>
      (theme === null || puzzle.theme === theme) &&
      (difficulty === null || difficultyOf(puzzle) === difficulty) &&
      !isSolved(progress, puzzle),
  );
  const fresh = some.filter((puzzle) => !isTried(progress, puzzle));
  const far = (puzzle: Puzzle) => Math.abs(ratingOfPuzzle(puzzle) - rating);
  return (fresh.length > 0 ? fresh : some).toSorted((a, b) => far(a) - far(b))[0];
}

/** So many puzzles of a theme are its lesson, the easiest ones. */
const LESSON_LENGTH = 5;

/** Puzzles of races without modules come first: everybody knows those rules. */
const isPlainFirst = (a: Puzzle, b: Puzzle): number =>
  Math.min(1, a.table.modules.length) - Math.min(1, b.table.modules.length);

/** The lesson of a theme: the puzzles that most drivers find, without modules if there are enough. */
export const lessonOf = (all: readonly NumberedPuzzle[], theme: PuzzleTheme): NumberedPuzzle[] =>
  all
    .filter((puzzle) => puzzle.theme === theme)
    .toSorted((a, b) => isPlainFirst(a, b) || b.found - a.found || a.number - b.number)
    .slice(0, LESSON_LENGTH);

/** How many were tried: a lesson goes on after a miss. */
export const triedOf = (some: readonly NumberedPuzzle[], progress: PuzzleProgress): number =>
  some.filter((puzzle) => isTried(progress, puzzle)).length;

/** The next puzzle of a theme: those of its lesson come first, each until it was tried. */
export function nextOfTheme(
  all: readonly NumberedPuzzle[],
  progress: PuzzleProgress,
  theme: PuzzleTheme,
): NumberedPuzzle | undefined {
  const untried = lessonOf(all, theme).find((puzzle) => !isTried(progress, puzzle));
  return untried ?? nextPuzzle(all, progress, { theme, difficulty: null });
}

/** The first theme whose lesson is not done; null once all are. */
export const nextLesson = (all: readonly NumberedPuzzle[], progress: PuzzleProgress): PuzzleTheme | null =>
  THEMES.find((theme) => {
    const lesson = lessonOf(all, theme);
    return triedOf(lesson, progress) < lesson.length;
  }) ?? null;

const TRAINING = 3;

/** Three puzzles about what a race was lost on: unsolved ones without modules, as strong as the reader, come first. */
export function trainingFor(
  all: readonly NumberedPuzzle[],
  progress: PuzzleProgress,
  topic: Topic,
): NumberedPuzzle[] {
  const some = all.filter((puzzle) => isAbout(puzzle, topic));
  const rating = ratingOf(progress);
  const far = (puzzle: Puzzle) => Math.abs(ratingOfPuzzle(puzzle) - rating);
  const solved = (puzzle: Puzzle) => +isSolved(progress, puzzle);
  return some
    .toSorted((a, b) => solved(a) - solved(b) || isPlainFirst(a, b) || far(a) - far(b))
    .slice(0, TRAINING);
}

const COURSE = 'training';

/** Remembers puzzles that are solved one after the other. */
export const beginCourse = (puzzles: readonly NumberedPuzzle[]): void =>
  save(COURSE, puzzles.map(keyOfPuzzle).join(' '));

/** The next puzzle after one: of those that were begun with it, else of its theme, else any. */
export function nextAfter(
  all: readonly NumberedPuzzle[],
  progress: PuzzleProgress,
  puzzle: NumberedPuzzle,
): NumberedPuzzle | undefined {
  const course = (savedText(COURSE) ?? '').split(' ');
  const isIn = (one: NumberedPuzzle) => course.includes(keyOfPuzzle(one));
  const next = isIn(puzzle) ? all.find((one) => isIn(one) && !isTried(progress, one)) : undefined;
  return (
    next ??
    nextOfTheme(all, progress, puzzle.theme) ??
    nextPuzzle(all, progress, { theme: null, difficulty: null })
  );
}
