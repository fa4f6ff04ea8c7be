import type { Puzzle } from '@race/study/puzzle.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  dayBefore,
  joinedProgress,
  keyOfPuzzle,
  NEW_PROGRESS,
  nextToTell,
  type PuzzleProgress,
  progressAfter,
  ratingAfter,
  ratingOf,
  streakOn,
  today,
} from './progress.ts';
import {
  beginCourse,
  lessonOf,
  lessonOfPuzzle,
  nextAfter,
  nextLesson,
  nextOfTheme,
  nextPuzzle,
  puzzleOfDay,
  puzzleOfLesson,
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

const AT = 1_794_736_800_000;
const right = { puzzle: EVEN, isRight: true, day: null, at: AT } as const;
const wrong = { ...right, isRight: false } as const;
/** As if each had been tried once, and missed. */
const tried = (some: readonly Puzzle[], solved = false): PuzzleProgress => ({
  ...NEW_PROGRESS,
  attempts: Object.fromEntries(some.map((one) => [keyOfPuzzle(one), { solved, found: one.found, at: AT }])),
});

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
    const missed = progressAfter(NEW_PROGRESS, wrong);
    expect(ratingOf(missed)).toBe(1184);
    expect(progressAfter(missed, { ...right, at: AT + 1 })).toEqual(missed);
  });
});

describe('the streak', () => {
  const solve = (before: PuzzleProgress, day: string) => progressAfter(before, { ...right, day });
  const miss = (before: PuzzleProgress, day: string) => progressAfter(before, { ...wrong, day });

  it('grows by one a day, once a day, and ends where a day is left out', () => {
    let now = solve(NEW_PROGRESS, '2026-02-28');
    now = solve(now, '2026-03-01');
    now = solve(now, '2026-03-01');
    expect(streakOn(now, '2026-03-01')).toBe(2);
    expect(streakOn(now, '2026-03-02')).toBe(2);
    expect(streakOn(now, '2026-03-03')).toBe(0);
    expect(streakOn(solve(now, '2026-03-03'), '2026-03-03')).toBe(1);
  });

  it('outlives one miss a day, not two', () => {
    const before = solve(NEW_PROGRESS, '2026-05-01');
    const once = miss(before, '2026-05-02');
    expect(streakOn(solve(once, '2026-05-02'), '2026-05-02')).toBe(2);
    const twice = miss(once, '2026-05-02');
    expect(streakOn(solve(twice, '2026-05-02'), '2026-05-02')).toBe(0);
    expect(streakOn(solve(twice, '2026-05-03'), '2026-05-03')).toBe(1);
  });
});

describe('an answer that is shown', () => {
  it('ends the streak, and counts as a miss', () => {
    const before = progressAfter(NEW_PROGRESS, { ...right, puzzle: EASY, day: '2026-05-01' });
    const shown = progressAfter(before, { ...wrong, isShown: true, day: '2026-05-02' });
    expect(streakOn(shown, '2026-05-02')).toBe(0);
    expect(ratingOf(shown)).toBeLessThan(ratingOf(before));
  });
});

describe('PEOPLE-10 progress on several devices', () => {
  const day = '2026-05-02';
  const onPhone = progressAfter(NEW_PROGRESS, { ...right, day });
  const onDesk = progressAfter(progressAfter(NEW_PROGRESS, { ...wrong, day, at: AT - 1 }), {
    ...right,
    puzzle: HARD,
    at: AT + 9,
  });
  /** What the server has after it was told. */
  const serverAfter = (some: readonly PuzzleProgress[]) => {
    let has: Parameters<typeof joinedProgress>[1] = { person: 'ada', attempts: [], days: [] };
    for (const one of some) {
      const { attempts, days } = nextToTell({ ...joinedProgress({ ...one, of: null }, has), of: null });
      has = { person: 'ada', attempts, days };
    }
    return has;
  };

  it('is the same on each, whoever comes first: the earlier try counts, and a day that was solved anywhere', () => {
    const [one, other] = [serverAfter([onPhone, onDesk]), serverAfter([onDesk, onPhone])];
    const [phone, desk] = [joinedProgress(onPhone, one), joinedProgress(onDesk, other)];
    expect(phone.attempts).toEqual(desk.attempts);
    expect(phone.attempts[keyOfPuzzle(EVEN)]).toEqual({ solved: false, found: 50, at: AT - 1 });
    expect(ratingOf(phone)).toBe(ratingAfter(1184, HARD, true));
    expect([streakOn(phone, day), streakOn(desk, day)]).toEqual([1, 1]);
    expect([phone.untold, desk.untold]).toEqual([[], []]);
  });

  it('tells all of it at first, then only what is new, until the server has it', () => {
    expect(nextToTell(onPhone)).toMatchObject({ of: null, attempts: [{ solved: true }], days: [{ day }] });
    const first = joinedProgress(onPhone, { person: 'ada', attempts: [], days: [] });
    expect(first.untold).toEqual([keyOfPuzzle(EVEN), day]);
    const kept = joinedProgress(first, serverAfter([onPhone]));
    expect(nextToTell(kept)).toEqual({ of: 'ada', attempts: [], days: [] });
    const next = progressAfter(kept, { ...right, puzzle: EASY });
    expect(nextToTell(next).attempts).toMatchObject([{ puzzle: keyOfPuzzle(EASY) }]);
  });

  it('is that of the account alone where another person had signed in', () => {
    const own = { person: 'ben', attempts: [], days: [{ day, solved: false }] };
    expect(joinedProgress({ ...onPhone, of: 'ada' }, own)).toEqual({
      ...NEW_PROGRESS,
      days: { [day]: false },
      of: 'ben',
    });
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
    const missed = tried([EVEN]);
    expect(nextPuzzle(ALL, missed, any)).toBe(EASY);
    expect(nextPuzzle(ALL, missed, { theme: 'tiles', difficulty: null })).toBe(HARD);
    expect(nextPuzzle(ALL, missed, { theme: null, difficulty: 'hard' })).toBe(HARD);
    expect(nextPuzzle([EVEN], missed, any)).toBe(EVEN);
  });
});

describe('puzzles that are solved one after the other', () => {
  const [one, two, three] = [11, 12, 13].map((number) => puzzle(number, { theme: 'tiles' }));
  const all = [...ALL, one, two, three].flatMap((some) => some ?? []);

  it('go on with those that were begun together, then with the theme', () => {
    vi.stubGlobal('localStorage', memory());
    if (one === undefined || three === undefined) throw new Error('there is no puzzle');
    beginCourse([one, three]);
    expect(nextAfter(all, tried([one]), one)).toBe(three);
    expect(nextAfter(all, tried([one, three]), three)?.theme).toBe('tiles');
    expect(nextAfter(all, tried([EASY]), EASY)).toBe(EVEN);
    vi.unstubAllGlobals();
  });
});

/** A storage of this test alone. */
function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

describe('a lesson', () => {
  const route = [80, 10, 60, 50, 75, 90, 20].map((found, nth) => puzzle(nth, { found }));
  const all = [...route, puzzle(7, { theme: 'planning' })];
  it('is the five puzzles of a theme that most drivers find, one after the other', () => {
    expect(lessonOf(all, 'route').map(({ found }) => found)).toEqual([90, 80, 75, 60, 50]);
    expect(nextOfTheme(all, NEW_PROGRESS, 'route')?.found).toBe(90);
    expect(nextOfTheme(all, tried(lessonOf(all, 'route').slice(0, 2)), 'route')?.found).toBe(75);
    expect([10, 20]).toContain(nextOfTheme(all, tried(lessonOf(all, 'route')), 'route')?.found);
  });

  it('has puzzles without modules first', () => {
    const withModules = puzzle(8, {
      found: 99,
      table: { board: 'africa', towards: 'south', crews: 2, modules: ['village'] },
    });
    expect(lessonOf([withModules, ...route], 'route').map(({ found }) => found)).not.toContain(99);
  });

  it('leads to that of the next theme once each of its puzzles was tried', () => {
    expect(nextLesson(all, NEW_PROGRESS)).toBe('planning');
    expect(nextLesson(all, tried(lessonOf(all, 'planning')))).toBe('route');
    expect(nextLesson(all, tried(all))).toBeNull();
  });

  it('about what a race was lost on has three puzzles, unsolved ones first', () => {
    const petrol = [1, 2, 3, 4].map((nth) => puzzle(nth, { reason: 'petrol' }));
    const first = petrol[0] as Puzzle;
    const progress = tried([first], true);
    expect(trainingFor([...all, ...petrol], progress, 'petrol').map(({ number }) => number)).toEqual([
      2, 3, 4,
    ]);
  });
});
