import { command } from '../cli/command.ts';
import { whole } from '../cli/options.ts';
import { measureHostility } from '../net/hostile.ts';

/** Megabytes of heap that come and go by themselves. */
const MOST_GROWN = 8;

export const hostile = command({
  name: 'hostile',
  summary: 'Sends the server what it must refuse, and looks whether it stands, changes and grows.',
  options: {
    messages: whole('how many messages', 20_000, { least: 100, most: 100_000_000 }),
    seed: whole('the same seed gives the same messages', 1, { least: 0, most: 0x7fffffff }),
  },
  async run({ messages, seed }, { progress }) {
    const figures = await measureHostility(messages, seed, (done) =>
      progress.show(done, messages, 'messages'),
    );
    const isFine = !figures.crashed && figures.effects === 0 && figures.grown <= MOST_GROWN;
    const text =
      `${figures.messages} messages, ${figures.answered} answered, ${figures.ended} connections ended; ` +
      `${figures.crashed ? 'the server crashed' : 'no crash'}, ${figures.effects} effects, ${figures.grown} MB grown`;
    return { result: { ...figures, seed }, text, ok: isFine };
  },
});
