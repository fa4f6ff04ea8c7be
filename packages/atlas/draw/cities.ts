// Layer 18: plaques and names of the cities.
import { type Box, boxAround } from './boxes.ts';
import { cityPlaque } from './city.ts';
import { groundOf, raisedPlaque } from './parking.ts';
import { boxOfName, type Placed, spread } from './spread.ts';
import { put } from './svg.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

/** radius at which plaques have their full size */
const FULL = 36;
const NAME_SIZE = 14;
/** from a plaque's middle to its foot */
const FOOT = 20;

/** Where a vehicle stands the plaque makes room for it. */
export function cityPlaques(view: MapView, scale: number, taken: readonly number[] = []): string {
  return citiesOf(view)
    .map(({ x, y, space, city }) => {
      const isTaken = taken.includes(space);
      const size = plaqueScale(view, scale) * (city.colour === 'purple' ? 1.15 : 0.98);
      const raise = isTaken ? view.geometry.radius * raisedPlaque(view.geometry, city.id) : raiseOf(view);
      return put(x, y - raise, isTaken ? size * WITH_VEHICLES : size, cityPlaque(city));
    })
    .join('');
}

const WITH_VEHICLES = 0.72;

interface Lettered {
  readonly scale: number;
  /** spaces where vehicles stand: names keep below their wheels */
  readonly taken?: readonly number[];
}

type Named = (city: string) => string;

/** Names lie over everything that stands on the map. */
export const cityNames = (view: MapView, names: Named, lettered: Lettered): string =>
  placedNames(view, names, lettered)
    .map(({ text, x, y, anchor }) => put(x, y, lettered.scale, nameOf(view, text, anchor)))
    .join('');

/** Where each name and each plaque is. */
export function cityBoxes(view: MapView, names: Named, lettered: Lettered): Box[] {
  const plaque = FOOT * plaqueScale(view, lettered.scale);
  return [
    ...placedNames(view, names, lettered).map((name) => boxOfName(name, lettered.scale)),
    ...citiesOf(view).map(({ x, y }) => boxAround({ x, y: y - raiseOf(view) }, plaque, plaque)),
  ];
}

function placedNames(view: MapView, names: Named, { scale, taken = [] }: Lettered): Placed[] {
  const plaque = plaqueScale(view, scale);
  const below = FOOT * plaque - raiseOf(view) + 11 * scale;
  const all = citiesOf(view).map(({ x, y, space, city }) => {
    const wheels = groundOf(view, space).y - y + 11 * scale;
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

const citiesOf = ({ board }: MapView) =>
  board.spaces.flatMap(({ x, y, city }, space) => (city ? [{ x, y, space, city }] : []));

/** The plaque stands a little high, so that the name fits below it inside the space, clear of the signs around. */
const raiseOf = ({ geometry }: MapView): number => geometry.radius * 0.14;

function plaqueScale({ geometry }: MapView, scale: number): number {
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
