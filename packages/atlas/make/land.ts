// Is a point of the sheet land? Edges of the coast are kept by strips of the sheet, since this is asked very often.
import type { MultiPolygon } from 'geojson';
import type { Point, Sheet } from './sheet.ts';

type Edge = readonly [from: Point, to: Point];

const STRIP = 8;

export function landTest(sheet: Sheet, land: MultiPolygon): (x: number, y: number) => boolean {
  const strips = new Map<number, Edge[]>();
  for (const edge of edgesOf(sheet, land)) {
    const [low, high] = [edge[0][1], edge[1][1]].map((y) => Math.floor(y / STRIP)).toSorted((a, b) => a - b);
    for (let strip = low ?? 0; strip <= (high ?? 0); strip++) {
      const edges = strips.get(strip);
      if (edges) edges.push(edge);
      else strips.set(strip, [edge]);
    }
  }
  return (x, y) => {
    let isInside = false;
    for (const [from, to] of strips.get(Math.floor(y / STRIP)) ?? []) {
      if (crosses(from, to, x, y)) isInside = !isInside;
    }
    return isInside;
  };
}

function edgesOf(sheet: Sheet, land: MultiPolygon): Edge[] {
  return land.coordinates.flat().flatMap((ring) => {
    const points = ring.map(([lon = 0, lat = 0]) => sheet.put([lat, lon]));
    return points.slice(1).map((to, index): Edge => [points[index] ?? to, to]);
  });
}

/** Does a ray from the point eastwards cross the edge? */
function crosses([ax, ay]: Point, [bx, by]: Point, x: number, y: number): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}
