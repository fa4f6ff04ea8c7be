// The cursor on the map: it goes from space to space by keys.
import type { BoardData } from '@race/great-race';
import type { MapPoint } from './camera.ts';

export const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies { readonly [key: string]: MapPoint };

/** How far off the direction a space may lie before it is no longer in it. */
const ASIDE = 0.9;

/**
 * The space one gets to from another by going in a direction: the one beside it there, or over water the nearest.
 * Up and down lie between two spaces; the one nearer to the column one came from is taken, so that one does not drift.
 */
export function spaceTowards(board: BoardData, from: number, direction: MapPoint, column: number): number {
  const start = board.spaces[from];
  if (start === undefined) return from;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [space, { x, y }] of board.spaces.entries()) {
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (ahead < 1 || aside > ahead * ASIDE) continue;
    const drift = direction.x === 0 ? Math.abs(x - column) / 50 : 0;
    const far = ahead + aside * 1.5 + drift;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** The next of these spaces, or the one before, around and around; sorted as one reads. */
export function nextOf(
  board: BoardData,
  spaces: readonly number[],
  from: number | null,
  step: 1 | -1,
): number | null {
  const at = (space: number): MapPoint => board.spaces[space] ?? { x: 0, y: 0 };
  const sorted = [...spaces].sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x);
  const here = from === null ? -1 : sorted.indexOf(from);
  const next = here < 0 && step < 0 ? sorted.length - 1 : here + step;
  return sorted[(next + sorted.length) % sorted.length] ?? null;
}

/** The next city whose name begins so. */
export function cityFrom(
  board: BoardData,
  name: (city: string) => string,
  letter: string,
  from: number,
): number | null {
  const start = plain(letter);
  const cities = board.spaces.flatMap(({ city }, space) =>
    city !== null && plain(name(city.id)).startsWith(start) ? [space] : [],
  );
  return cities.find((space) => space > from) ?? cities[0] ?? null;
}

/** Nobody types the accent of a capital. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
