// Layer 14 and its flags: the ways by ship and by airship, with their price.
import type { LineData } from '@race/great-race/board/data.ts';
import { type Bounds, boxAround, covered, freest, type Spot } from './boxes.ts';
import { n, put } from './svg.ts';
import { PRINT } from './theme.ts';
import { lettering } from './type.ts';
import { ship, zeppelin } from './vessels.ts';
import type { MapView } from './view.ts';

const FLAG = 'M-31,-12H25L31,0L25,12H-31Z';

export function lineCurves(view: MapView): string {
  const { theme } = view;
  return view.board.lines
    .map((line, index) => {
      const { d } = curveOf(view, line, index);
      const dash =
        line.kind === 'air'
          ? 'stroke-width="1.9" stroke-dasharray="1.5 5.5"'
          : 'stroke-width="2.3" stroke-dasharray="9 5"';
      return (
        `<path d="${d}" fill="none" stroke="${theme.lineCasing}" stroke-width="4.6" opacity=".75"/>` +
        `<path d="${d}" fill="none" stroke="${theme.lineInk}" ${dash} stroke-linecap="round"/>`
      );
    })
    .join('');
}

/** How far a flag may be moved along its line, the nearest first. */
const ALONG = [0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.24, -0.24, 0.3, -0.3];
/** Nearer to its ends than this a flag would stand on a city. */
const END = 0.14;

/** Where the flags stand: at their part of the line, or as near to it as these boxes leave them room. */
export function flagSpots(view: MapView, scale: number, busy: readonly Bounds[] = []): Spot[] {
  return view.board.lines.map((line, index) => {
    const spots = ALONG.map((along) => curveOf(view, line, index, along));
    return freest(spots, (spot) => covered([flagBox(spot, scale)], busy)) ?? curveOf(view, line, index);
  });
}

export const flagBox = (spot: Spot, scale: number): Bounds => boxAround(spot, 31 * scale, 13 * scale);

/** `fare` writes a price in the reader's way. */
export function lineFlags(
  view: MapView,
  fare: (price: number) => string,
  scale: number,
  spots: readonly Spot[] = flagSpots(view, scale),
): string {
  const { theme } = view;
  return view.board.lines
    .map((line, index) => {
      const { x, y } = spots[index] ?? curveOf(view, line, index);
      const vessel = line.kind === 'air' ? zeppelin(theme.lineInk, theme.flag) : ship(theme.lineInk);
      return put(
        x,
        y,
        scale,
        `<path d="${FLAG}" fill="${PRINT.shadow}" opacity=".3" transform="translate(1 2)"/><path d="${FLAG}" fill="${theme.flag}" stroke="${theme.lineInk}" stroke-width="1.5" stroke-linejoin="round"/>` +
          put(-17.5, 0, 0.86, vessel) +
          lettering(10, 6.6, fare(line.price), { face: 'number', size: 19, fill: theme.ink }),
      );
    })
    .join('');
}

interface Curve {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** A line swings out over the sea or the sky; its flag stands at a chosen part of the curve. */
export function curveOf({ board, geometry }: MapView, line: LineData, index: number, moved = 0): Curve {
  const [a, b] = [board.spaces[line.from] ?? { x: 0, y: 0 }, board.spaces[line.to] ?? { x: 0, y: 0 }];
  const { bend, flag: place } = geometry.lines[index] ?? { bend: 0, flag: 0.5 };
  const flag = moved === 0 ? place : Math.max(END, Math.min(place + moved, 1 - END));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const x = (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend;
  const y = (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend;
  const along = (from: number, over: number, to: number) =>
    (1 - flag) ** 2 * from + 2 * flag * (1 - flag) * over + flag ** 2 * to;
  return { d: `M${a.x},${a.y}Q${n(x)},${n(y)} ${b.x},${b.y}`, x: along(a.x, x, b.x), y: along(a.y, y, b.y) };
}
