// The half-tracks on the map. Crews that share a space stand beside and behind each other.
import { halftrackOnMap, pennant, steam } from './halftrack.ts';
import { put } from './svg.ts';
import type { MapView } from './view.ts';

export interface CrewOnMap {
  readonly crew: string;
  readonly at: number;
  readonly broken?: boolean;
  readonly level: number;
}

/** where the first, second, … of several crews in a space stands, in parts of the radius */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-0.5, -0.16],
    [0.5, 0.24],
  ],
  [
    [-0.55, -0.3],
    [0.55, -0.1],
    [0, 0.5],
  ],
  [
    [-0.55, -0.36],
    [0.55, -0.2],
    [-0.5, 0.34],
    [0.6, 0.5],
  ],
];

export function vehiclesLayer(view: MapView, crews: readonly CrewOnMap[], scale: number): string {
  const { radius } = view.geometry;
  const fit = (radius / 36.8) * 0.66 * scale;
  return crews
    .map((one) => {
      const space = view.board.spaces[one.at];
      if (!space) return '';
      const here = crews.filter((other) => other.at === one.at);
      const order = here.indexOf(one);
      const [dx, dy] = placeOf(here.length, order);
      const lift = space.city ? radius * 0.16 : radius * 0.4;
      const size = here.length > 1 ? fit * 0.8 : fit;
      const lamp =
        view.theme.name === 'night' ? '<path d="M44,-22L118,-46V4Z" fill="#FFE9A8" opacity=".28"/>' : '';
      const flag = `<g transform="translate(-44 -78) scale(1.5)">${pennant(one.crew)}</g>`;
      const vehicle = lamp + flag + halftrackOnMap(one.crew) + (one.broken ? steam() : '');
      return `<g data-crew="${one.crew}">${put(space.x + dx * radius, space.y + lift + dy * radius, size, vehicle)}</g>`;
    })
    .join('');
}

function placeOf(count: number, order: number): readonly [number, number] {
  const places = PLACES[Math.min(count, PLACES.length) - 1] ?? [];
  const [x, y] = places[order % places.length] ?? [0, 0];
  return [x, y + 0.2 * Math.floor(order / places.length)];
}
