// Names on a map: each below its place, or above it where it would lie on another name.

export interface NamedValue {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Of the size of a letter: how wide one is, and how high a line. */
const [LETTER, LINE] = [0.55, 1.1];

interface Lies extends NamedValue {
  readonly width: number;
}

/** Where each name stands, in the middle and on its line, for letters of that size, so far from its place. */
export function placed(
  names: readonly NamedValue[],
  size: number,
  below: number,
  above: number,
): NamedValue[] {
  const lie: Lies[] = [];
  for (const { x, y, name } of names) {
    const at = (by: number): Lies => ({ x, y: y + by, name, width: name.length * LETTER * size });
    const isFree = (one: Lies): boolean => lie.every((other) => !isOn(one, other, size));
    lie.push([at(below), at(-above)].find(isFree) ?? at(below));
  }
  return lie;
}

const isOn = (one: Lies, other: Lies, size: number): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < LINE * size;
