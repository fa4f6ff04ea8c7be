// Layer 18: plaques and names of the cities.
import { cityPlaque } from './city.ts';
import { put } from './svg.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

/** radius at which plaques have their full size */
const FULL = 36;

export function citiesLayer(view: MapView, names: (city: string) => string, scale: number): string {
  return plaques(view, scale) + cityNames(view, names, scale);
}

/** The plaque stands a little high, so that the name fits below it inside the space, clear of the signs around. */
const radiusPart = (radius: number): number => radius * 0.14;

function plaques({ board, geometry }: MapView, scale: number): string {
  const fit = Math.min(1, geometry.radius / FULL);
  return board.spaces
    .map(({ x, y, city }) => {
      if (!city) return '';
      return put(x, y - radiusPart(geometry.radius), Math.min(scale, 1.25) * fit * (city.colour === 'purple' ? 1.15 : 0.98), cityPlaque(city));
    })
    .join('');
}

function cityNames({ board, geometry, theme }: MapView, names: (city: string) => string, scale: number): string {
  return board.spaces
    .map(({ x, y, city }) => {
      if (!city) return '';
      const { dx, dy, anchor } = geometry.labels[city.id] ?? { dx: 0, dy: geometry.radius * 0.66, anchor: 'middle' as const };
      const name = lettering(0, 0, names(city.id), { face: 'label', bold: true, size: 14, spacing: 0.3, fill: theme.ink, halo: theme.paper, anchor });
      return put(x + dx, y + dy, scale, name);
    })
    .join('');
}
