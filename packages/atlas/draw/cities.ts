// Layer 18: plaques and names of the cities.
import { cityPlaque } from './city.ts';
import { put } from './svg.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

/** radius at which plaques have their full size */
const FULL = 36;
const NAME_SIZE = 14;
/** from a plaque's middle to its foot */
const FOOT = 20;

export function citiesLayer(view: MapView, names: (city: string) => string, scale: number): string {
  const cities = view.board.spaces.flatMap(({ x, y, city }) => (city ? [{ x, y, city }] : []));
  const plaque = plaqueScale(view, scale);
  // The plaque stands a little high, so that the name fits below it inside the space, clear of the signs around.
  const raise = view.geometry.radius * 0.14;
  const plaques = cities.map(({ x, y, city }) =>
    put(x, y - raise, plaque * (city.colour === 'purple' ? 1.15 : 0.98), cityPlaque(city)),
  );
  const labels = cities.map(({ x, y, city }) => {
    const { dx, dy, anchor } = view.geometry.labels[city.id] ?? {
      dx: 0,
      dy: FOOT * plaque - raise + 11 * scale,
      anchor: 'middle' as const,
    };
    const far = anchor === 'middle' ? 1 : plaque / plaqueScale(view, 1);
    return put(x + dx * far, y + dy, scale, nameOf(view, names(city.id), anchor));
  });
  return plaques.join('') + labels.join('');
}

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
