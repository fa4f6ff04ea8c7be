// Layer 18: plaques and names of the cities.
import { type Bounds, boxAround } from './boxes.ts';
import { cityPlaque, PLAQUES } from './city.ts';
import { groundOf, isNear, raisedPlaque } from './parking.ts';
import { boxOfName, type Placed, spread } from './spread.ts';
import { put } from './svg.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

/** radius at which plaques have their full size */
const FULL = 36;
/** radius at which they have it in a large space, with a name and a vehicle below them */
const LARGE = 56;
const NAME_SIZE = 14;
/** from a plaque's middle to its foot */
const FOOT = 20;

/** Where a vehicle stands the plaque makes room for it. */
export function cityPlaques(view: MapView, scale: number, taken: readonly number[] = []): string {
  return citiesOf(view)
    .map(({ x, y, space, city }) => {
      const large = city.colour === 'purple' ? 1.15 : 0.98;
      if (isNear(view.geometry, scale))
        return put(x, y - raiseOf(view, scale), large * plaqueScale(view, scale), cityPlaque(city));
      const size = large * plaqueScale(view, scale);
      const isTaken = taken.includes(space);
      const raise = isTaken
        ? view.geometry.radius * raisedPlaque(view.geometry, city.id)
        : raiseOf(view, scale);
      return put(x, y - raise, isTaken ? size * WITH_VEHICLES : size, cityPlaque(city));
    })
    .join('');
}

const WITH_VEHICLES = 0.72;

interface Lettered {
  readonly scale: number;
  /** spaces where vehicles stand: names keep below their wheels */
  readonly taken?: readonly number[];
  /** names that the window would cut are left out */
  readonly isCut?: (name: Bounds) => boolean;
}

type Named = (city: string) => string;

/** Names lie over everything that stands on the map. */
export const cityNames = (view: MapView, names: Named, lettered: Lettered): string =>
  placedNames(view, names, lettered)
    .filter((name) => lettered.isCut?.(boxOfName(name, lettered.scale)) !== true)
    .map(({ text, x, y, anchor }) => put(x, y, lettered.scale, nameOf(view, text, anchor)))
    .join('');

/** Where each name and each plaque is. */
export function cityBoxes(view: MapView, names: Named, lettered: Lettered): Bounds[] {
  const { scale, taken = [] } = lettered;
  const plaque = FOOT * plaqueScale(view, scale);
  return [
    ...placedNames(view, names, lettered).map((name) => boxOfName(name, scale)),
    ...citiesOf(view).map(({ x, y, space, city }) => {
      const isRaised = taken.includes(space) && !isNear(view.geometry, scale);
      const raise = isRaised
        ? view.geometry.radius * raisedPlaque(view.geometry, city.id)
        : raiseOf(view, scale);
      const half = isRaised ? plaque * WITH_VEHICLES : plaque;
      return boxAround({ x, y: y - raise }, half, half);
    }),
  ];
}

function placedNames(view: MapView, names: Named, { scale, taken = [] }: Lettered): Placed[] {
  if (isNear(view.geometry, scale))
    return citiesOf(view).map(({ x, y, city }) => ({
      text: names(city.id),
      x,
      y: y + view.geometry.radius * NAME,
      anchor: 'middle',
    }));
  const plaque = plaqueScale(view, scale);
  const below = FOOT * plaque - raiseOf(view, scale) + 11 * scale;
  const all = citiesOf(view).map(({ x, y, space, city }) => {
    const wheels = groundOf(view, space, scale).y - y + 11 * scale;
    const { dx, dy, anchor } = view.geometry.labels[city.id] ?? {
      dx: 0,
      dy: taken.includes(space) ? Math.max(below, wheels) : below,
      anchor: 'middle' as const,
    };
    const far = anchor === 'middle' ? 1 : plaque / plaqueScale(view, 1);
    return { text: names(city.id), x: x + dx * far, y: y + dy, anchor };
  });
  return spread(all, scale);
}

const RIBBON = 'M-31,-9H31L26,0L31,9H-31L-26,0Z';

/** The ribbon at the city where the race ends: below its plaque, its name and the vehicles there. */
export function goalRibbon(
  view: MapView,
  goal: number,
  text: string,
  { scale, taken = [] }: Lettered,
): string {
  const space = view.board.spaces[goal];
  if (space === undefined || space.city === null) return '';
  const { radius, labels } = view.geometry;
  const name = labels[space.city.id];
  const isBelow = name === undefined || (name.anchor === 'middle' && name.dy > 0);
  const foot = FOOT * plaqueScale(view, scale) - raiseOf(view, scale) + (isBelow ? 14 * scale : 0);
  const free = isNear(view.geometry, scale) ? radius * 0.5 : foot + 12 * scale;
  const below = taken.includes(goal) ? Math.max(free, radius * 1.06) : free;
  const { colour, dark, on } = PLAQUES.purple;
  return put(
    space.x,
    space.y + below,
    scale,
    `<path d="${RIBBON}" fill="${colour}" stroke="${on}" stroke-width="3" stroke-linejoin="round"/><path d="${RIBBON}" fill="${colour}" stroke="${dark}" stroke-width=".8" stroke-linejoin="round"/>` +
      lettering(0, 4.4, text.toUpperCase(), {
        face: 'label',
        bold: true,
        size: 11.5,
        spacing: 1.4,
        fill: on,
        ...(text.length > 5 ? { width: 48 } : {}),
      }),
  );
}

const citiesOf = ({ board }: MapView) =>
  board.spaces.flatMap(({ x, y, city }, space) => (city ? [{ x, y, space, city }] : []));

/** In radii of a large space: its sign stands in the upper third, its name across the middle. */
const SIGN = 0.44;
const NAME = 0.17;

/** On a small space the plaque stands a little high, so that the name fits below it, clear of the signs around. */
const raiseOf = ({ geometry }: MapView, scale: number): number =>
  geometry.radius * (isNear(geometry, scale) ? SIGN : 0.14);

function plaqueScale({ geometry }: MapView, scale: number): number {
  if (isNear(geometry, scale)) return geometry.radius / LARGE;
  return Math.min(scale, 1.25) * Math.min(1, geometry.radius / FULL);
}

function nameOf({ theme }: MapView, name: string, anchor: 'start' | 'middle' | 'end'): string {
  return lettering(0, 0, name, {
    face: 'label',
    bold: true,
    size: NAME_SIZE,
    spacing: 0.3,
    fill: theme.ink,
    halo: theme.paper,
    anchor,
  });
}
