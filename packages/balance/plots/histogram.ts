import type { Spread } from '../spread.ts';
import { BAR, n, plot, WIDTH, words } from './paper.ts';

const HEIGHT = 120;
const FOOT = 20;
/** Wider spreads are gathered into so many bars at most. */
const MOST_BARS = 26;

interface Bar {
  readonly from: number;
  readonly times: number;
}

/** How often each number came up. */
export function histogram(spread: Spread, label: string): string {
  const { bars, step } = gathered(spread);
  const most = Math.max(1, ...bars.map(({ times }) => times));
  const all = bars.reduce((sum, { times }) => sum + times, 0);
  const wide = WIDTH / Math.max(1, bars.length);
  const drawn = bars.map(({ from, times }, at) => {
    const high = (times / most) * (HEIGHT - FOOT - 16);
    const x = at * wide;
    const share = all === 0 ? 0 : Math.round((100 * times) / all);
    const name = step === 1 || at % 4 === 0 ? words(x + wide / 2, HEIGHT - 4, String(from), 'middle') : '';
    const value =
      share > 0 && step === 1 ? words(x + wide / 2, HEIGHT - FOOT - high - 4, `${share}`, 'middle') : '';
    return `<rect ${BAR} x="${n(x + 1)}" y="${n(HEIGHT - FOOT - high)}" width="${n(wide - 2)}" height="${n(high)}"/>${name}${value}`;
  });
  return plot(HEIGHT, label, drawn);
}

function gathered(spread: Spread): { readonly bars: readonly Bar[]; readonly step: number } {
  const values = Object.keys(spread).map(Number);
  if (values.length === 0) return { bars: [], step: 1 };
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const bars = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => {
    const from = least + at * step;
    const inside = values.filter((value) => value >= from && value < from + step);
    return { from, times: inside.reduce((sum, value) => sum + (spread[value] ?? 0), 0) };
  });
  return { bars, step };
}
