import { UsageFault } from './fault.ts';
import { flag, type LabOption, type Options, type OptionValues } from './options.ts';

/** What every command understands. */
const COMMON = {
  json: flag('print one JSON object on standard output, and all else on standard error'),
  help: flag('show this help'),
};

export interface ParsedCommand<S extends Options> {
  readonly values: OptionValues<S>;
  readonly json: boolean;
  readonly help: boolean;
  /** What is no option, in order. */
  readonly files: readonly string[];
}

/** Reads a command line: `--name value`, `--name=value`, `--flag`, and files. */
export function parse<S extends Options>(options: S, words: readonly string[]): ParsedCommand<S> {
  const known: { readonly [name: string]: LabOption<unknown> } = { ...options, ...COMMON };
  const values = new Map(Object.entries(known).map(([name, { initial }]) => [name, initial]));
  const given = new Set<string>();
  const files: string[] = [];
  const rest = words.slice();
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) {
      files.push(word);
      continue;
    }
    const [name, inline] = split(word);
    const option = known[name];
    if (option === undefined)
      throw new UsageFault(`there is no option --${name}${hint(name, Object.keys(known))}`);
    if (given.has(name)) throw new UsageFault(`--${name} is given twice`);
    given.add(name);
    if (option.takes === null) {
      if (inline !== undefined) throw new UsageFault(`--${name} takes no value`);
      values.set(name, true);
      continue;
    }
    const value = inline ?? rest.shift();
    if (value === undefined || (inline === undefined && value.startsWith('--')))
      throw new UsageFault(`--${name} needs a value: ${option.takes}`);
    values.set(name, option.read(value, `--${name}`));
  }
  const { json, help, ...own } = Object.fromEntries(values);
  return { values: own as OptionValues<S>, json: json === true, help: help === true, files };
}

function split(word: string): [name: string, value: string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word.slice(2), undefined] : [word.slice(2, at), word.slice(at + 1)];
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
