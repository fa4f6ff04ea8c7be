import { t } from '@race/words';
import { item, type Page, text } from '../console/page.ts';
import { COMMANDS, type Command, commandWord } from '../input/commands.ts';
import { paired, type Telling } from './telling.ts';

/** What can be typed. */
export function helpPage({ words }: Telling): Page {
  const help = (command: Command): string => {
    const named = { command: commandWord(words, command) };
    switch (command) {
      case 'why':
        return t(words, 'terminal.help.why', { ...named, example: t(words, 'verbs.repair').toLowerCase() });
      case 'ways':
      case 'rules':
      case 'save':
      case 'language':
        return t(words, `terminal.help.${command}`, named);
      default:
        return t(words, `terminal.help.${command}`);
    }
  };
  return [
    text(t(words, 'terminal.help', { word: t(words, 'verbs.draw').toLowerCase() })),
    text(t(words, 'terminal.helpSeveral')),
    ...COMMANDS.map((command) => item(paired(commandWord(words, command), help(command)))),
  ];
}
