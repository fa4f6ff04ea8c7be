import { command } from '../cli/command.ts';
import { oneOf, whole } from '../cli/options.ts';
import { isSound } from '../net/failover-run.ts';
import { measureKills } from '../net/kill.ts';
import { measureClusterKills } from '../net/kill-postgres.ts';

export const kill = command({
  name: 'kill',
  summary: 'Kills servers at random moments under load and checks that no acknowledged answer is lost.',
  options: {
    kills: whole('number of server kills', 20, { least: 1, most: 10_000 }),
    seed: whole('the same seed gives the same moments', 1, { least: 0, most: 0x7fffffff }),
    store: oneOf('which store', ['sqlite', 'postgres'], 'sqlite'),
    'database-kills': whole('number of database kills (PostgreSQL)', 8, { least: 0, most: 10_000 }),
    tables: whole('number of tables at a time (PostgreSQL)', 4, { least: 1, most: 200 }),
    bus: oneOf('message bus between servers (PostgreSQL)', ['nats', 'postgres'], 'nats'),
  },
  async run({ kills, seed, store, tables, bus, 'database-kills': databaseKills }, { progress }) {
    if (store === 'postgres') {
      const all = kills + databaseKills;
      const figures = await measureClusterKills({ kills, databaseKills, seed, tables, bus }, (done) =>
        progress.show(done, all, 'kills'),
      );
      const text =
        `${kills} kills of servers, ${databaseKills} of the database, ${figures.acknowledged} answers acknowledged, ` +
        `${figures.lost} lost, ${figures.changed} changed, ${figures.forked} forked; ` +
        `${figures.healed ? 'every table went on by itself' : 'SOME TABLE STOOD STILL'}`;
      return { result: { ...figures, seed, store, bus }, text, ok: figures.healed && isSound(figures) };
    }
    const figures = await measureKills(kills, seed, (done) => progress.show(done, kills, 'kills'));
    const result = { ...figures, seed, store };
    const text =
      `${figures.kills} kills, ${figures.acknowledged} answers acknowledged, ` +
      `${figures.lost} lost, ${figures.changed} changed`;
    return { result, text, ok: figures.lost === 0 && figures.changed === 0 && figures.acknowledged > 0 };
  },
});
