// All that the drawing of a board needs beside the rules' data.
import type { BoardData } from '@race/great-race/board/data.ts';
import type { Ellipse, Geometry, Label } from '../geometry/data.ts';
import type { Continent } from './continent.ts';
import { cellAt, cellsOf } from './grid.ts';
import { coastOf, graticuleOf, othersOf, parallelOf } from './outlines.ts';
import { smoothPath } from './path.ts';
import type { CityPlan, LinePlan, Place, Plan, Radius } from './plan.ts';
import { type Point, type Sheet, tidy } from './sheet.ts';

const TROPIC = 23.4;

export function geometryOf(
  plan: Plan,
  board: BoardData,
  sheet: Sheet,
  { land, others }: Continent,
): Geometry {
  const smooth = (places: readonly Place[], closed: boolean) => smoothPath(places.map(sheet.put), { closed });
  return {
    radius: tidy(sheet.radius),
    frame: plan.frame,
    coast: coastOf(sheet, land),
    others: othersOf(sheet, others),
    graticule: graticuleOf(sheet),
    equator: parallelOf(sheet, 0),
    tropics: parallelOf(sheet, TROPIC) + parallelOf(sheet, -TROPIC),
    rivers: plan.rivers.map((river) => smooth(river, false)).join(''),
    lakes: plan.lakes.map((lake) => smooth(lake, true)).join(''),
    holes: holesOf(plan, sheet),
    peaks: peaksOf(plan, sheet),
    tints: plan.tints.map(([tone, at, radius]) => ({ tone, ...ellipse(sheet, at, radius) })),
    covers: plan.covers.map(([mark, at, radius, count]) => ({ mark, count, ...ellipse(sheet, at, radius) })),
    names: plan.names.map(([kind, key, at, turn, size]) => ({
      kind,
      key,
      ...tidyPoint(sheet.put(at)),
      turn,
      size,
    })),
    labels: Object.fromEntries(plan.cities.flatMap(labelled)),
    lines: board.lines.map((line) => drawnAs(plan, board, [line.from, line.to])),
    cartouche: plan.cartouche,
    compass: plan.compass,
    free: plan.free,
  };
}

function holesOf(plan: Plan, sheet: Sheet): number[] {
  const cells = cellsOf(sheet);
  return plan.holes.flatMap((hole) =>
    hole.places.flatMap((place) => [
      tidy(cellAt(cells, sheet, place).x),
      tidy(cellAt(cells, sheet, place).y),
    ]),
  );
}

/** Ranges become rows of peaks; those farther north are drawn first, so that nearer ones stand before them. */
function peaksOf(plan: Plan, sheet: Sheet): number[] {
  const places = plan.ranges.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, index): Place => {
      const part = count === 1 ? 0 : index / (count - 1);
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }),
  );
  return places
    .map(sheet.put)
    .sort((a, b) => a[1] - b[1])
    .flatMap(([x, y]) => [Math.round(x), Math.round(y)]);
}

function ellipse(sheet: Sheet, at: Place, [east, north]: Radius): Ellipse {
  const unitsPerDegree = (sheet.projection.scale() * Math.PI) / 180;
  const narrower = Math.cos((at[0] * Math.PI) / 180);
  const [x, y] = sheet.put(at);
  return {
    x: Math.round(x),
    y: Math.round(y),
    rx: Math.round(east * unitsPerDegree * narrower),
    ry: Math.round(north * unitsPerDegree),
  };
}

function labelled({ id, label }: CityPlan): [string, Label][] {
  if (!label) return [];
  const [dx, dy, anchor = 'middle'] = label;
  return [[id, { dx, dy, anchor }]];
}

/** A line's curve is planned from its `from` to its `to`; the board may hold it the other way round. */
function drawnAs(
  plan: Plan,
  board: BoardData,
  ends: readonly [number, number],
): { bend: number; flag: number } {
  const [a, b] = ends.map((space) => board.spaces[space]?.city?.id);
  const isSame = (line: LinePlan) => line.from === a && line.to === b;
  const isTurned = (line: LinePlan) => line.from === b && line.to === a;
  const found = plan.lines.find((line) => isSame(line) || isTurned(line));
  if (!found) throw new Error(`no line from ${a} to ${b} in the plan`);
  return isSame(found)
    ? { bend: found.bend, flag: found.flag }
    : { bend: -found.bend, flag: tidy(1 - found.flag) };
}

function tidyPoint([x, y]: Point): { x: number; y: number } {
  return { x: Math.round(x), y: Math.round(y) };
}
