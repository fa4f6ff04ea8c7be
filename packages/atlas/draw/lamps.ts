// Layers 15 and 16: what can be done now is lit, and the way chosen so far is a lit road. Amber means permission, nothing else.
import { curveOf } from './lines.ts';
import { rose } from './rose.ts';
import { hexagon, n, put } from './svg.ts';
import { PRINT } from './theme.ts';
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

/** What a light is drawn on: spaces without a known price, and how much larger a pixel of the screen is than a unit of the map. */
export interface Lit {
  isUnknown(space: number): boolean;
  readonly scale: number;
}

/** The spaces that can be chosen: a pool of light with one outline over those whose price is known, and a rose for each unknown one. */
export function litSpaces(view: MapView, lamps: Lamps, { isUnknown, scale }: Lit): string {
  const { lit, way, picked = [] } = lamps;
  const known = lit.filter((space) => !isUnknown(space));
  const solid = [...new Set([...way.slice(1), ...picked])];
  return (
    (known.length === 0 ? '' : veil(view, [...lit, ...way, ...picked]) + pool(view, known, scale)) +
    lit
      .filter((space) => isUnknown(space) && !solid.includes(space))
      .map((space) => litRose(view, space))
      .join('') +
    solid.map((space) => ring(view, space, scale)).join('')
  );
}

/** Over the ground that is out of reach; cities are never dimmed. */
function veil(view: MapView, free: readonly number[]): string {
  const { board, geometry } = view;
  const open = board.spaces.flatMap(({ city }, space) =>
    city !== null || free.includes(space) ? [hexOf(view, space, 0)] : [],
  );
  const { x, y, width, height } = geometry.frame;
  const sheet = `M${x - width},${y - height}h${3 * width}v${3 * height}h${-3 * width}Z`;
  return `<path d="${sheet}${open.join('')}" fill-rule="evenodd" fill="${PRINT.shadow}" opacity=".08"/>`;
}

/** In pixels of the screen, from the widest glow to the lamp itself. */
const OUTLINE = [
  { width: 20, opacity: 0.1 },
  { width: 13, opacity: 0.14 },
  { width: 7.5, opacity: 0.3 },
] as const;

function pool(view: MapView, spaces: readonly number[], scale: number): string {
  const { theme } = view;
  const ground = spaces.map((space) => hexOf(view, space, 0)).join('');
  const d = outlineOf(view, spaces);
  const line = (width: number, colour: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width * scale)}" stroke-linecap="round" opacity="${opacity}"/>`;
  return (
    `<path d="${ground}" fill="${PRINT.glow}" opacity=".2"/>` +
    OUTLINE.map(({ width, opacity }) => line(width, theme.lamp, opacity)).join('') +
    line(3.8, theme.keyline, 0.62) +
    line(2.3, theme.lamp, 1)
  );
}

/** The edges of the union of some spaces: those that no other of them shares. */
export function outlineOf({ board, geometry: { radius } }: MapView, spaces: readonly number[]): string {
  const places = spaces.flatMap((space) => board.spaces[space] ?? []);
  const corner = (at: number) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
  let d = '';
  for (const { x, y } of places)
    for (let side = 0; side < 6; side++) {
      const [a, b] = [corner(side), corner(side + 1)];
      const [beyond, above] = [x + a.x + b.x, y + a.y + b.y];
      if (places.some((other) => Math.hypot(other.x - beyond, other.y - above) < radius / 4)) continue;
      d += `M${n(x + a.x)},${n(y + a.y)}L${n(x + b.x)},${n(y + b.y)}`;
    }
  return d;
}

/** At a radius of 53. */
const FULL = 53;

function litRose({ board, geometry, theme }: MapView, space: number): string {
  const { x, y } = board.spaces[space] ?? { x: 0, y: 0 };
  const glow = `<circle r="24" fill="${theme.lamp}" opacity=".22"/><circle r="16" fill="${theme.lamp}" opacity=".3"/>`;
  return put(x, y, geometry.radius / FULL, glow + rose(21.5, theme.keyline) + rose(17.5, theme.lamp));
}

/** A space of the way, or one that was chosen. */
function ring(view: MapView, space: number, scale: number): string {
  const d = hexOf(view, space, 1.6);
  return (
    `<path d="${d}" fill="none" stroke="${view.theme.keyline}" stroke-width="${n(6.4 * scale)}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="${view.theme.lamp}" stroke-width="${n(4 * scale)}" stroke-linejoin="round"/>`
  );
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
export const triedSpace = ring;

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
  stroke(d, theme.keyline, 'stroke-width="5" opacity=".5"') +
  stroke(d, theme.lamp, 'stroke-width="2.8" opacity=".7"');

function along({ board }: MapView, way: readonly number[]): string {
  return `M${way.map((space) => `${board.spaces[space]?.x ?? 0},${(board.spaces[space]?.y ?? 0) - 4}`).join('L')}`;
}

/** How far beside the line a step's number stands, in pixels of the screen. */
const BESIDE = 16;

/** The steps of the way, counted: on the edge of each space, beside the line, where no price is. */
export function wayNumbers({ board, theme }: MapView, { way }: Lamps, scale: number): string {
  if (way.length < 3) return '';
  const at = (space: number | undefined) => board.spaces[space ?? -1] ?? { x: 0, y: 0 };
  return way
    .slice(1)
    .map((space, index) => {
      const [from, to] = [at(way[index]), at(space)];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const off = (BESIDE * scale * (dx < 0 ? -1 : 1)) / (Math.hypot(dx, dy) || 1);
      const disc = `<circle r="10.4" fill="${theme.keyline}"/><circle r="8.6" fill="${theme.lamp}"/>${figure(index + 1, 5.6, 15.5, theme.keyline)}`;
      return put(from.x + dx / 2 - dy * off, from.y + dy / 2 + dx * off, scale, disc);
    })
    .join('');
}
