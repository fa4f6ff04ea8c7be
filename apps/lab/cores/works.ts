import { tryGames } from '../laws/job.ts';
import { playGames } from '../simulate/job.ts';

/** What workers can do. Jobs and what they give are plain data. */
export const WORKS = { simulate: playGames, laws: tryGames } as const;
export type WorkName = keyof typeof WORKS;
export type Job<W extends WorkName> = Parameters<(typeof WORKS)[W]>[0];
export type Done<W extends WorkName> = ReturnType<(typeof WORKS)[W]>;
