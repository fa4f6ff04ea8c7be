import { t } from '@race/words';
import { item, type TextPage, text } from '../console/page.ts';
import { COMMANDS, commandWord, type PlayCommand } from '../input/commands.ts';
import { type NarrationContext, paired } from './telling.ts';

/** What can be typed. */
export function helpPage({ words }: NarrationContext): TextPage {
  const help = (command: PlayCommand): string => {
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
