// The half-tracks on the map. Crews that share a space stand beside and behind each other.
import { halftrackOnMap, pennant, steam } from './halftrack.ts';
import { parked } from './parking.ts';
import { put } from './svg.ts';
import type { MapView } from './view.ts';

export interface CrewOnMap {
  readonly crew: string;
  readonly at: number;
  readonly broken?: boolean;
  readonly level: number;
}

export const HEADLAMP = '<path d="M44,-22L118,-46V4Z" fill="#FFE9A8" opacity=".28"/>';

export function vehiclesLayer(view: MapView, crews: readonly CrewOnMap[], scale: number): string {
  const spots = parked(view, crews, scale);
  return crews
    .map(({ crew, broken = false }, index) => {
      const spot = spots[index];
      if (spot === undefined) return '';
      const lamp = view.theme.name === 'night' ? HEADLAMP : '';
      const vehicle = lamp + flagOf(crew, spot) + halftrackOnMap(crew) + (broken ? steam() : '');
      return `<g data-crew="${crew}">${put(spot.x, spot.y, spot.size, vehicle)}</g>`;
    })
    .join('');
}

/** In a crowd pennants are small, so that the name of the place can be read. */
export const flagOf = (crew: string, { isCrowded }: { readonly isCrowded: boolean }): string =>
  `<g transform="${isCrowded ? 'translate(-44 -60)' : 'translate(-44 -78) scale(1.5)'}">${pennant(crew)}</g>`;
