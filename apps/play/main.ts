// npm run play: the race in the terminal, one person against bots.
import { LANGUAGES, type Language } from '@race/words';
import { openTerminal } from './console/terminal.ts';
import { play } from './play.ts';
import { dataFolder } from './store/folder.ts';

/** The language of the environment, if it is one of ours. */
function ownLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const tag = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '') ?? '';
  return LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)) ?? 'en';
}

// Whoever reads no further, as `head` does, ends the game; every answer is saved.
process.stdout.on('error', () => process.exit(0));

const terminal = openTerminal({ input: process.stdin, output: process.stdout }, process.env);
process.exitCode = await play(
  {
    console: terminal,
    complain: (line) => void process.stderr.write(`${line}\n`),
    folder: dataFolder(process.env),
    language: ownLanguage(process.env),
    now: () => new Date(),
    random: (words) => [...crypto.getRandomValues(new Uint32Array(words))],
  },
  process.argv.slice(2),
);
terminal.close();
