import { command } from '../cli/command.ts';
import { oneOf, whole } from '../cli/options.ts';
import { measureKills } from '../net/kill.ts';

export const kill = command({
  name: 'kill',
  summary: 'Kills the server at random moments under load and looks for every acknowledged answer.',
  options: {
    kills: whole('how many kills', 20, { least: 1, most: 10_000 }),
    seed: whole('the same seed gives the same moments', 1, { least: 0, most: 0x7fffffff }),
    store: oneOf('which store', ['sqlite'], 'sqlite'),
  },
  async run({ kills, seed, store }, { progress }) {
    const figures = await measureKills(kills, seed, (done) => progress.show(done, kills, 'kills'));
    const result = { ...figures, seed, store };
    const text =
      `${figures.kills} kills, ${figures.acknowledged} answers acknowledged, ` +
      `${figures.lost} lost, ${figures.changed} changed`;
    return { result, text, ok: figures.lost === 0 && figures.changed === 0 && figures.acknowledged > 0 };
  },
});
