// The real coast: countries of the atlas merged into one land, and all the other lands around it.
import { createRequire } from 'node:module';
import { geoArea, geoCentroid } from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { merge } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plan } from './plan.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const EARTH_RADIUS = 6371;
const atlas: Atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json');

export interface Continent {
  readonly land: MultiPolygon;
  readonly others: MultiPolygon;
}

export function continentOf(plan: Plan): Continent {
  const mine: Polygon[] = [];
  const others: Polygon[] = [];
  for (const polygon of polygonsOf(
    (id, name) => plan.countries.includes(id) || plan.countries.includes(name),
  )) {
    if (squareKm(polygon) < plan.islet) continue;
    (isInWindow(polygon, plan) ? mine : others).push(polygon);
  }
  others.push(...polygonsOf((id, name) => !plan.countries.includes(id) && !plan.countries.includes(name)));
  return { land: joined(mine), others: joined(others) };
}

function polygonsOf(isWanted: (id: string, name: string) => boolean): Polygon[] {
  const lands = atlas.objects.countries.geometries.filter(
    (g) => g.type === 'Polygon' || g.type === 'MultiPolygon',
  );
  const merged = merge(
    atlas,
    lands.filter((land) => isWanted(String(land.id), nameOf(land.properties))),
  );
  return merged.coordinates.map((coordinates: Position[][]) => ({ type: 'Polygon', coordinates }));
}

function isInWindow(polygon: Polygon, { window: [west, east, south, north] }: Plan): boolean {
  const [lon, lat] = geoCentroid(polygon);
  return lon > west && lon < east && lat > south && lat < north;
}

function squareKm(polygon: Polygon): number {
  return geoArea(polygon) * EARTH_RADIUS ** 2;
}

function joined(polygons: readonly Polygon[]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: polygons.map((p) => p.coordinates) };
}

function nameOf(properties: object | undefined): string {
  return properties && 'name' in properties ? String(properties.name) : '';
}
