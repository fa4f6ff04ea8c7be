import { parseArgs } from 'node:util';
import { BOTS, type BotName } from '@race/bots';
import {
  BOARD_IDS,
  type BoardId,
  CREWS,
  type CrewId,
  DIRECTIONS,
  type Direction,
  FEWEST_CREWS,
  MOST_CREWS,
} from '@race/great-race';
import { type Key, LANGUAGES, type Language } from '@race/words';

/** What was said on the command line; the rest is asked for, or has its default. */
export interface GivenArguments {
  readonly language?: Language;
  readonly board?: BoardId;
  readonly towards?: Direction;
  readonly crews?: number;
  readonly rivals?: BotName;
  readonly seed?: number;
  readonly crew?: CrewId;
  readonly file?: string;
}

/** What is wrong with a command line, as a message and what it is given. */
export interface ArgumentFault {
  readonly key: Extract<Key, `terminal.fault.${string}`>;
  readonly with: { readonly [name: string]: string };
}

export type ParsedArguments =
  | { readonly kind: 'help'; readonly said: GivenArguments }
  | { readonly kind: 'said'; readonly said: GivenArguments }
  | { readonly kind: 'fault'; readonly said: GivenArguments; readonly fault: ArgumentFault };

/** One option: what it takes, and how it is read; undefined is what it does not take. */
export interface PlayOption<X> {
  /** The values themselves, or a message that says what they are. */
  readonly allowed: string | { readonly message: Extract<Key, `terminal.allowed.${string}`> };
  readonly read: (value: string) => X | undefined;
}

const oneOf = <X extends string>(values: readonly X[]): PlayOption<X> => ({
  allowed: values.join('|'),
  read: (value) => values.find((one) => one === value),
});

const whole = (allowed: PlayOption<number>['allowed'], least: number, most: number): PlayOption<number> => ({
  allowed,
  read: (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
});

const isBot = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export const OPTIONS = {
  language: oneOf(LANGUAGES),
  board: oneOf(BOARD_IDS),
  towards: oneOf(DIRECTIONS),
  crews: whole(`${FEWEST_CREWS}–${MOST_CREWS}`, FEWEST_CREWS, MOST_CREWS),
  rivals: oneOf(Object.keys(BOTS).filter(isBot).toSorted()),
  seed: whole({ message: 'terminal.allowed.seed' }, 0, Number.MAX_SAFE_INTEGER),
  crew: oneOf(CREWS),
  file: {
    allowed: { message: 'terminal.allowed.file' },
    read: (value: string) => (value === '' ? undefined : value),
  },
} satisfies {
  readonly [name in keyof GivenArguments]-?: PlayOption<Exclude<GivenArguments[name], undefined>>;
};

const HELP = 'help';

/** Reads the command line: `--name value`, `--name=value` and `--help`. The first fault ends it. */
export function readArguments(given: readonly string[]): ParsedArguments {
  const said: { [name: string]: unknown } = {};
  const fault = (key: ArgumentFault['key'], details: ArgumentFault['with']): ParsedArguments => ({
    kind: 'fault',
    said,
    fault: { key, with: details },
  });
  let help = false;
  for (const token of tokensOf(given)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return fault('terminal.fault.word', { word: token.value });
    const { name, value, rawName: option } = token;
    if (name === HELP || option === '-h') help = true;
    else if (!isOption(name) || !option.startsWith('--')) return fault('terminal.fault.unknown', { option });
    else if (name in said) return fault('terminal.fault.twice', { option });
    else if (value === undefined || (!token.inlineValue && value.startsWith('--')))
      return fault('terminal.fault.noValue', { option, allowed: name });
    else {
      const read = OPTIONS[name].read(value);
      if (read === undefined) return fault('terminal.fault.value', { option, allowed: name, given: value });
      said[name] = read;
    }
  }
  return { kind: help ? 'help' : 'said', said };
}

type OptionName = keyof typeof OPTIONS;

export const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);

function tokensOf(given: readonly string[]) {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]));
  return parseArgs({ args: [...given], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}
