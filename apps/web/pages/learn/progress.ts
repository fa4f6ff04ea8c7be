// How far the reader has come with the puzzles: kept on this device and, with an account, on all of theirs. PEOPLE-10.
import { type Attempt, MOST_TOLD, type TrainingDay } from '@race/protocol/people/training.ts';
import type { Puzzle } from '@race/study/puzzle.ts';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { loadTalk } from '../../shell/chunks.ts';
import { isKnown } from '../../sources/online/identity.ts';

export interface PuzzleProgress {
  /** The first try at each puzzle. */
  readonly attempts: { readonly [puzzle: string]: Omit<Attempt, 'puzzle'> };
  /** The days whose puzzle was solved, or missed too often. */
  readonly days: { readonly [day: string]: boolean };
  /** The day of the last miss at the puzzle of the day, and how many there were. */
  readonly missed: { readonly day: string; readonly times: number } | null;
  /** Whose it is; null where nobody has signed in. */
  readonly of: string | null;
  /** What the server has not been told: puzzles and days. */
  readonly untold: readonly string[];
}

export const NEW_PROGRESS: PuzzleProgress = { attempts: {}, days: {}, missed: null, of: null, untold: [] };

export const keyOfPuzzle = ({ seed, played }: Pick<Puzzle, 'seed' | 'played'>): string =>
  `${seed.toString(36)}-${played.length}`;

type Known = Pick<Puzzle, 'seed' | 'played'>;

export const isTried = ({ attempts }: PuzzleProgress, puzzle: Known): boolean =>
  Object.hasOwn(attempts, keyOfPuzzle(puzzle));

export const isSolved = ({ attempts }: PuzzleProgress, puzzle: Known): boolean =>
  attempts[keyOfPuzzle(puzzle)]?.solved === true;

/** The scale of chess: a puzzle that every second weaker driver finds is as strong as a newcomer. */
export const ratingOfPuzzle = ({ found }: Pick<Puzzle, 'found'>): number => 1200 + (50 - found) * 8;

const NEWCOMER = 1200;
const STEP = 32;
const TENFOLD = 400;

/** The rating after a first try. */
export const ratingAfter = (rating: number, puzzle: Pick<Puzzle, 'found'>, isRight: boolean): number => {
  const expected = 1 / (1 + 10 ** ((ratingOfPuzzle(puzzle) - rating) / TENFOLD));
  return Math.round(rating + STEP * ((isRight ? 1 : 0) - expected));
};

/** The rating after all first tries, in the order in which they were made, on whatever device. */
export const ratingOf = ({ attempts }: Pick<PuzzleProgress, 'attempts'>): number =>
  Object.entries(attempts)
    .sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1))
    .reduce((rating, [, { found, solved }]) => ratingAfter(rating, { found }, solved), NEWCOMER);

interface Verdict {
  readonly puzzle: Puzzle;
  readonly isRight: boolean;
  /** The answer was shown: there is no second try. */
  readonly isShown?: boolean;
  /** Today, where it is the puzzle of the day. */
  readonly day: string | null;
  readonly at: number;
}

/** The second miss of a day ends the streak. */
const MISSES = 2;

export function progressAfter(before: PuzzleProgress, verdict: Verdict): PuzzleProgress {
  const { puzzle, isRight, isShown = false, day, at } = verdict;
  const key = keyOfPuzzle(puzzle);
  const after = isTried(before, puzzle)
    ? before
    : {
        ...before,
        attempts: { ...before.attempts, [key]: { solved: isRight, found: puzzle.found, at } },
        untold: [...before.untold, key],
      };
  if (day === null || before.days[day] !== undefined) return after;
  const times = (before.missed?.day === day ? before.missed.times : 0) + (isRight ? 0 : 1);
  const missed = isRight ? before.missed : { day, times };
  if (!isRight && !isShown && times < MISSES) return { ...after, missed };
  return { ...after, missed, days: { ...after.days, [day]: isRight }, untold: [...after.untold, day] };
}

const DAY = 24 * 60 * 60 * 1000;

export const numberOfDay = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

export const dayBefore = (day: string): string =>
  new Date((numberOfDay(day) - 1) * DAY).toISOString().slice(0, 10);

/** On how many days running the puzzle of the day was solved: a day left out ends the streak, but today is not over. */
export function streakOn({ days }: Pick<PuzzleProgress, 'days'>, today: string): number {
  let day = days[today] === undefined ? dayBefore(today) : today;
  let streak = 0;
  for (; days[day] === true; day = dayBefore(day)) streak += 1;
  return streak;
}

/** The reader's date. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
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

const isObject = (from: unknown): from is object => typeof from === 'object' && from !== null;

const isAttempt = (from: unknown): boolean =>
  isObject(from) &&
  'solved' in from &&
  typeof from.solved === 'boolean' &&
  'found' in from &&
  Number.isFinite(from.found) &&
  'at' in from &&
  Number.isFinite(from.at);

function isProgress(from: unknown): from is PuzzleProgress {
  if (!isObject(from)) return false;
  const { attempts, days, of, untold } = from as Partial<PuzzleProgress>;
  return (
    isObject(attempts) &&
    Object.values(attempts).every(isAttempt) &&
    isObject(days) &&
    Object.values(days).every((solved) => typeof solved === 'boolean') &&
    (of === null || typeof of === 'string') &&
    Array.isArray(untold)
  );
}

export const saveProgress = (progress: PuzzleProgress): void => save(SAVED, JSON.stringify(progress));

// The same on all devices of an account.

interface Training {
  readonly person: string;
  readonly attempts: readonly Attempt[];
  readonly days: readonly TrainingDay[];
}

/** What the server is told next. Before anybody has signed in that is all there is. */
export function nextToTell({ attempts, days, of, untold }: PuzzleProgress) {
  const told = of === null ? [...Object.keys(attempts), ...Object.keys(days)] : untold;
  const some = <X>(from: { readonly [key: string]: X }): (readonly [string, X])[] =>
    told.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]] as const]));
  return {
    of,
    attempts: some(attempts).map(([puzzle, attempt]): Attempt => ({ puzzle, ...attempt })),
    days: some(days).map(([day, solved]): TrainingDay => ({ day, solved })),
  };
}

/** What the account has and what it was not told yet; only what it has where another person had signed in before. */
export function joinedProgress(before: PuzzleProgress, { person, attempts, days }: Training): PuzzleProgress {
  const own = before.of === null || before.of === person ? nextToTell(before) : NOTHING;
  const kept = new Map([
    ...attempts.map(({ puzzle, at }) => [puzzle, -at] as const),
    ...days.map(({ day, solved }) => [day, +solved] as const),
  ]);
  const isKept = (key: string, worth: number): boolean =>
    (kept.get(key) ?? Number.NEGATIVE_INFINITY) >= worth;
  const earlierLast = [...attempts, ...own.attempts].sort((a, b) => b.at - a.at);
  const solvedLast = [...own.days, ...days].sort((a, b) => +a.solved - +b.solved);
  return {
    attempts: Object.fromEntries(earlierLast.map(({ puzzle, ...attempt }) => [puzzle, attempt])),
    days: Object.fromEntries(solvedLast.map(({ day, solved }) => [day, solved])),
    missed: own === NOTHING ? null : before.missed,
    of: person,
    untold: [
      ...own.attempts.filter(({ puzzle, at }) => !isKept(puzzle, -at)).map(({ puzzle }) => puzzle),
      ...own.days.filter(({ day, solved }) => !isKept(day, +solved)).map(({ day }) => day),
    ],
  };
}

const NOTHING = { of: null, attempts: [], days: [] } as const;

/** Tells the account of the reader what is new here, and brings what is new there; null where there is none. */
export async function shareProgress(): Promise<PuzzleProgress | null> {
  if (!isKnown()) return null;
  const { sendRequest } = await loadTalk();
  for (;;) {
    const { of, attempts, days } = nextToTell(savedProgress());
    const done = await sendRequest({
      do: 'training',
      of,
      attempts: attempts.slice(0, MOST_TOLD),
      days: days.slice(0, MOST_TOLD),
    });
    if (!done.ok || done.value.kind !== 'training') return null;
    const before = savedProgress();
    const joined = joinedProgress(before, done.value);
    saveProgress(joined);
    // The server takes no more, or has all of it.
    if (joined.untold.length === 0 || (before.of !== null && joined.untold.length >= before.untold.length))
      return joined;
  }
}
