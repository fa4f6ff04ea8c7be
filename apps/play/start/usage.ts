import { fill, t, type Words } from '@race/words';
import { gap, item, type TextPage, text } from '../console/page.ts';
import { paired } from '../screen/telling.ts';
import { type ArgumentFault, isOption, OPTIONS, type PlayOption } from './arguments.ts';

const COMMAND = 'npm run play --';
const DASHES = '--';

const allowedOf = (words: Words, { allowed }: PlayOption<unknown>): string =>
  typeof allowed === 'string' ? allowed : t(words, allowed.message);

/** `npm run play -- --help`. */
export function usagePage(words: Words): TextPage {
  const width = Math.max(...Object.keys(OPTIONS).map((name) => name.length)) + DASHES.length;
  const mark = (name: string) => `${DASHES}${name}`.padEnd(width);
  const options = Object.entries(OPTIONS).flatMap(([name, option]) =>
    isOption(name)
      ? [item(paired(allowedOf(words, option), t(words, `terminal.usage.${name}`)), mark(name))]
      : [],
  );
  return [
    text(t(words, 'terminal.usage')),
    gap,
    text(`${COMMAND} --board africa --crews 3 --crew belgian`),
    gap,
    ...options,
    item(t(words, 'terminal.usage.help'), mark('help')),
  ];
}

/** What is wrong with the command line, in one line. */
export function faultLine(words: Words, { key, with: details }: ArgumentFault): string {
  const option = isOption(details.allowed ?? '') ? details.allowed : undefined;
  const allowed = option !== undefined && isOption(option) ? allowedOf(words, OPTIONS[option]) : '';
  const told = fill(words, words.messages[key], { ...details, allowed });
  return `${told} ${t(words, 'terminal.fault.seeHelp', { command: `${COMMAND} --help` })}`;
}
