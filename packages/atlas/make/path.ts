// Path strings in relative commands with one decimal: a third of the bytes of absolute ones.
import type { Point } from './sheet.ts';

type Tenths = readonly [x: number, y: number];

const tenths = ([x, y]: Point): Tenths => [Math.round(x * 10), Math.round(y * 10)];

/** A straight-sided path; rounding is done before the differences, so that errors do not add up. */
export function straightPath(points: readonly Point[], { closed }: { closed: boolean }): string {
  const [first, ...rest] = withoutRepeats(points.map(tenths));
  if (!first) return '';
  return `M${numbers(first)}${relative('l', first, rest)}${closed ? 'z' : ''}`;
}

/** A smooth path near the points: halfway points joined by curves whose control points are the points themselves. */
export function smoothPath(points: readonly Point[], { closed }: { closed: boolean }): string {
  const closing = closed ? [...points, ...points.slice(0, 2)] : points;
  const middles = closing.slice(1).map((point, index) => middle(closing[index] ?? point, point));
  const start = closed ? middles[0] : closing[0];
  const control = closing[1];
  const [to, ...rest] = closed ? middles.slice(1) : [...middles.slice(1), ...closing.slice(-1)];
  if (!start || !control || !to) return '';
  const [from, bend, end] = [tenths(closed ? start : (middles[0] ?? start)), tenths(control), tenths(to)];
  const lead = closed
    ? `M${numbers(from)}`
    : `M${numbers(tenths(start))}${relative('l', tenths(start), [from])}`;
  const curve = `q${numbers(minus(bend, from))}${numbers(minus(end, from), { glued: true })}`;
  return `${lead}${curve}${relative('t', end, rest.map(tenths))}${closed ? 'z' : ''}`;
}

function relative(command: string, from: Tenths, points: readonly Tenths[]): string {
  let at = from;
  let text = '';
  for (const point of points) {
    text += numbers(minus(point, at), { glued: text !== '' });
    at = point;
  }
  return text === '' ? '' : command + text;
}

function numbers([x, y]: Tenths, { glued = false } = {}): string {
  const [a, b] = [short(x), short(y)];
  return (glued && !a.startsWith('-') ? ' ' : '') + a + (b.startsWith('-') ? b : ` ${b}`);
}

function short(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}

function minus(a: Tenths, b: Tenths): Tenths {
  return [a[0] - b[0], a[1] - b[1]];
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function withoutRepeats(points: readonly Tenths[]): Tenths[] {
  return points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
}
