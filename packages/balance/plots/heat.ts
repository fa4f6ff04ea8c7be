import type { BoardData } from '@race/great-race/board/data.ts';
import { placed } from './names.ts';
import { escaped, INK, n, plot } from './paper.ts';

const CORNERS = Array.from({ length: 6 }, (_, at) => ((at + 0.5) * Math.PI) / 3);
/** The palest that a visited space may be. */
const PALE = 0.06;
/** Beside the map, in spaces: names of cities on the coast reach into it. */
const MARGIN = 2.4;

/** Where races went: each space as dark as it was visited, cities ringed and named. */
export function heat(
  { spaces }: BoardData,
  visits: readonly number[],
  races: number,
  { label, cityName }: { readonly label: string; readonly cityName: (city: string) => string },
): string {
  const radius = radiusOf(spaces);
  const [left, top] = [
    Math.min(...spaces.map(({ x }) => x)) - MARGIN * radius,
    Math.min(...spaces.map(({ y }) => y)) - radius,
  ];
  const width = Math.max(...spaces.map(({ x }) => x)) - left + MARGIN * radius;
  const height = Math.max(...spaces.map(({ y }) => y)) - top + 2 * radius;
  const most = Math.max(1, ...visits);
  const drawn = spaces.map(({ x, y, city }, space) => {
    const times = visits[space] ?? 0;
    const ink = times === 0 ? 0 : PALE + (1 - PALE) * Math.sqrt(times / most);
    const at = CORNERS.map(
      (angle) => `${n(x - left + radius * Math.cos(angle))},${n(y - top + radius * Math.sin(angle))}`,
    );
    const often = races === 0 ? 0 : Math.round((100 * times) / races) / 100;
    const name = city === null ? '' : `${cityName(city.id)}: `;
    const ring = city === null ? '' : ` stroke-width="${n(radius / 5)}"`;
    return `<polygon points="${at.join(' ')}" fill="currentColor" fill-opacity="${Math.round(ink * 100) / 100}" stroke="currentColor" stroke-opacity=".35"${ring}><title>${escaped(`${name}${often}`)}</title></polygon>`;
  });
  const size = radius * 0.72;
  const cities = spaces.flatMap(({ x, y, city }) =>
    city === null ? [] : [{ x: x - left, y: y - top, name: cityName(city.id) }],
  );
  const names = placed(cities, size, radius * 1.7, radius * 1.2).map(
    ({ x, y, name }) =>
      `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" text-anchor="middle" class="halo" ${INK}>${escaped(name)}</text>`,
  );
  return plot(height, label, [...drawn, ...names], Math.ceil(width));
}

/** Spaces touch: the nearest neighbours are two inner radii apart. */
function radiusOf(spaces: BoardData['spaces']): number {
  const [first] = spaces.filter(({ near }) => near.length > 0);
  const beside = first?.near.flatMap((space) => spaces[space] ?? []) ?? [];
  const nearest = Math.min(...beside.map(({ x, y }) => Math.hypot(x - (first?.x ?? 0), y - (first?.y ?? 0))));
  return nearest / Math.sqrt(3);
}
