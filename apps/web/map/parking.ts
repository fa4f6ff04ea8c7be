// Where vehicles stand in a space: alone in its middle, several beside and behind each other.
import type { Label } from '@race/atlas/geometry/data.ts';
import type { Crew } from '@race/great-race';
import type { Spot } from './camera.ts';
import type { Sheet } from './sheet.ts';

export interface Parked extends Spot {
  readonly size: number;
  /** Others stand in the same space. */
  readonly isCrowded: boolean;
}

/** Where the first, second, … of several crews stands, in parts of the radius. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-0.5, -0.3],
    [0.5, 0.06],
  ],
  [
    [-0.55, -0.4],
    [0.55, -0.25],
    [0, 0.22],
  ],
  [
    [-0.55, -0.5],
    [0.55, -0.36],
    [-0.5, 0.08],
    [0.6, 0.22],
  ],
];

const FULL_RADIUS = 36.8;
const FULL_SIZE = 0.66;

/** The spot of each crew, by seat. `letters` is how much vehicles grow against the map. */
export function parked(
  { board, geometry }: Sheet,
  crews: readonly Pick<Crew, 'at'>[],
  letters: number,
): Parked[] {
  const size = (geometry.radius / FULL_RADIUS) * FULL_SIZE * letters;
  return crews.map(({ at }, seat) => {
    const here = crews.flatMap((other, index) => (other.at === at ? [index] : []));
    const places = PLACES[Math.min(here.length, PLACES.length) - 1] ?? [];
    const [dx, dy] = places[here.indexOf(seat) % places.length] ?? [0, 0];
    const ground = groundOf({ board, geometry }, at);
    return {
      x: ground.x + dx * geometry.radius,
      y: ground.y + dy * geometry.radius,
      size: here.length > 1 ? size * 0.8 : size,
      isCrowded: here.length > 1,
    };
  });
}

/** Where wheels touch the ground in a space. In a city they keep away from its name. */
export function groundOf({ board, geometry }: Sheet, space: number): Spot {
  const found = board.spaces[space];
  if (found === undefined) return { x: 0, y: 0 };
  const [dx, dy] = found.city === null ? [0, 0.4] : besideName(geometry.labels[found.city.id]);
  return { x: found.x + geometry.radius * dx, y: found.y + geometry.radius * dy };
}

/** The other side than the one the name stands on: above, below, left or right. */
function besideName(name: Label | undefined): readonly [dx: number, dy: number] {
  if (name?.anchor === 'start') return [-0.3, 0.3];
  if (name?.anchor === 'end') return [0.3, 0.3];
  return [0, name !== undefined && name.dy < 0 ? 0.7 : 0.16];
}
