import { joined, plain } from './plain.ts';

/** Something that can be named, and the names it goes by. */
export interface NamedMatch<X> {
  readonly value: X;
  readonly names: readonly string[];
}

/** The things that were meant: exactly one when it was clear, none when nothing is called so. */
export function match<X>(typed: string, things: readonly NamedMatch<X>[]): X[] {
  const said = joined(typed);
  // A number alone names nothing: "-1" is no petrol.
  if (!/\p{L}/u.test(said)) return [];
  const spoken = plain(typed).split(' ');
  const closeness: ((name: string) => boolean)[] = [
    (name) => joined(name) === said,
    (name) => joined(name).startsWith(said),
    (name) => mentions(plain(name).split(' '), spoken),
  ];
  for (const isMeant of closeness) {
    const meant = things.filter(({ names }) => names.some(isMeant));
    if (meant.length > 0) return meant.map(({ value }) => value);
  }
  return [];
}

/** Whether each word that was said begins another word of the name; a number must be said in full. */
function mentions(name: readonly string[], said: readonly string[]): boolean {
  const left = name.slice();
  for (const word of said) {
    const at = left.findIndex((own) => begins(own, word));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

const begins = (own: string, word: string): boolean =>
  /^\d+$/.test(word) ? own === word : own.startsWith(word);
