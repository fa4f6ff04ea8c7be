// From a plan and its spaces to the data the rules play on.
import type { BoardData, CityData, LineData, SpaceData } from '@race/great-race/board/data.ts';
import { areNear, type Cell, cellAt, nearestCell } from './grid.ts';
import { levelsTo } from './levels.ts';
import type { Plan } from './plan.ts';
import { type Sheet, tidy } from './sheet.ts';

export function boardOf(plan: Plan, sheet: Sheet, cells: readonly Cell[]): BoardData {
  const cities = placeCities(plan, sheet, cells);
  const risky = new Set(
    plan.risks.flatMap((region) => region.places).map((place) => cellAt(cells, sheet, place)),
  );
  const spaces = cells.map((cell): SpaceData => {
    const city = cities.get(cell) ?? null;
    return {
      x: tidy(cell.x),
      y: tidy(cell.y),
      near: [...cells.keys()].filter((other) => isNear(cell, cells[other])),
      risk: city === null && risky.has(cell),
      city,
      terrain: terrainAt(plan, sheet, cell),
    };
  });
  const spaceOf = (city: string): number => {
    const found = spaces.findIndex((space) => space.city?.id === city);
    if (found < 0) throw new Error(`no city ${city}`);
    return found;
  };
  const ends = [spaceOf(plan.ends[0]), spaceOf(plan.ends[1])] as const;
  return {
    id: plan.id,
    version: plan.version,
    spaces,
    lines: plan.lines
      .map((line) => ordered(line.kind, [spaceOf(line.from), spaceOf(line.to)], line.price))
      .sort(byEnds),
    ends,
    levels: [levelsTo(spaces, ends[0], ends[1]), levelsTo(spaces, ends[1], ends[0])],
  };
}

/** Each city takes the free space nearest to where it really lies. */
function placeCities(plan: Plan, sheet: Sheet, cells: readonly Cell[]): Map<Cell, CityData> {
  const cities = new Map<Cell, CityData>();
  for (const { id, at, space, colour, cards } of plan.cities) {
    const free = cells.filter((cell) => !cities.has(cell));
    cities.set(nearestCell(free, sheet.put(space ?? at)), { id, colour, cards });
  }
  return cities;
}

function terrainAt(plan: Plan, sheet: Sheet, cell: Cell): string {
  const seeds = plan.terrain.flatMap(([terrain, places]) =>
    places.map((place) => {
      const [x, y] = sheet.put(place);
      return { terrain, x, y };
    }),
  );
  return nearestCell(seeds, [cell.x, cell.y]).terrain;
}

function isNear(cell: Cell, other: Cell | undefined): boolean {
  return other !== undefined && areNear(cell, other);
}

function ordered(kind: LineData['kind'], [a, b]: readonly [number, number], price: number): LineData {
  return { kind, from: Math.min(a, b), to: Math.max(a, b), price };
}

function byEnds(a: LineData, b: LineData): number {
  return a.from - b.from || a.to - b.to;
}
