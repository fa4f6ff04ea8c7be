import type { Puzzle } from '@race/study/puzzle.ts';
import { describe, expect, it } from 'vitest';
import {
  dayBefore,
  keyOfPuzzle,
  lessonOf,
  lessonOfPuzzle,
  NEW_PROGRESS,
  nextLesson,
  nextOfTheme,
  nextPuzzle,
  progressAfter,
  puzzleOfDay,
  puzzleOfLesson,
  ratingAfter,
  streakOn,
  today,
  trainingFor,
} from './puzzles.ts';

const puzzle = (number: number, some: Partial<Puzzle> = {}) => ({
  number,
  table: { board: 'africa' as const, towards: 'south' as const, crews: 2, modules: [] },
  seed: number,
  played: '012',
  theme: 'route' as const,
  right: [1],
  miss: 0,
  cost: 9,
  reason: 'way' as const,
  found: 50,
  ...some,
});

const ALL = [puzzle(0, { found: 80 }), puzzle(1), puzzle(2, { theme: 'tiles', found: 8 })];
const [EASY, EVEN, HARD] = ALL as [
  Puzzle & { number: number },
  Puzzle & { number: number },
  Puzzle & { number: number },
];

describe('the table of a puzzle', () => {
  it('has a name that says which puzzle it is', () => {
    for (const number of [0, 25, 26, 349]) expect(puzzleOfLesson(lessonOfPuzzle(number))).toBe(number);
    expect(puzzleOfLesson('finish')).toBeNull();
    expect(puzzleOfLesson(undefined)).toBeNull();
  });
});

describe('the rating', () => {
  it('rises with a right answer, more for a hard one, and falls with a wrong one', () => {
    expect(ratingAfter(1200, EVEN, true)).toBe(1216);
    expect(ratingAfter(1200, HARD, true)).toBeGreaterThan(1216);
    expect(ratingAfter(1200, EVEN, false)).toBe(1184);
  });

  it('counts only the first try at a puzzle', () => {
    const missed = progressAfter(NEW_PROGRESS, { puzzle: EVEN, isRight: false, day: null });
    expect(missed.tried).toEqual({ [keyOfPuzzle(EVEN)]: false });
    const solved = progressAfter(missed, { puzzle: EVEN, isRight: true, day: null });
    expect(solved).toEqual(missed);
  });
});

describe('the streak', () => {
  const solve = (before: typeof NEW_PROGRESS, day: string) =>
    progressAfter(before, { puzzle: EVEN, isRight: true, day });
  const miss = (before: typeof NEW_PROGRESS, day: string) =>
    progressAfter(before, { puzzle: EVEN, isRight: false, day });

  it('grows by one a day, once a day, and ends where a day is left out', () => {
    let now = solve(NEW_PROGRESS, '2026-02-28');
    now = solve(now, '2026-03-01');
    now = solve(now, '2026-03-01');
    expect(streakOn(now, '2026-03-01')).toBe(2);
    expect(streakOn(now, '2026-03-02')).toBe(2);
    expect(streakOn(now, '2026-03-03')).toBe(0);
    expect(solve(now, '2026-03-03').streak).toBe(1);
  });

  it('outlives one miss a day, not two', () => {
    const before = solve(NEW_PROGRESS, '2026-05-01');
    const once = miss(before, '2026-05-02');
    expect(solve(once, '2026-05-02').streak).toBe(2);
    expect(solve(miss(once, '2026-05-02'), '2026-05-02').streak).toBe(0);
  });
});

describe('the puzzle of the day', () => {
  it('is the same all day and another one the next day', () => {
    expect(puzzleOfDay(ALL, '2026-05-02')).toBe(puzzleOfDay(ALL, '2026-05-02'));
    expect(puzzleOfDay(ALL, '2026-05-02')).not.toBe(puzzleOfDay(ALL, '2026-05-03'));
  });

  it('goes by the calendar of the reader', () => {
    expect(today(new Date(2026, 0, 3, 23, 59))).toBe('2026-01-03');
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  });
});

describe('the next puzzle', () => {
  it('is one that was never tried, as strong as the reader', () => {
    const any = { theme: null, difficulty: null };
    expect(nextPuzzle(ALL, NEW_PROGRESS, any)).toBe(EVEN);
    const tried = progressAfter(NEW_PROGRESS, { puzzle: EVEN, isRight: false, day: null });
    expect(nextPuzzle(ALL, tried, any)).toBe(EASY);
    expect(nextPuzzle(ALL, tried, { theme: 'tiles', difficulty: null })).toBe(HARD);
    expect(nextPuzzle(ALL, tried, { theme: null, difficulty: 'hard' })).toBe(HARD);
    expect(nextPuzzle([EVEN], tried, any)).toBe(EVEN);
  });
});

describe('a lesson', () => {
  const route = [80, 10, 60, 50, 75, 90, 20].map((found, nth) => puzzle(nth, { found }));
  const all = [...route, puzzle(7, { theme: 'planning' })];
  const tried = (some: readonly Puzzle[]) => ({
    ...NEW_PROGRESS,
    tried: Object.fromEntries(some.map((one) => [keyOfPuzzle(one), false])),
  });

  it('is the five puzzles of a theme that most drivers find, one after the other', () => {
    expect(lessonOf(all, 'route').map(({ found }) => found)).toEqual([90, 80, 75, 60, 50]);
    expect(nextOfTheme(all, NEW_PROGRESS, 'route')?.found).toBe(90);
    expect(nextOfTheme(all, tried(lessonOf(all, 'route').slice(0, 2)), 'route')?.found).toBe(75);
    expect([10, 20]).toContain(nextOfTheme(all, tried(lessonOf(all, 'route')), 'route')?.found);
  });

  it('leads to that of the next theme once each of its puzzles was tried', () => {
    expect(nextLesson(all, NEW_PROGRESS)).toBe('planning');
    expect(nextLesson(all, tried(lessonOf(all, 'planning')))).toBe('route');
    expect(nextLesson(all, tried(all))).toBeNull();
  });

  it('about what a race was lost on has three puzzles, unsolved ones first', () => {
    const petrol = [1, 2, 3, 4].map((nth) => puzzle(nth, { reason: 'petrol' }));
    const first = petrol[0] as Puzzle;
    const progress = { ...NEW_PROGRESS, tried: { [keyOfPuzzle(first)]: true } };
    expect(trainingFor([...all, ...petrol], progress, 'petrol').map(({ number }) => number)).toEqual([
      2, 3, 4,
    ]);
  });
});
