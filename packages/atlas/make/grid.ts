// The spaces: a grid of pointy hexes over the land, without lakes and regions nobody crosses.
import type { MultiPolygon } from 'geojson';
import { landTest } from './land.ts';
import type { Place, Plan } from './plan.ts';
import type { Point, Sheet } from './sheet.ts';

export interface Cell {
  readonly row: number;
  /** twice the column, so that odd rows stand half a space to the right in whole numbers */
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

/** All spaces of the plan, row by row from the north, each row from the west. */
export function spacesOf(plan: Plan, sheet: Sheet, land: MultiPolygon): Cell[] {
  const isLand = landTest(sheet, land);
  const all = cellsOf(sheet);
  const at = (place: Place) => nearestCell(all, sheet.put(place));
  const kept = new Set(plan.kept.map(at));
  const left = new Set([...plan.dropped, ...plan.holes.flatMap((hole) => hole.places)].map(at));
  return all.filter(
    (cell) => kept.has(cell) || (!left.has(cell) && landShare(cell, sheet.radius, isLand) >= plan.share),
  );
}

/** The space a place lies in; the plan may only name places that lie in one. */
export function cellAt<C extends Cell>(cells: readonly C[], sheet: Sheet, place: Place): C {
  const point = sheet.put(place);
  const cell = nearestCell(cells, point);
  if (Math.hypot(cell.x - point[0], cell.y - point[1]) > sheet.radius)
    throw new Error(`no space at ${place}`);
  return cell;
}

export function nearestCell<C extends { x: number; y: number }>(cells: readonly C[], [x, y]: Point): C {
  let best: C | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const far = Math.hypot(cell.x - x, cell.y - y);
    if (far >= least) continue;
    best = cell;
    least = far;
  }
  if (!best) throw new Error('no cells');
  return best;
}

export function areNear(a: Cell, b: Cell): boolean {
  const rows = Math.abs(a.row - b.row);
  const columns = Math.abs(a.column - b.column);
  return (rows === 0 && columns === 2) || (rows === 1 && columns === 1);
}

/** The whole grid, sea and land. */
export function cellsOf({ radius, anchor }: Sheet): Cell[] {
  const half = (Math.sqrt(3) * radius) / 2;
  const cells: Cell[] = [];
  for (let row = -30; row <= 30; row++) {
    for (let column = -40; column <= 40; column++) {
      if ((row + column) % 2 !== 0) continue;
      const x = anchor[0] + column * half;
      const y = anchor[1] + row * 1.5 * radius;
      if (x > -60 && x < 1060 && y > -60 && y < 1060) cells.push({ row, column, x, y });
    }
  }
  return cells;
}

const STEPS = 8;

function landShare(cell: Cell, radius: number, isLand: (x: number, y: number) => boolean): number {
  let inside = 0;
  let all = 0;
  for (let i = -STEPS; i <= STEPS; i++) {
    for (let j = -STEPS; j <= STEPS; j++) {
      const dx = (i / STEPS) * radius;
      const dy = (j / STEPS) * radius;
      if (!isInHex(dx, dy, radius)) continue;
      all++;
      if (isLand(cell.x + dx, cell.y + dy)) inside++;
    }
  }
  return inside / all;
}

function isInHex(dx: number, dy: number, radius: number): boolean {
  return Math.abs(dx) <= (Math.sqrt(3) / 2) * radius && Math.abs(dy) <= radius - Math.abs(dx) / Math.sqrt(3);
}
