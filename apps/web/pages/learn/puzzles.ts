// The puzzles that come with the page, and how far the reader has come with them on this device.

import { readPuzzles } from '@race/study/pack.ts';
import { type Difficulty, difficultyOf, type Puzzle, type PuzzleTheme, THEMES } from '@race/study/puzzle.ts';
import { isAbout, type Topic } from '@race/study/topics.ts';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { say } from '../../shell/words/say.ts';
import { type Device, loadGame, type Started } from '../../sources/device/client.ts';
import { makeThinker } from '../../sources/thinking/thinker.ts';
import { putExercisesAway } from './exercises.ts';

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

/** How far the reader has come. */
export interface PuzzleProgress {
  readonly rating: number;
  /** By puzzle: whether it was solved at the first try. */
  readonly tried: { readonly [puzzle: string]: boolean };
  /** The day on which the puzzle of the day was last solved, and on how many days running. */
  readonly day: string | null;
  readonly streak: number;
  /** The day of the last miss at the puzzle of the day, and how many there were. */
  readonly missed: { readonly day: string; readonly times: number } | null;
}

export const NEW_PROGRESS: PuzzleProgress = { rating: 1200, tried: {}, day: null, streak: 0, missed: null };

export const keyOfPuzzle = ({ seed, played }: Pick<Puzzle, 'seed' | 'played'>): string =>
  `${seed.toString(36)}-${played.length}`;

/** The scale of chess: a puzzle that every second weaker driver finds is as strong as a newcomer. */
const ratingOfPuzzle = ({ found }: Pick<Puzzle, 'found'>): number => 1200 + (50 - found) * 8;

const STEP = 32;
const TENFOLD = 400;

/** The rating after a first try. */
export const ratingAfter = (rating: number, puzzle: Pick<Puzzle, 'found'>, isRight: boolean): number => {
  const expected = 1 / (1 + 10 ** ((ratingOfPuzzle(puzzle) - rating) / TENFOLD));
  return Math.round(rating + STEP * ((isRight ? 1 : 0) - expected));
};

interface Verdict {
  readonly puzzle: Puzzle;
  readonly isRight: boolean;
  /** Today, where it is the puzzle of the day. */
  readonly day: string | null;
}

/** The second miss of a day ends the streak. */
const MISSES = 2;

export function progressAfter(before: PuzzleProgress, { puzzle, isRight, day }: Verdict): PuzzleProgress {
  const key = keyOfPuzzle(puzzle);
  const isFirst = !Object.hasOwn(before.tried, key);
  const after = isFirst
    ? {
        ...before,
        rating: ratingAfter(before.rating, puzzle, isRight),
        tried: { ...before.tried, [key]: isRight },
      }
    : before;
  if (day === null || before.day === day) return after;
  const times = before.missed?.day === day ? before.missed.times : 0;
  if (!isRight) return { ...after, missed: { day, times: times + 1 } };
  if (times >= MISSES) return { ...after, day, streak: 0 };
  return { ...after, day, streak: before.day === dayBefore(day) ? before.streak + 1 : 1 };
}

const DAY = 24 * 60 * 60 * 1000;

const numberOfDay = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

export const dayBefore = (day: string): string =>
  new Date((numberOfDay(day) - 1) * DAY).toISOString().slice(0, 10);

/** The streak as it stands today: a day left out ends it. */
export const streakOn = ({ day, streak }: PuzzleProgress, today: string): number =>
  day === today || day === dayBefore(today) ? streak : 0;

/** The reader's date. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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
  { rating, tried }: PuzzleProgress,
  { theme, difficulty }: Wanted,
): NumberedPuzzle | undefined {
  const some = all.filter(
    (puzzle) =>
      (theme === null || puzzle.theme === theme) &&
      (difficulty === null || difficultyOf(puzzle) === difficulty) &&
      tried[keyOfPuzzle(puzzle)] !== true,
  );
  const fresh = some.filter((puzzle) => !Object.hasOwn(tried, keyOfPuzzle(puzzle)));
  const far = (puzzle: Puzzle) => Math.abs(ratingOfPuzzle(puzzle) - rating);
  return (fresh.length > 0 ? fresh : some).toSorted((a, b) => far(a) - far(b))[0];
}

/** So many puzzles of a theme are its lesson, the easiest ones. */
const LESSON_LENGTH = 5;

/** The lesson of a theme: the puzzles that most drivers find. */
export const lessonOf = (all: readonly NumberedPuzzle[], theme: PuzzleTheme): NumberedPuzzle[] =>
  all
    .filter((puzzle) => puzzle.theme === theme)
    .toSorted((a, b) => b.found - a.found || a.number - b.number)
    .slice(0, LESSON_LENGTH);

const isSolvedBy =
  ({ tried }: PuzzleProgress) =>
  (puzzle: NumberedPuzzle): boolean =>
    tried[keyOfPuzzle(puzzle)] === true;

/** How many were tried: a lesson goes on after a miss. */
export const triedOf = (some: readonly NumberedPuzzle[], { tried }: PuzzleProgress): number =>
  some.filter((puzzle) => Object.hasOwn(tried, keyOfPuzzle(puzzle))).length;

/** The next puzzle of a theme: those of its lesson come first, each until it was tried. */
export function nextOfTheme(
  all: readonly NumberedPuzzle[],
  progress: PuzzleProgress,
  theme: PuzzleTheme,
): NumberedPuzzle | undefined {
  const untried = lessonOf(all, theme).find((puzzle) => !Object.hasOwn(progress.tried, keyOfPuzzle(puzzle)));
  return untried ?? nextPuzzle(all, progress, { theme, difficulty: null });
}

/** The first theme whose lesson is not done; null once all are. */
export const nextLesson = (all: readonly NumberedPuzzle[], progress: PuzzleProgress): PuzzleTheme | null =>
  THEMES.find((theme) => {
    const lesson = lessonOf(all, theme);
    return triedOf(lesson, progress) < lesson.length;
  }) ?? null;

const TRAINING = 3;

/** Three puzzles about what a race was lost on: unsolved ones, as strong as the reader, come first. */
export function trainingFor(
  all: readonly NumberedPuzzle[],
  progress: PuzzleProgress,
  topic: Topic,
): NumberedPuzzle[] {
  const some = all.filter((puzzle) => isAbout(puzzle, topic));
  const isSolved = isSolvedBy(progress);
  const far = (puzzle: Puzzle) => Math.abs(ratingOfPuzzle(puzzle) - progress.rating);
  return some.toSorted((a, b) => +isSolved(a) - +isSolved(b) || far(a) - far(b)).slice(0, TRAINING);
}

const SAVED = 'puzzles';

export function savedProgress(): PuzzleProgress {
  try {
    const read: unknown = JSON.parse(savedText(SAVED) ?? 'null');
    return isProgress(read) ? read : NEW_PROGRESS;
  } catch {
    return NEW_PROGRESS;
  }
}

function isProgress(from: unknown): from is PuzzleProgress {
  if (typeof from !== 'object' || from === null) return false;
  const { rating, tried, streak, day } = from as Partial<PuzzleProgress>;
  return (
    Number.isFinite(rating) &&
    Number.isFinite(streak) &&
    typeof tried === 'object' &&
    tried !== null &&
    (day === null || typeof day === 'string')
  );
}

export const saveProgress = (progress: PuzzleProgress): void => save(SAVED, JSON.stringify(progress));
