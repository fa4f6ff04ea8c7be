import { type Duels, type RaceTally, runDuels, runRaces } from '@race/balance';
import { race } from '../games/race.ts';
import { botsOf } from '../simulate/job.ts';

/** So many races at a table, numbered from the first. */
export interface BalanceJob {
  readonly options: unknown;
  readonly bot: string;
  readonly seed: number;
  readonly first: number;
  readonly races: number;
}

export const countRaces = ({ options, bot, ...heat }: BalanceJob): RaceTally =>
  runRaces({ rules: race.make(options), bots: botsOf(race, [bot]), ...heat });

export interface DuelsJob {
  readonly options: unknown;
  readonly better: string;
  readonly worse: string;
  readonly seed: number;
  readonly first: number;
  readonly pairs: number;
}

export function countDuels({ options, better, worse, ...pair }: DuelsJob): Duels {
  const [first, second] = botsOf(race, [better, worse]);
  if (first === undefined || second === undefined) throw new Error('a duel needs two');
  return runDuels({ rules: race.make(options), better: first, worse: second, ...pair });
}
