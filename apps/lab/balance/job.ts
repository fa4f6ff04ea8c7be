import { type Duels, type RaceTally, runDuels, runRaces } from '@race/balance';
import type { RaceBot } from '@race/bots';
import { type Answer, ASSISTANTS } from '@race/great-race';
import { FUNDING } from '@race/great-race/crew/crews.ts';
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

export interface OpeningsJob extends Omit<DuelsJob, 'better' | 'worse'> {
  readonly bot: string;
}

/** Two of one bot: in the first turn one has all assistants on funding, the other at most one. */
export function countOpenings({ options, bot, ...pair }: OpeningsJob): Duels {
  const [one] = botsOf(race, [bot]);
  if (one === undefined) throw new Error('an opening needs a bot');
  const better = opening(one, (funding) => funding === ASSISTANTS);
  const worse = opening(one, (funding) => funding <= 1);
  return runDuels({ rules: race.make(options), better, worse, ...pair });
}

const opening = (bot: RaceBot, fits: (funding: number) => boolean): RaceBot => {
  const isOpen = (answer: Answer) => answer.do !== 'plan' || fits(answer.boxes[FUNDING] ?? 0);
  return {
    ...bot,
    choose: (ask) =>
      bot.choose(ask.view.public.turn === 1 ? { ...ask, answers: ask.answers.filter(isOpen) } : ask),
  };
};
