import { t, type Words } from '@race/words';
import type { NamedMatch } from './match.ts';

/** What can be typed instead of an answer, in the order of the help. */
export const COMMANDS = [
  'help',
  'look',
  'hand',
  'rivals',
  'ways',
  'map',
  'log',
  'rules',
  'why',
  'undo',
  'save',
  'language',
  'quit',
] as const;
export type PlayCommand = (typeof COMMANDS)[number];

/** Those that take further words. */
const WITH_REST: readonly PlayCommand[] = ['ways', 'rules', 'why', 'save', 'language'];

export const takesMore = (command: PlayCommand): boolean => WITH_REST.includes(command);

/** Each command by its word in the person's language, and by the English one, which always works. */
export const commandNames = (words: Words): NamedMatch<PlayCommand>[] =>
  COMMANDS.map((command) => ({ value: command, names: [commandWord(words, command), command] }));

export const commandWord = (words: Words, command: PlayCommand): string =>
  t(words, `terminal.command.${command}`);
