// Layers 15 and 16: what can be done now is lit, and the way chosen so far is a lit road. Amber means permission, nothing else.
import { hexagon, put } from './svg.ts';
import { figure } from './type.ts';
import type { MapView } from './view.ts';

export interface Lamps {
  /** spaces that can be chosen now */
  readonly lit: readonly number[];
  /** the way chosen so far, from the vehicle's space on */
  readonly way: readonly number[];
}

export function litSpaces({ board, geometry, theme }: MapView, { lit, way }: Lamps): string {
  const hex = (space: number) =>
    hexagon(geometry.radius - 1.5, board.spaces[space]?.x, board.spaces[space]?.y);
  const all = [...lit.filter((space) => !way.includes(space)), ...way.slice(1)];
  return all
    .map((space) => {
      const isOn = way.includes(space);
      const [key, lamp] = isOn ? [7.4, 4.8] : [4.6, 2.6];
      return (
        `<path d="${hex(space)}" fill="${theme.lamp}" fill-opacity="${isOn ? 0 : 0.1}" stroke="${theme.keyline}" stroke-width="${key}" stroke-linejoin="round"/>` +
        `<path d="${hex(space)}" fill="none" stroke="${theme.lamp}" stroke-width="${lamp}" stroke-linejoin="round"${isOn ? '' : ' stroke-dasharray="8 3.5"'}/>`
      );
    })
    .join('');
}

export function wayLine({ board, theme }: MapView, { way }: Lamps): string {
  if (way.length < 2) return '';
  const d = `M${way.map((space) => `${board.spaces[space]?.x ?? 0},${(board.spaces[space]?.y ?? 0) - 4}`).join('L')}`;
  const line = (colour: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`;
  return line(theme.keyline, 8, 0.8) + line(theme.lamp, 4.6, 1);
}

/** The steps of the way, counted, but for the last, where the price stands. */
export function wayNumbers({ board, geometry, theme }: MapView, { way }: Lamps, scale: number): string {
  return way
    .slice(1, -1)
    .map((space, index) => {
      const { x, y } = board.spaces[space] ?? { x: 0, y: 0 };
      const disc = `<circle r="10" fill="${theme.keyline}"/><circle r="8.4" fill="${theme.lamp}"/>${figure(index + 1, 5.4, 15, theme.keyline)}`;
      return put(x, y - geometry.radius * 0.38, scale, disc);
    })
    .join('');
}
