import { spawnSync } from 'node:child_process';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { whole } from '../cli/options.ts';
import { traceSyncs } from '../net/sync.ts';

export const sync = command({
  name: 'sync',
  summary: 'Checks with strace that no acknowledgement is sent before its data is synced.',
  options: {
    answers: whole('number of answers', 500, { least: 1, most: 1_000_000 }),
  },
  async run({ answers }) {
    if (spawnSync('strace', ['--version']).status !== 0)
      throw new UsageFault('strace is not installed: apt-get install strace');
    const figures = await traceSyncs(answers);
    const { acknowledgements, writes, syncs, early } = figures;
    const text = `${acknowledgements} acknowledgements, ${writes} writes, ${syncs} syncs, ${early} too early`;
    return { result: figures, text, ok: early === 0 && acknowledgements > 0 && syncs > 0 };
  },
});
