import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file } from '../cli/options.ts';
import { backUp } from '../net/backup.ts';
import { outcomeOf } from './verify-store.ts';

export const backup = command({
  name: 'backup',
  summary: 'Copies the store of a server, which may be running, and replays every game in the copy.',
  options: {
    data: file('the folder of the store, as DATA says it', 'data'),
    to: file('where the copy goes; it must not be there yet', null),
  },
  async run({ data, to }) {
    if (to === null) throw new UsageFault('backup needs --to FILE');
    return outcomeOf(to, await backUp(data, to));
  },
});
