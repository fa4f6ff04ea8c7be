// Outlines of lands and lines of the globe, projected, clipped to what a wide screen can show, and simplified.
import { type GeoPermissibleObjects, geoGraticule, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { straightPath } from './path.ts';
import type { Point, Sheet } from './sheet.ts';
import { ringArea, simplifyLine, simplifyRing } from './simplify.ts';

const WIDE: [[number, number], [number, number]] = [
  [-720, -150],
  [1720, 1170],
];

/** The continent itself: a coast one could navigate by. */
export function coastOf(sheet: Sheet, land: MultiPolygon): string {
  return outline(linesOf(sheet, land), { tolerance: 0.55, smallest: 4 });
}

/** The lands around: hints, no more. Whole units are fine enough. */
export function othersOf(sheet: Sheet, others: MultiPolygon): string {
  const lines = linesOf(sheet, others).map((line) =>
    line.map(([x, y]): Point => [Math.round(x), Math.round(y)]),
  );
  return outline(lines, { tolerance: 2.2, smallest: 40 });
}

export function graticuleOf(sheet: Sheet): string {
  const [lat, lon] = sheet.placeOf([500, 500]);
  const [middle, column] = [Math.round(lat / 10) * 10, Math.round(lon / 10) * 10];
  const graticule = geoGraticule()
    .step([10, 10])
    .extent([
      [column - 100, Math.max(-80, middle - 70)],
      [column + 100, Math.min(80, middle + 70)],
    ]);
  const lines = linesOf(sheet, graticule());
  return lines.map((line) => straightPath(simplifyLine(line, 0.8), { closed: false })).join('');
}

export function parallelOf(sheet: Sheet, lat: number): string {
  const [, lon] = sheet.placeOf([500, 500]);
  const coordinates = Array.from({ length: 61 }, (_, index) => [lon - 90 + index * 3, lat]);
  const lines = linesOf(sheet, { type: 'LineString', coordinates });
  return lines.map((line) => straightPath(simplifyLine(line, 0.5), { closed: false })).join('');
}

function outline(
  rings: readonly Point[][],
  { tolerance, smallest }: { tolerance: number; smallest: number },
): string {
  return rings
    .filter((ring) => ringArea(ring) >= smallest)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2)
    .map((ring) => straightPath(ring, { closed: true }))
    .join('');
}

/** Lets the projection draw, and keeps the points. Rings end with their first point. */
function linesOf(sheet: Sheet, shape: GeoPermissibleObjects): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  const pen = {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x: number, y: number) => {
      line = [[x, y]];
      lines.push(line);
    },
    lineTo: (x: number, y: number) => {
      line.push([x, y]);
    },
    closePath: () => {
      if (line[0]) line.push(line[0]);
    },
  };
  sheet.projection.clipExtent(WIDE);
  geoPath(sheet.projection, pen)(shape);
  sheet.projection.clipExtent(null);
  return lines;
}
