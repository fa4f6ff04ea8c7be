import { parseArgs } from 'node:util';
import { UsageFault } from './fault.ts';
import { flag, type Options, type OptionValues } from './options.ts';

/** The options of every command. */
const COMMON = {
  json: flag('print one JSON object on standard output, and all else on standard error'),
  help: flag('show this help'),
};

export interface ParsedCommand<S extends Options> {
  readonly values: OptionValues<S>;
  readonly json: boolean;
  readonly help: boolean;
  /** Arguments that are no options, in order. */
  readonly files: readonly string[];
}

/** Reads a command line: `--name value`, `--name=value`, `--flag`, and files. */
export function parse<S extends Options>(options: S, words: readonly string[]): ParsedCommand<S> {
  const known: Options = { ...options, ...COMMON };
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(known).map(([name, { takes }]) => [
        name,
        { type: takes === null ? 'boolean' : 'string' },
      ]),
    ),
    allowPositionals: true,
    // Faults are ours, with a hint.
    strict: false,
    tokens: true,
  });
  const values = new Map(Object.entries(known).map(([name, { initial }]) => [name, initial]));
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name } = token;
    if (given.has(name)) throw new UsageFault(`--${name} is given twice`);
    given.add(name);
    values.set(name, givenValue(known, token));
  }
  const { json, help, ...own } = Object.fromEntries(values);
  const files = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  return { values: own as OptionValues<S>, json: json === true, help: help === true, files };
}

interface GivenOption {
  readonly name: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function givenValue(known: Options, { name, value, inlineValue }: GivenOption): unknown {
  const option = known[name];
  if (option === undefined)
    throw new UsageFault(`there is no option --${name}${hint(name, Object.keys(known))}`);
  if (option.takes === null && value !== undefined) throw new UsageFault(`--${name} takes no value`);
  if (option.takes !== null && (value === undefined || (!inlineValue && value.startsWith('--'))))
    throw new UsageFault(`--${name} needs a value: ${option.takes}`);
  return option.read(value ?? '', `--${name}`);
}

/** The name that was probably meant. */
export function hint(name: string, known: readonly string[]): string {
  const near = known.find((other) => name.length > 1 && (other.startsWith(name) || name.startsWith(other)));
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** The options of a command as its help shows them. */
export function describeOptions(options: Options): string {
  const rows = Object.entries({ ...options, ...COMMON }).map(([name, { takes, help, initial }]) => {
    const shown = takes === null || initial === null || String(initial) === '' ? '' : ` (${String(initial)})`;
    return [`  --${name}${takes === null ? '' : ` ${takes}`}`, help + shown] as const;
  });
  const width = Math.min(34, Math.max(...rows.map(([left]) => left.length)));
  return rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`).join('\n');
}
