import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ValueNetwork } from '@race/bots/search/network.ts';
import { TRAITS } from '@race/bots/search/traits.ts';
import { command } from '../cli/command.ts';
import { flag, whole } from '../cli/options.ts';
import { rounded, table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';
import type { ExamplesJob } from '../train/examples.ts';
import { fit, surprise } from '../train/fit.ts';

const GAMES_A_JOB = 50;
/** One example in so many is used for validation only. */
const HELD_BACK = 8;
const WEIGHTS = new URL('../../../packages/bots/search/weights.ts', import.meta.url);

export const train = command({
  name: 'train',
  summary:
    'Plays races with the racer bot and trains the network that the searching bots use to evaluate positions.',
  options: {
    games: whole('number of races', 4000, { least: 8 }),
    hidden: whole('hidden units of the network', 16, { least: 1, most: 256 }),
    rounds: whole('number of passes over the examples', 24, { least: 1 }),
    seed: whole('the same seed gives the same network', 1, { least: 0, most: 0x7fffffff }),
    write: flag('write the network into the bots'),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run({ games, hidden, rounds, seed, write, threads }, { progress }) {
    const jobs: ExamplesJob[] = [];
    for (let first = 0; first < games; first += GAMES_A_JOB)
      jobs.push({ bot: 'racer', seed, first, games: Math.min(GAMES_A_JOB, games - first) });
    let played = 0;
    const done = () => {
      played = Math.min(games, played + GAMES_A_JOB);
      progress.show(played, games, 'races');
    };
    const races = await overCores('examples', { jobs, threads, done });
    const examples = races.flat();
    const judged = examples.filter((_, n) => n % HELD_BACK === 0);
    const learnt = examples.filter((_, n) => n % HELD_BACK !== 0);
    const network = fit({
      examples: learnt,
      inputs: TRAITS,
      hidden,
      rounds,
      seed,
      done: (round) => progress.show(round, rounds, 'rounds'),
    });
    if (write) writeFileSync(fileURLToPath(WEIGHTS), sourceOf(network, { games, seed, rounds }));
    const own = surprise(network, learnt);
    const other = surprise(network, judged);
    const result = {
      games,
      seed,
      examples: examples.length,
      learnt: { surprise: rounded(own.mean), named: rounded(own.named) },
      heldBack: { surprise: rounded(other.mean), named: rounded(other.named) },
      written: write,
    };
    const text = table([
      ['', 'examples', 'surprise', 'winner named'],
      ['learnt', learnt.length, result.learnt.surprise, result.learnt.named],
      ['held back', judged.length, result.heldBack.surprise, result.heldBack.named],
    ]);
    return { result, text, ok: true };
  },
});

const short = (list: readonly number[]): string =>
  list.map((value) => String(Number(value.toFixed(3)))).join(', ');

function sourceOf(network: ValueNetwork, made: { games: number; seed: number; rounds: number }): string {
  const { inputs, hidden, weights, biases, counts } = network;
  const how = `lab train --games ${made.games} --hidden ${hidden} --rounds ${made.rounds} --seed ${made.seed} --write`;
  return [
    `// Made by \`${how}\`.`,
    "import type { Network } from './network.ts';",
    '',
    '// biome-ignore format: figures',
    'export const WEIGHTS: Network = {',
    `  inputs: ${inputs},`,
    `  hidden: ${hidden},`,
    `  weights: [${short(weights)}],`,
    `  biases: [${short(biases)}],`,
    `  counts: [${short(counts)}],`,
    '};',
    '',
  ].join('\n');
}
