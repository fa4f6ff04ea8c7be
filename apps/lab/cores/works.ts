import { countDuels, countRaces } from '../balance/job.ts';
import { tryGames } from '../laws/job.ts';
import { playGames } from '../simulate/job.ts';
import { playMatch } from '../tournament/match.ts';
import { playExamples } from '../train/examples.ts';

/** The work that workers can do. Jobs and results are plain data. */
export const WORKS = {
  simulate: playGames,
  balance: countRaces,
  duels: countDuels,
  laws: tryGames,
  examples: playExamples,
  match: playMatch,
} as const;
export type WorkName = keyof typeof WORKS;
export type Job<W extends WorkName> = Parameters<(typeof WORKS)[W]>[0];
export type Done<W extends WorkName> = Awaited<ReturnType<(typeof WORKS)[W]>>;
