import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, flag, text, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { ATTACKS } from '../hostile/attacks.ts';
import { describe, reportOf } from '../hostile/report.ts';
import { tryAll } from '../hostile/run.ts';
import { PROGRAM } from '../hostile/target.ts';

export const hostile = command({
  name: 'hostile',
  summary: 'Attacks the server in every way we know and measures how it and its other users cope.',
  options: {
    only: text('run only the attack with this name', null),
    list: flag('list the attacks without running any'),
    seconds: whole('seconds of calm before each attack, and of the attack itself', 60, {
      least: 1,
      most: 3_600,
    }),
    messages: whole('number of messages that random-messages sends', 20_000, {
      least: 100,
      most: 100_000_000,
    }),
    seed: whole('the same seed gives the same messages', 1, { least: 0, most: 0x7fffffff }),
    server: file('main file of the server to attack', PROGRAM),
  },
  async run({ only, list, seconds, messages, seed, server }, { progress }) {
    if (!existsSync(server)) throw new UsageFault(`there is no file ${server}`);
    const chosen = ATTACKS.filter(({ name }) => only === null || name === only);
    if (chosen.length === 0) throw new UsageFault(`there is no attack “${only}”; --list shows them all`);
    if (list) {
      const known = chosen.map(({ name, kind, summary }) => ({ name, kind, summary }));
      return {
        result: { attacks: known },
        text: table(known.map(({ name, kind, summary }) => [name, kind, summary])),
        ok: true,
      };
    }
    const attacks = await tryAll(chosen, {
      seconds,
      messages,
      seed,
      program: resolve(server),
      onAttack: ({ name }, nth) => progress.show(nth, chosen.length, `attacks, now ${name}`),
    });
    const report = reportOf(attacks);
    return { result: report, text: describe(report), ok: report.held === report.total };
  },
});
