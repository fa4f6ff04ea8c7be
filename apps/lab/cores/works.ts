import { countDuels, countOpenings, countRaces } from '../balance/job.ts';
import { reviewRaces } from '../coach/blunders.ts';
import { tryGames } from '../laws/job.ts';
import { firstPlans } from '../openings/job.ts';
import { checkPuzzle, mineRace } from '../puzzles/job.ts';
import { playGames } from '../simulate/job.ts';
import { playMatch } from '../tournament/match.ts';
import { playExamples } from '../train/examples.ts';
import { playToLearn } from '../train/self-play.ts';

/** The work that workers can do. Jobs and results are plain data. */
export const WORKS = {
  simulate: playGames,
  balance: countRaces,
  duels: countDuels,
  openings: countOpenings,
  laws: tryGames,
  examples: playExamples,
  selfPlay: playToLearn,
  match: playMatch,
  firstPlans,
  mining: mineRace,
  checking: checkPuzzle,
  coach: reviewRaces,
} as const;
export type WorkName = keyof typeof WORKS;
export type Job<W extends WorkName> = Parameters<(typeof WORKS)[W]>[0];
export type Done<W extends WorkName> = Awaited<ReturnType<(typeof WORKS)[W]>>;
