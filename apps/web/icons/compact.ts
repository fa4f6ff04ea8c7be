// Icons are drawn on a square of 512 and shown on less than a hundred pixels: whole numbers are fine enough.
// Every corner is rounded where it lies, so that errors do not add up along the path.

const COMMAND = /[a-z]|-?\d*\.?\d+/gi;
/** How many numbers a command takes. */
const NUMBERS: { readonly [command: string]: number } = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
/** Radii, turn and sides of an arc come before its end. */
const SHAPE_OF_AN_ARC = 5;

/** A place on both paths: as drawn, and as rounded so far. */
interface Pen {
  x: number;
  y: number;
  left: number;
  top: number;
}

/**
 * The same path in whole numbers, each counted from the end of the last line. On a coarser square `unit` of its units are
 * one.
 */
export function compactPath(path: string, unit = 1): string {
  const parts = path.match(COMMAND) ?? [];
  const pen: Pen = { x: 0, y: 0, left: 0, top: 0 };
  let start: Pen = { ...pen };
  let [written, command, last] = ['', '', ''];
  for (let at = 0; at < parts.length; ) {
    if (/[a-z]/i.test(parts[at] ?? '')) command = parts[at++] ?? '';
    const name = command.toLowerCase();
    const count = NUMBERS[name];
    if (count === undefined) throw new Error(`no icon is drawn with ${command}`);
    const numbers = parts
      .slice(at, at + count)
      .map((number, index) => Number(number) / (isLength(name, index) ? unit : 1));
    at += count;
    if (name === 'z') Object.assign(pen, start);
    const steps = draw(pen, name, { numbers, isRelative: command === name });
    written += (name === last ? '' : name) + steps.map(spaced(name === last)).join('');
    last = name === 'm' ? '' : name;
    if (name !== 'm') continue;
    start = { ...pen };
    command = command === 'm' ? 'l' : 'L';
  }
  return written;
}

/** Of the shape of an arc only its radii are lengths. */
const isLength = (name: string, index: number): boolean =>
  name !== 'a' || index < 2 || index >= SHAPE_OF_AN_ARC;

interface Drawn {
  readonly numbers: readonly number[];
  readonly isRelative: boolean;
}

/** Moves the pen, and tells by how much in whole numbers. */
function draw(pen: Pen, name: string, { numbers, isRelative }: Drawn): number[] {
  const from = isRelative ? { x: pen.x, y: pen.y } : { x: 0, y: 0 };
  const isUpright = (index: number) => name === 'v' || (name !== 'h' && index % 2 === 1);
  const { left, top } = pen;
  const shape = name === 'a' ? numbers.slice(0, SHAPE_OF_AN_ARC) : [];
  const steps = numbers.slice(shape.length).map((number, index) => {
    if (isUpright(index)) {
      pen.y = from.y + number;
      pen.top = Math.round(pen.y);
      return pen.top - top;
    }
    pen.x = from.x + number;
    pen.left = Math.round(pen.x);
    return pen.left - left;
  });
  return [...shape.map(Math.round), ...steps];
}

/** A minus parts numbers as well as a space does. */
const spaced =
  (isFollowing: boolean) =>
  (number: number, index: number): string =>
    number < 0 || (index === 0 && !isFollowing) ? String(number) : ` ${number}`;
