import type { Score } from '@race/balance';
import { overCores } from '../cores/cores.ts';
import { gameOf } from '../games/index.ts';
import type { Pairing } from './ladder.ts';
import type { MatchJob } from './match.ts';
import { startOutsider } from './outside.ts';
import { playOutside } from './outside-match.ts';
import { stronger } from './sequential.ts';

interface Round {
  readonly game: string;
  readonly first: string;
  readonly second: string;
  /** The external program of the two; null if neither is one. */
  readonly outsider: string | null;
  readonly tables: readonly unknown[];
  readonly seed: number;
  readonly least: number;
  readonly most: number;
  readonly threads: number | null;
}

/** The times of one bot's answers. */
interface Times {
  readonly longest: readonly number[];
  readonly decisions: number;
}

export interface RoundRace extends Pairing {
  /** Of both; not measured for external programs. */
  readonly times: readonly [Times, Times] | null;
}

/** Each start is raced twice. */
const RACES_A_JOB = 2;
const JOBS_A_LOOK = 4;

/** Races two bots until the test knows which is stronger, within the least and the most races. */
export async function race(round: Round): Promise<RoundRace> {
  const { first, second, outsider } = round;
  if (outsider === first || outsider === second)
    return { first, second, ...(await raceOutside(round)), times: null };
  const times: [Times[], Times[]] = [[], []];
  let score: Score = { games: 0, wins: 0 };
  while (!isSettled(round, score)) {
    const jobs = jobsFor(round, score.games);
    const done = await overCores('match', { jobs, threads: round.threads, done: () => undefined });
    for (const { games, wins, longest, decisions } of done) {
      score = { games: score.games + games, wins: score.wins + wins };
      times[0].push({ longest: longest[0], decisions: decisions[0] });
      times[1].push({ longest: longest[1], decisions: decisions[1] });
    }
  }
  return { first, second, ...score, times: [joined(times[0]), joined(times[1])] };
}

const isSettled = ({ least, most }: Round, score: Score): boolean =>
  score.games >= most || (score.games >= least && stronger(score) !== null);

function jobsFor({ game, first, second, tables, seed, least, most }: Round, played: number): MatchJob[] {
  const jobs: MatchJob[] = [];
  // Nobody looks before the least number of races: threads are not started anew for two of them.
  const races = Math.max(RACES_A_JOB, Math.ceil((least - played) / JOBS_A_LOOK));
  for (let from = played; from < most && jobs.length < JOBS_A_LOOK; from += races)
    jobs.push({
      game,
      tables,
      bots: [first, second],
      seed,
      first: from,
      games: Math.min(races, most - from),
    });
  return jobs;
}

const joined = (times: readonly Times[]): Times => ({
  longest: times.flatMap(({ longest }) => longest),
  decisions: times.reduce((sum, { decisions }) => sum + decisions, 0),
});

async function raceOutside(round: Round): Promise<Score> {
  const { game, first, second, outsider, tables, seed, most } = round;
  const program = startOutsider(outsider ?? '');
  const rival = outsider === first ? second : first;
  let own: Score = { games: 0, wins: 0 };
  try {
    while (!isSettled(round, own)) {
      const games = Math.min(RACES_A_JOB, most - own.games);
      const job = { game, tables, rival, seed, first: own.games, games };
      const score = await gameOf(game).open((one) => playOutside(one, { outsider: program, job }));
      own = { games: own.games + score.games, wins: own.wins + score.wins };
    }
  } finally {
    program.close();
  }
  return outsider === first ? own : { games: own.games, wins: own.games - own.wins };
}
