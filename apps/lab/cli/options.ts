import { UsageFault } from './fault.ts';

/** An option of a command: its name, its meaning, and its default. */
export interface LabOption<X> {
  readonly help: string;
  /** The placeholder of the value in the help; null for an option without a value. */
  readonly takes: string | null;
  readonly initial: X;
  /** Reads the value, or throws a fault. `given` is the option as it was written. */
  readonly read: (text: string, given: string) => X;
}

export type Options = { readonly [name: string]: LabOption<unknown> };

/** The value that an option gives its command. */
export type OptionValues<S extends Options> = {
  readonly [N in keyof S]: S[N] extends LabOption<infer X> ? X : never;
};

export const flag = (help: string): LabOption<boolean> => ({
  help,
  takes: null,
  initial: false,
  read: () => true,
});

export const text = <X extends string | null>(help: string, initial: X): LabOption<string | X> => ({
  help,
  takes: 'TEXT',
  initial,
  read: (given) => given,
});

export const file = <X extends string | null>(help: string, initial: X): LabOption<string | X> => ({
  ...text(help, initial),
  takes: 'FILE',
});

export function whole<X extends number | null>(
  help: string,
  initial: X,
  { least, most = Number.MAX_SAFE_INTEGER }: { readonly least: number; readonly most?: number },
): LabOption<number | X> {
  return {
    help,
    takes: 'N',
    initial,
    read(given, name) {
      const value = Number(given);
      const isFine = /^-?\d+$/.test(given) && Number.isSafeInteger(value) && value >= least && value <= most;
      if (isFine) return value;
      const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
      throw new UsageFault(`${name} takes a whole number ${range}, not “${given}”`);
    },
  };
}

export function oneOf<const L extends readonly string[]>(
  help: string,
  allowed: L,
  initial: L[number],
): LabOption<L[number]> {
  return {
    help,
    takes: allowed.join('|'),
    initial,
    read(given, name) {
      const found = allowed.find((one) => one === given);
      if (found === undefined) throw new UsageFault(`${name} takes ${allowed.join(' or ')}, not “${given}”`);
      return found;
    },
  };
}

/** Several values with commas between them; "none" is the empty list. */
export const list = (help: string, initial: readonly string[]): LabOption<readonly string[]> => ({
  help,
  takes: 'A,B,…',
  initial,
  read(given, name) {
    const items = given === 'none' ? [] : given.split(',').map((item) => item.trim());
    if (items.includes('')) throw new UsageFault(`${name} has an empty entry: “${given}”`);
    return items;
  },
});

/** A list that the command fills in by default. */
export const maybeList = (help: string): LabOption<readonly string[] | null> => ({
  ...list(help, []),
  initial: null,
});
