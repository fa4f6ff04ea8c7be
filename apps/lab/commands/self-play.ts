import { mkdirSync } from 'node:fs';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, oneOf, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';
import { type SelfPlayJob, TUTORS } from '../train/self-play.ts';

const RACES_A_JOB = 100;

export const selfPlay = command({
  name: 'self-play',
  summary: 'Plays races and exports what the networks of the veteran and the champion learn from them.',
  options: {
    bot: oneOf('who plays: racers, veterans, or bots that search their plans', TUTORS, 'racer'),
    races: whole('number of races', 1000, { least: 1 }),
    first: whole('number of the first race: other machines play others', 0, { least: 0 }),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
    out: file('the folder for the exported files', null),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run({ bot, races, first, seed, out, threads }, { progress }) {
    if (out === null) throw new UsageFault('self-play needs a folder: --out data');
    mkdirSync(out, { recursive: true });
    const jobs: SelfPlayJob[] = [];
    for (let from = first; from < first + races; from += RACES_A_JOB)
      jobs.push({ bot, seed, first: from, races: Math.min(RACES_A_JOB, first + races - from), folder: out });
    let played = 0;
    const done = await overCores('selfPlay', {
      jobs,
      threads,
      done: (job) => {
        played += job.races;
        progress.show(played, races, 'races');
      },
    });
    const sum = (of: 'positions' | 'plans') => done.reduce((all, job) => all + job[of], 0);
    const result = { bot, races, seed, positions: sum('positions'), plans: sum('plans') };
    const rows = table([
      ['races', 'positions', 'plans'],
      [races, result.positions, result.plans],
    ]);
    return { result, text: rows, ok: true };
  },
});
