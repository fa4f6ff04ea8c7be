// Measures a table on all cores.
import { addUp, type Duels, NO_RACES, type RaceTally } from '@race/balance';
import type { Lab } from '../cli/command.ts';
import { overCores } from '../cores/cores.ts';
import type { MeasuredCell } from './cells.ts';

/** Small enough that all cores stay busy to the end, large enough that a worker warms up. */
const AT_ONCE = 25;

interface How {
  readonly seed: number;
  readonly threads: number | null;
  readonly lab: Pick<Lab, 'progress'>;
}

export async function measureTable(
  { name, options }: MeasuredCell,
  bot: string,
  races: number,
  { seed, threads, lab }: How,
): Promise<RaceTally> {
  const counted = counter(lab, races, `races: ${name}`);
  const jobs = parts(races).map(({ first, count }) => ({ options, bot, seed, first, races: count }));
  const tallies = await overCores('balance', { jobs, threads, done: (tally) => counted(tally.races) });
  return tallies.reduce(addUp, NO_RACES);
}

export async function fightDuels(
  { name, options }: MeasuredCell,
  [better, worse]: readonly [string, string],
  pairs: number,
  { seed, threads, lab }: How,
): Promise<Duels> {
  const counted = counter(lab, pairs, `pairs: ${name}`);
  const jobs = parts(pairs).map(({ first, count }) => ({
    options,
    better,
    worse,
    seed,
    first,
    pairs: count,
  }));
  const done = (some: Duels) => counted(some.better + some.worse + some.dealt);
  return (await overCores('duels', { jobs, threads, done })).reduce(addUp, NO_DUELS);
}

export async function compareOpenings(
  { name, options }: MeasuredCell,
  bot: string,
  pairs: number,
  { seed, threads, lab }: How,
): Promise<Duels> {
  const counted = counter(lab, pairs, `openings: ${name}`);
  const jobs = parts(pairs).map(({ first, count }) => ({ options, bot, seed, first, pairs: count }));
  const done = (some: Duels) => counted(some.better + some.worse + some.dealt);
  return (await overCores('openings', { jobs, threads, done })).reduce(addUp, NO_DUELS);
}

const NO_DUELS: Duels = { better: 0, worse: 0, dealt: 0 };

/** Parts of so many races, each numbered from its first. */
const parts = (all: number): { readonly first: number; readonly count: number }[] =>
  Array.from({ length: Math.ceil(all / AT_ONCE) }, (_, at) => ({
    first: at * AT_ONCE,
    count: Math.min(AT_ONCE, all - at * AT_ONCE),
  }));

function counter({ progress }: Pick<Lab, 'progress'>, all: number, what: string): (more: number) => void {
  let done = 0;
  return (more) => {
    done += more;
    progress.show(done, all, what);
  };
}
