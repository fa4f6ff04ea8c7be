// Where vehicles stand in a space: below a city's plaque, above the price of a tile, in rows when there are several.
import type { MapView } from './view.ts';

export interface Parked {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Others stand in the same space. */
  readonly isCrowded: boolean;
}

type Ground = Pick<MapView, 'board' | 'geometry'>;

/** Vehicles grow less than names do: they are large enough. */
const LARGEST = 1.3;
/** How long a vehicle is drawn at size 1. */
const LENGTH = 100;

/** How long vehicles are where so many stand, how far apart and how far behind each other; in radii of a space. */
const CROWDS = [
  { length: 1.6, apart: 0, behind: 0 },
  { length: 1.2, apart: 0.95, behind: 0.16 },
  { length: 1.12, apart: 0.88, behind: 0.38 },
  { length: 1.12, apart: 0.88, behind: 0.38 },
  { length: 0.95, apart: 0.72, behind: 0.38 },
] as const;

/** The spot of each crew, in their order. `letters` is how much vehicles grow against the map. */
export function parked(ground: Ground, crews: readonly { readonly at: number }[], letters: number): Parked[] {
  const radius = ground.geometry.radius;
  return crews.map(({ at }, seat) => {
    const here = crews.flatMap((other, index) => (other.at === at ? [index] : []));
    const { length, apart, behind } = CROWDS[Math.min(here.length, CROWDS.length) - 1] ?? CROWDS[0];
    const { x, y } = groundOf(ground, at);
    const [place, row] = inRows(here.length, here.indexOf(seat));
    return {
      x: x + place * apart * radius,
      // Two side by side stand a little askew, so that neither hides the other's nose.
      y: y + (here.length === 2 ? place : row) * behind * radius,
      size: ((length * radius) / LENGTH) * Math.min(letters, LARGEST),
      isCrowded: here.length > 1,
    };
  });
}

/** Two in a row, or three in a crowd; the first stand behind, so that the last are drawn over them. */
function inRows(count: number, order: number): readonly [place: number, row: number] {
  const length = count > 4 ? 3 : 2;
  const behind = count % length || length;
  const [row, place, mates] =
    order < behind
      ? [0, order, behind]
      : [1 + Math.floor((order - behind) / length), (order - behind) % length, length];
  return [place - (mates - 1) / 2, row - (Math.ceil(count / length) - 1)];
}

/** Where wheels touch the ground in a space: below the plaque of a city, above the price of a tile. */
export function groundOf({ board, geometry }: Ground, space: number): { x: number; y: number } {
  const found = board.spaces[space];
  if (found === undefined) return { x: 0, y: 0 };
  const dy = found.city === null ? 0.14 : isNamedAbove(geometry, found.city.id) ? 0.84 : 0.46;
  return { x: found.x, y: found.y + geometry.radius * dy };
}

/** How far above the middle a city's plaque stands while vehicles do too; in radii of a space. */
export const raisedPlaque = (geometry: Ground['geometry'], city: string): number =>
  isNamedAbove(geometry, city) ? 0.3 : 0.64;

function isNamedAbove({ labels }: Ground['geometry'], city: string): boolean {
  const name = labels[city];
  return name !== undefined && name.anchor === 'middle' && name.dy < 0;
}
