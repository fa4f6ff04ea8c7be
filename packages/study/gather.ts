// Puzzles of several files as one collection in which no kind is rare.
import { DIFFICULTIES, difficultyOf, type Puzzle, THEMES } from './puzzle.ts';

/** A puzzle that was found twice is one. */
const keyOf = ({ table, seed, played }: Puzzle): string => JSON.stringify([table, seed, played]);

interface Quality {
  readonly of: (puzzle: Puzzle) => readonly string[];
  /** How much variety counts in this respect. */
  readonly weight: number;
}

const QUALITIES: readonly Quality[] = [
  { of: ({ theme }) => [theme], weight: 3 },
  { of: (puzzle) => [difficultyOf(puzzle)], weight: 2 },
  { of: ({ table: { modules } }) => (modules.length === 0 ? ['none'] : modules), weight: 2 },
  { of: ({ table: { board, towards } }) => [`${board} ${towards}`], weight: 1 },
  { of: ({ reason }) => [reason], weight: 1 },
  { of: ({ table: { crews } }) => [String(crews)], weight: 0.5 },
  // Moments of one race are alike.
  { of: ({ seed }) => [String(seed)], weight: 1 },
];

/**
 * At most so many of them, each time the one whose kind is rarest so far; of those that are alike the one that costs
 * most. The same puzzles give the same collection, in whatever order they come.
 */
export function gather(puzzles: readonly Puzzle[], most: number): Puzzle[] {
  const left = [...new Map(puzzles.map((puzzle) => [keyOf(puzzle), puzzle])).values()].sort(
    (a, b) => b.cost - a.cost || (keyOf(a) < keyOf(b) ? -1 : 1),
  );
  const counts = QUALITIES.map(() => new Map<string, number>());
  const commonness = (puzzle: Puzzle): number =>
    QUALITIES.reduce((sum, { of, weight }, nth) => {
      const some = of(puzzle).map((kind) => counts[nth]?.get(kind) ?? 0);
      return sum + weight * Math.min(...some);
    }, 0);
  const gathered: Puzzle[] = [];
  while (gathered.length < most && left.length > 0) {
    let rarest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, puzzle] of left.entries()) {
      const common = commonness(puzzle);
      if (common >= least) continue;
      least = common;
      rarest = at;
    }
    const [taken] = left.splice(rarest, 1);
    if (taken === undefined) break;
    gathered.push(taken);
    for (const [nth, { of }] of QUALITIES.entries())
      for (const kind of of(taken)) counts[nth]?.set(kind, (counts[nth]?.get(kind) ?? 0) + 1);
  }
  return gathered;
}

/** How many puzzles there are of each theme, difficulty and module; 0 where one is missing. */
export function kindsOf(puzzles: readonly Puzzle[], modules: readonly string[]) {
  const count = (kinds: readonly string[], of: (puzzle: Puzzle) => readonly string[]) =>
    Object.fromEntries(
      kinds.map((kind) => [kind, puzzles.filter((puzzle) => of(puzzle).includes(kind)).length]),
    );
  return {
    themes: count(THEMES, ({ theme }) => [theme]),
    difficulties: count(DIFFICULTIES, (puzzle) => [difficultyOf(puzzle)]),
    modules: count(modules, ({ table }) => table.modules),
  };
}
