import { LINE, n, plot, WIDTH, words } from './paper.ts';
import { scaleTo } from './scale.ts';

export interface Curve {
  readonly name: string;
  /** By turn, the first one first. */
  readonly values: readonly number[];
}

const HEIGHT = 170;
const LEFT = 34;
const RIGHT = 90;
const FOOT = 22;
const TOP = 10;
/** Curves are told apart by their strokes, not by colours. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];

/** What changed from turn to turn, or from whatever is written below. */
export function curves(
  all: readonly Curve[],
  label: string,
  below: (at: number) => string = (at) => String(at + 1),
): string {
  const turns = Math.max(1, ...all.map(({ values }) => values.length));
  const scale = scaleTo(Math.max(1, ...all.flatMap((curve) => curve.values)));
  const most = scale.at(-1) ?? 1;
  const x = (at: number) => LEFT + (at / Math.max(1, turns - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - FOOT - TOP);
  const lines = all.map(({ name, values }, at) => {
    const points = values.map((value, turn) => `${n(x(turn))},${n(y(value))}`).join(' ');
    const last = values.length - 1;
    return `<polyline ${LINE} stroke-dasharray="${DASHES[at % DASHES.length] ?? ''}" points="${points}"/>${words(x(last) + 6, y(values[last] ?? 0) + 4, name)}`;
  });
  const ticks = Array.from({ length: turns }, (_, at) => words(x(at), HEIGHT - 5, below(at), 'middle'));
  const marks = scale.map((value) => words(LEFT - 8, y(value) + 4, n(value), 'end'));
  return plot(HEIGHT, label, [...lines, ...ticks, ...marks]);
}
