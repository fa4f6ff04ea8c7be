// What a part of a position consists of is said once, as its fields. How it is copied, whether two are the same and
// whether something from outside is one follow from that. docs/decisions/0040-describe-once.md.

import { isEndless } from './chance.ts';
import type { Frame, State, Types } from './contract.ts';

/** What one field may hold. */
export interface StateField<X = unknown> {
  has(from: unknown): from is X;
  isSame(a: X, b: X): boolean;
  /** A list of values is sliced, what has lists of its own is copied its own way, anything else is shared. */
  readonly copies: 'nothing' | 'list' | 'its own way';
  copy?(from: X): X;
  /** Of a list of parts: gives an earlier copy those again that are still the same. */
  rejoin?(before: X, now: X): void;
  readonly isOptional?: true;
}

/** The fields of a thing, all of them. The kind of a frame goes without saying. */
export type FieldsOf<F> = { readonly [K in keyof F as K extends 'kind' ? never : K]-?: StateField<F[K]> };

/** A value that is never changed in place. */
export const valueThat = <X>(has: (from: unknown) => boolean): StateField<X> => ({
  has: (from): from is X => has(from),
  isSame: (a, b) => a === b,
  copies: 'nothing',
});

export const whole = (low: number, high: number): StateField<number> =>
  valueThat(
    (from) =>
      Number.isSafeInteger(from) && !Object.is(from, -0) && Number(from) >= low && Number(from) <= high,
  );

export const flag: StateField<boolean> = valueThat((from) => typeof from === 'boolean');

export const oneOf = <const X>(values: readonly X[]): StateField<X> =>
  valueThat((from) => values.some((one) => one === from));

/** Null, or a value. */
export const maybe = <X>(field: StateField<X>): StateField<X | null> =>
  valueThat((from) => from === null || field.has(from));

export const optional = <X>(field: StateField<X>): StateField<X> => ({ ...field, isOptional: true });

/** So many values, or parts that are copied and compared their own way. */
export const listOf = <X>(part: StateField<X>, length: number): StateField<X[]> => list(part, length, length);

export const upTo = <X>(most: number, part: StateField<X>): StateField<X[]> => list(part, 0, most);

function list<X>(part: StateField<X>, least: number, most: number): StateField<X[]> {
  const has = (from: unknown): from is X[] =>
    Array.isArray(from) && from.length >= least && from.length <= most && from.every((one) => part.has(one));
  if (part.copies === 'nothing') return { has, isSame: areSame, copies: 'list' };
  const { isSame } = part;
  return {
    has,
    isSame: (a, b) => a.length === b.length && a.every((one, at) => isSame(one, b[at] as X)),
    copies: 'its own way',
    copy: copyEach(part.copy ?? ((from) => (from as X & X[]).slice() as X & X[])),
    rejoin(before, now) {
      for (let at = 0; at < now.length; at++)
        if (at < before.length && isSame(before[at] as X, now[at] as X)) before[at] = now[at] as X;
    },
  };
}

function copyEach<X>(copy: (from: X) => X): (from: X[]) => X[] {
  return (from) => {
    const to = from.slice();
    for (let at = 0; at < to.length; at++) to[at] = copy(to[at] as X);
    return to;
  };
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < b.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** A thing with these fields; `clone` makes a shallow copy of it, see `copierOf`. */
export function part<F extends object>(fields: FieldsOf<F>, clone: (from: F) => F): StateField<F> {
  return {
    has: readerOf(fields),
    isSame: samenessOf(fields),
    copies: 'its own way',
    copy: copierOf(fields, clone),
  };
}

type Loose = { [name: string]: unknown };

const listed = <F>(fields: FieldsOf<F>) =>
  Object.entries<StateField>(fields as { [name: string]: StateField });

/**
 * How a thing with these fields is copied. `clone` is `(from) => ({ ...from })`, written anew for each kind of thing so
 * that the compiler knows its shape there. Neither it nor a slice is ever allocated in old space, as literals are once
 * many positions were kept: dead copies there would hold their lists until a full collection.
 */
export function copierOf<F extends object>(fields: FieldsOf<F>, clone: (from: F) => F): (from: F) => F {
  const lists: string[] = [];
  const parts: { readonly name: string; readonly copy: (from: unknown) => unknown }[] = [];
  for (const [name, { copies, copy }] of listed(fields))
    if (copies === 'list') lists.push(name);
    else if (copy !== undefined) parts.push({ name, copy });
  if (lists.length + parts.length === 0) return clone;
  return (from) => {
    const to = clone(from);
    const loose = to as Loose;
    for (let i = 0; i < lists.length; i++) {
      const name = lists[i] as string;
      loose[name] = (loose[name] as unknown[]).slice();
    }
    for (let i = 0; i < parts.length; i++) {
      const { name, copy } = parts[i] as (typeof parts)[number];
      if (loose[name] !== undefined) loose[name] = copy(loose[name]);
    }
    return to;
  };
}

/** Whether two things with these fields are the same. */
export function samenessOf<F extends object>(fields: FieldsOf<F>): (a: F, b: F) => boolean {
  const all = listed(fields);
  return (a, b) => {
    for (const [name, { isSame }] of all) if (!isSame((a as Loose)[name], (b as Loose)[name])) return false;
    return true;
  };
}

/** Gives a copy made before some steps the thing's own lists and parts again wherever they still are the same. */
export function rejoinerOf<F extends object>(fields: FieldsOf<F>): (before: F, now: F) => void {
  const all = listed(fields).filter(([, { copies }]) => copies !== 'nothing');
  return (before, now) => {
    for (const [name, { isSame, rejoin }] of all) {
      const was = (before as Loose)[name];
      const is = (now as Loose)[name];
      if (was === undefined || is === undefined) continue;
      if (isSame(was, is)) (before as Loose)[name] = is;
      else rejoin?.(was, is);
    }
  };
}

/** Whether something from outside has exactly these fields; a frame has its kind too. */
export function readerOf<F extends object>(fields: FieldsOf<F>, kind?: string): (from: unknown) => from is F {
  const all = listed(fields);
  const names = new Set(all.map(([name]) => name));
  if (kind !== undefined) names.add('kind');
  return (from): from is F => {
    if (typeof from !== 'object' || from === null || Array.isArray(from)) return false;
    const loose: Loose = { ...from };
    return (
      (kind === undefined || loose.kind === kind) &&
      Object.keys(from).every((name) => names.has(name)) &&
      all.every(([name, { has, isOptional }]) =>
        Object.hasOwn(from, name) ? has(loose[name]) : isOptional === true,
      )
    );
  };
}

/** A stack of frames of these kinds. */
export function stackOf<F extends Frame>(
  kinds: { readonly [kind: string]: object },
  copy: (stack: F[]) => F[],
): StateField<F[]> {
  const known = new Map(
    Object.entries(kinds).map(([kind, fields]) => [
      kind,
      { has: readerOf<Frame>(fields, kind), isSame: samenessOf<Frame>(fields) },
    ]),
  );
  const kindIn = (from: unknown) =>
    typeof from === 'object' && from !== null && 'kind' in from ? known.get(String(from.kind)) : undefined;
  return {
    has: (from): from is F[] =>
      Array.isArray(from) && from.every((frame) => kindIn(frame)?.has(frame) === true),
    isSame: (a, b) =>
      a.length === b.length &&
      a.every((frame, at) => {
        const other = b[at];
        return other?.kind === frame.kind && kindIn(frame)?.isSame(frame, other) === true;
      }),
    copies: 'its own way',
    copy,
  };
}

/** A source of chance. */
export const chanceStream: StateField<number[]> = { has: isEndless, isSame: areSame, copies: 'list' };

/** What the positions of a game consist of. */
export interface StateFields<T extends Types> {
  readonly public: FieldsOf<T['public']>;
  readonly seat: FieldsOf<T['seat']>;
  readonly table: FieldsOf<T['table']>;
}

/** Whether something from outside has all fields of a position, and nothing else. */
export function hasStateFields<T extends Types>(
  fields: StateFields<T>,
  seats: number,
  from: unknown,
): from is State<T> {
  const own = readerOf<T['seat']>(fields.seat);
  return readerOf<State<T>>({
    public: valueThat(readerOf<T['public']>(fields.public)),
    seats: listOf(valueThat(own), seats),
    table: valueThat(readerOf<T['table']>(fields.table)),
  })(from);
}
