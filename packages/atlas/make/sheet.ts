// The sheet of the map: an equal-area projection of the continent onto a square of 1000 units.
import { type GeoProjection, geoAzimuthalEqualArea } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import type { Place, Plan } from './plan.ts';

export type Point = readonly [x: number, y: number];

export interface Sheet {
  readonly projection: GeoProjection;
  /** circumradius of a space, in map units */
  readonly radius: number;
  readonly anchor: Point;
  put(place: Place): Point;
  placeOf(point: Point): Place;
}

const EARTH_RADIUS = 6371;
const MARGIN = 20;
const SIZE = 1000;

export function sheetOf(plan: Plan, land: MultiPolygon): Sheet {
  const [lat, lon] = plan.centre;
  const frame: [[number, number], [number, number]] = [
    [MARGIN, MARGIN],
    [SIZE - MARGIN, SIZE - MARGIN],
  ];
  const projection = geoAzimuthalEqualArea().rotate([-lon, -lat]).clipAngle(88).fitExtent(frame, land);
  const put = (place: Place): Point => {
    const point = projection([place[1], place[0]]);
    if (!point) throw new Error(`${place} is not on the sheet of ${plan.id}`);
    return point;
  };
  const placeOf = (point: Point): Place => {
    const found = projection.invert?.([point[0], point[1]]);
    if (!found) throw new Error(`${point} is not on the globe`);
    return [found[1], found[0]];
  };
  const unitsPerKm = projection.scale() / EARTH_RADIUS;
  return {
    projection,
    radius: (plan.width * unitsPerKm) / Math.sqrt(3),
    anchor: put(plan.anchor),
    put,
    placeOf,
  };
}

export const tidy = (n: number): number => Math.round(n * 10) / 10;
