// The half-tracks on the map.
import { halftrackOnMap, pennant, steam } from './halftrack.ts';
import { type Parked, parked } from './parking.ts';
import { put } from './svg.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

export interface CrewOnMap {
  readonly crew: string;
  readonly at: number;
  readonly broken?: boolean;
  readonly level: number;
}

export const HEADLAMP = '<path d="M44,-22L118,-46V4Z" fill="#FFE9A8" opacity=".28"/>';

export function vehiclesLayer(view: MapView, crews: readonly CrewOnMap[], letters: number): string {
  const spots = parked(view, crews, { letters });
  return crews
    .map(({ crew, broken = false }, index) => {
      const spot = spots[index];
      if (spot === undefined) return '';
      const lamp = view.theme.name === 'night' ? HEADLAMP : '';
      const vehicle = spot.isPennant
        ? pennantOf(crew, spot)
        : lamp + flagOf(crew, spot) + halftrackOnMap(crew) + (broken ? steam() : '');
      return `<g data-crew="${crew}">${put(spot.x, spot.y, spot.size, vehicle)}</g>`;
    })
    .join('');
}

/** The pennant at the tail of a vehicle, or at the nose of one that has another beside it. */
export const flagOf = (crew: string, { flag }: Pick<Parked, 'flag'>): string =>
  `<g transform="translate(${flag === 'left' ? -50 : 50} -56) scale(${flag === 'left' ? -1.5 : 1.5} 1.5)">${pennant(crew)}</g>`;

/** A crew of which only the pennant is shown. */
export const pennantOf = (crew: string, { flag }: Pick<Parked, 'flag'>): string =>
  `<g transform="scale(${flag === 'left' ? -1.75 : 1.75} 1.75)">${pennant(crew)}</g>`;

/** The name of a crew below its vehicle. */
export const crewLabel = ({ theme }: MapView, name: string): string =>
  lettering(0, 34, name, { face: 'label', bold: true, size: 28, fill: theme.ink, halo: theme.paper });
