// Layers 15 and 16: what can be done now is lit, and the way chosen so far is a lit road. Amber means permission, nothing else.
import { curveOf } from './lines.ts';
import { hexagon, put } from './svg.ts';
import { figure } from './type.ts';
import type { MapView } from './view.ts';

export interface Lamps {
  /** spaces that can be chosen now */
  readonly lit: readonly number[];
  /** the way chosen so far, from the vehicle's space on */
  readonly way: readonly number[];
  /** the line it takes, if it takes one */
  readonly line?: number | null;
  /** a way that is only looked at */
  readonly hint?: readonly number[];
  /** spaces chosen in an earlier step */
  readonly picked?: readonly number[];
  readonly looked?: number | null;
  /** a space that is named elsewhere */
  readonly pointed?: number | null;
}

export function litSpaces(view: MapView, { lit, way, picked = [] }: Lamps): string {
  const { theme } = view;
  const solid = [...new Set([...way.slice(1), ...picked])];
  return [...lit.filter((space) => !solid.includes(space)), ...solid]
    .map((space) => {
      const isOn = solid.includes(space);
      const [key, lamp] = isOn ? [7.4, 4.8] : [4.6, 2.6];
      const d = hexOf(view, space, 1.5);
      return (
        `<path d="${d}" fill="${theme.lamp}" fill-opacity="${isOn ? 0 : 0.1}" stroke="${theme.keyline}" stroke-width="${key}" stroke-linejoin="round"/>` +
        `<path d="${d}" fill="none" stroke="${theme.lamp}" stroke-width="${lamp}" stroke-linejoin="round"${isOn ? '' : ' stroke-dasharray="8 3.5"'}/>`
      );
    })
    .join('');
}

/** The space looked at: a ring of ink on paper, for looking is no permission. */
export function lookedSpace(view: MapView, { looked }: Lamps): string {
  if (looked === undefined || looked === null) return '';
  const d = hexOf(view, looked, 6);
  return (
    `<path d="${d}" fill="none" stroke="${view.theme.paper}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${view.theme.ink}" stroke-width="2.2" stroke-linejoin="round"/>`
  );
}

/** Where a space is that a list or a sentence names: a wide ring, to be found on the whole map. */
export function pointedSpace({ board, geometry, theme }: MapView, { pointed }: Lamps): string {
  const at = board.spaces[pointed ?? -1];
  if (at === undefined) return '';
  const ring = `<circle cx="${at.x}" cy="${at.y}" r="${geometry.radius * 1.25}" fill="none"`;
  return `${ring} stroke="${theme.paper}" stroke-width="14"/>${ring} stroke="${theme.ink}" stroke-width="6"/>`;
}

/** Where a tile is tried. */
export function triedSpace(view: MapView, space: number): string {
  const d = hexOf(view, space, 1.5);
  return (
    `<path d="${d}" fill="none" stroke="${view.theme.keyline}" stroke-width="7.4" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${view.theme.lamp}" stroke-width="4.8" stroke-linejoin="round" stroke-dasharray="8 3.5"/>`
  );
}

function hexOf({ board, geometry }: MapView, space: number, inside: number): string {
  return hexagon(geometry.radius - inside, board.spaces[space]?.x, board.spaces[space]?.y);
}

/** The way, and one that is only looked at. */
export function wayLine(view: MapView, { way, line = null, hint = [] }: Lamps): string {
  const isRoad = way.length > 1 && way[0] !== way[1] && line === null;
  return (
    (hint.length < 2 ? '' : thin(view, along(view, hint))) + (isRoad ? road(view, along(view, way)) : '')
  );
}

/** A way by sea or air lies over the line it takes. */
export function wayByLine(view: MapView, { line = null }: Lamps): string {
  const taken = view.board.lines[line ?? -1];
  return taken === undefined || line === null ? '' : road(view, curveOf(view, taken, line).d);
}

const stroke = (d: string, colour: string, more: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

const road = ({ theme }: MapView, d: string): string =>
  stroke(d, theme.keyline, 'stroke-width="8" opacity=".8"') + stroke(d, theme.lamp, 'stroke-width="4.6"');

const thin = ({ theme }: MapView, d: string): string =>
  stroke(d, theme.keyline, 'stroke-width="5" opacity=".7"') +
  stroke(d, theme.lamp, 'stroke-width="2.8" stroke-dasharray="6 5"');

function along({ board }: MapView, way: readonly number[]): string {
  return `M${way.map((space) => `${board.spaces[space]?.x ?? 0},${(board.spaces[space]?.y ?? 0) - 4}`).join('L')}`;
}

/** The steps of the way, counted. */
export function wayNumbers({ board, geometry, theme }: MapView, { way }: Lamps, scale: number): string {
  if (way.length < 3) return '';
  return way
    .slice(1)
    .map((space, index) => {
      const { x, y } = board.spaces[space] ?? { x: 0, y: 0 };
      const disc = `<circle r="10" fill="${theme.keyline}"/><circle r="8.4" fill="${theme.lamp}"/>${figure(index + 1, 5.4, 15, theme.keyline)}`;
      return put(x, y - geometry.radius * 0.5, scale, disc);
    })
    .join('');
}
