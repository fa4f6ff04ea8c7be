import { command } from '../cli/command.ts';
import { whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { report } from '../coach/report.ts';
import { overCores } from '../cores/cores.ts';

/** At least this share of planted blunders is to be found, with at most so many false alarms per ten races. */
const GOAL = { found: 0.8, alarms: 1, seconds: 20 };

export const coach = command({
  name: 'coach',
  summary:
    'Plants blunders into races of champions and says how many the coach finds, and what he finds in races without any.',
  options: {
    races: whole('number of races, each once as it is and once with a blunder', 20, { least: 1 }),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run({ races, seed, threads }, { progress }) {
    const jobs = Array.from({ length: races }, (_, nth) => ({ seed, nth }));
    let reviewed = 0;
    const done = () => progress.show(++reviewed, races, 'races');
    const result = { seed, ...report(await overCores('coach', { jobs, threads, done })) };
    const { foundShare, falseAlarmsPerTen, cpuSeconds } = result;
    const ok =
      foundShare >= GOAL.found && falseAlarmsPerTen <= GOAL.alarms && cpuSeconds.most <= GOAL.seconds;
    return { result, text: show(result), ok };
  },
});

const show = (result: ReturnType<typeof report>): string =>
  [
    `${result.found} of ${result.planted} blunders found (${result.foundShare})`,
    `${result.toldOfClean} moments told of ${result.races} races without any; ${result.falseAlarms} of them false alarms: ${result.falseAlarmsPerTen} per ten races`,
    `CPU seconds a review: ${result.cpuSeconds.mean} on average, ${result.cpuSeconds.most} at most`,
    '',
    table([
      ['blunder', 'planted', 'found'],
      ...result.bySubject.map(({ subject, planted, found }) => [subject, planted, found]),
    ]),
  ].join('\n');
