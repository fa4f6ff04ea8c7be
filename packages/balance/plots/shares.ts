import type { Interval } from '../interval.ts';
import { BAND, DASHED, INK, LINE, n, plot, WIDTH, words } from './paper.ts';

/** A share with where it truly lies, and where it should. */
export interface Share {
  readonly name: string;
  readonly value: number;
  readonly interval: Interval;
  readonly allowed: Interval;
}

const ROW = 24;
const LEFT = 150;
const RIGHT = 60;
/** Around what is shown, in shares. */
const AIR = 0.01;

/** Points with their intervals, before the band that they should lie in. */
export function shares(rows: readonly Share[], label: string, percent: (share: number) => string): string {
  const lows = rows.flatMap(({ interval, allowed }) => [interval.low, allowed.low]);
  const highs = rows.flatMap(({ interval, allowed }) => [interval.high, allowed.high]);
  const [least, most] = [Math.min(...lows) - AIR, Math.max(...highs) + AIR];
  const x = (share: number) => LEFT + ((share - least) / (most - least)) * (WIDTH - LEFT - RIGHT);
  const drawn = rows.map(({ name, value, interval, allowed }, at) => {
    const y = ROW * (at + 0.5);
    const middle = (allowed.low + allowed.high) / 2;
    return [
      `<rect ${BAND} x="${n(x(allowed.low))}" y="${n(y - ROW / 2)}" width="${n(x(allowed.high) - x(allowed.low))}" height="${ROW}"/>`,
      `<line ${DASHED} x1="${n(x(middle))}" x2="${n(x(middle))}" y1="${n(y - ROW / 2)}" y2="${n(y + ROW / 2)}"/>`,
      `<line ${LINE} x1="${n(x(interval.low))}" x2="${n(x(interval.high))}" y1="${n(y)}" y2="${n(y)}"/>`,
      `<circle ${INK} cx="${n(x(value))}" cy="${n(y)}" r="4"/>`,
      words(0, y + 4, name),
      words(WIDTH, y + 4, percent(value), 'end'),
    ].join('');
  });
  return plot(ROW * rows.length, label, drawn);
}
