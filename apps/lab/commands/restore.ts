import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file } from '../cli/options.ts';
import { restore } from '../net/backup.ts';
import { outcomeOf } from './verify-store.ts';

export const restored = command({
  name: 'restore',
  summary: 'Restores a backup after replaying every game in it.',
  options: {
    from: file('the backup', null),
    data: file('the folder of the store, as DATA says it; no store may be in it', 'data'),
  },
  async run({ from, data }) {
    if (from === null) throw new UsageFault('restore needs --from FILE');
    return outcomeOf(data, await restore(from, data));
  },
});
