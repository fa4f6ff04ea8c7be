import { Fault } from './fault.ts';

/** One option of a command: how it is written, what it means, and what it is when left out. */
export interface Option<X> {
  readonly help: string;
  /** What stands for the value in the help; null for an option that takes none. */
  readonly takes: string | null;
  readonly initial: X;
  /** Reads the value, or throws a fault. `given` is the option as it was written. */
  readonly read: (text: string, given: string) => X;
}

export type Options = { readonly [name: string]: Option<unknown> };

/** What an option gives its command. */
export type Values<S extends Options> = { readonly [N in keyof S]: S[N] extends Option<infer X> ? X : never };

export const flag = (help: string): Option<boolean> => ({
  help,
  takes: null,
  initial: false,
  read: () => true,
});

export const text = <X extends string | null>(help: string, initial: X): Option<string | X> => ({
  help,
  takes: 'TEXT',
  initial,
  read: (given) => given,
});

export const file = <X extends string | null>(help: string, initial: X): Option<string | X> => ({
  ...text(help, initial),
  takes: 'FILE',
});

export function whole<X extends number | null>(
  help: string,
  initial: X,
  { least, most = Number.MAX_SAFE_INTEGER }: { readonly least: number; readonly most?: number },
): Option<number | X> {
  return {
    help,
    takes: 'N',
    initial,
    read(given, name) {
      const value = Number(given);
      const isFine = /^-?\d+$/.test(given) && Number.isSafeInteger(value) && value >= least && value <= most;
      if (isFine) return value;
      const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
      throw new Fault(`${name} takes a whole number ${range}, not “${given}”`);
    },
  };
}

export function oneOf<const L extends readonly string[]>(
  help: string,
  allowed: L,
  initial: L[number],
): Option<L[number]> {
  return {
    help,
    takes: allowed.join('|'),
    initial,
    read(given, name) {
      const found = allowed.find((one) => one === given);
      if (found === undefined) throw new Fault(`${name} takes ${allowed.join(' or ')}, not “${given}”`);
      return found;
    },
  };
}

/** Several values with commas between them; "none" is the empty list. */
export const list = (help: string, initial: readonly string[]): Option<readonly string[]> => ({
  help,
  takes: 'A,B,…',
  initial,
  read(given, name) {
    const items = given === 'none' ? [] : given.split(',').map((item) => item.trim());
    if (items.includes('')) throw new Fault(`${name} has an empty entry: “${given}”`);
    return items;
  },
});

/** A list that somebody else fills when it is left out. */
export const maybeList = (help: string): Option<readonly string[] | null> => ({
  ...list(help, []),
  initial: null,
});
