// Where vehicles stand in a space: below the name of a city, between the road sign and the price of a tile. Two share the place;
// of three or more one stands there, and the others hoist their pennants at the upper rim.
import { type Bounds, covered, freest, type Spot } from './boxes.ts';
import type { MapView } from './view.ts';

export interface Parked {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Which way its pennant flies: away from a vehicle beside it. */
  readonly flag: 'left' | 'right';
  /** Only its pennant is shown: others stand in the same space. */
  readonly isPennant: boolean;
}

type Ground = Pick<MapView, 'board' | 'geometry'>;

/** How long a vehicle is drawn at size 1, and how high; and a pennant. */
const LENGTH = 100;
const HEIGHT = 52;
const PENNANT = 50;

/** Spaces with a radius of so many pixels have room for name, sign and vehicle below each other. */
const NEAR = 44;
/** Lengths below are in pixels at this radius. */
const FULL = 53;

/** Whether a space is large on the screen; `letters` is how much larger a pixel is than a unit of the map. */
export const isNear = ({ radius }: Ground['geometry'], letters: number): boolean => radius / letters > NEAR;

/** How long vehicles are where one stands and where two do, and how far apart two are; at a radius of 53. */
const SIZES = {
  near: { alone: 52, paired: 43, apart: 46 },
  far: { alone: 44, paired: 36, apart: 38 },
} as const;

/** Half the distance between vehicles that are fanned out. */
const FANNED = 34;

/** Where pennants may be hoisted at the rim, the best places first. */
const RIM: readonly Spot[] = [
  { x: 34, y: -37 },
  { x: -34, y: -37 },
  { x: 46, y: -22 },
  { x: -46, y: -22 },
  { x: 46, y: -34 },
  { x: -46, y: -34 },
  { x: 46, y: 2 },
  { x: -46, y: 2 },
  { x: 24, y: -50 },
  { x: -24, y: -50 },
  { x: 46, y: 20 },
  { x: -46, y: 20 },
  { x: 10, y: -58 },
  { x: -10, y: -58 },
];

interface Parking {
  /** How much larger a pixel of the screen is than a unit of the map. */
  readonly letters: number;
  /** The seat whose vehicle stands right of another, and is never only a pennant. */
  readonly own?: number | null;
  /** A space whose crowd is fanned out, to be told apart. */
  readonly fanned?: number | null;
  /** Signs and names, which pennants leave free. */
  readonly busy?: readonly Bounds[];
}

/** The spot of each crew, in their order. */
export function parked(
  ground: Ground,
  crews: readonly { readonly at: number }[],
  parking: Parking,
): Parked[] {
  const { own = null } = parking;
  const spots: Parked[] = [];
  for (const space of new Set(crews.map(({ at }) => at))) {
    const here = crews.flatMap(({ at }, seat) => (at === space ? [seat] : []));
    const inFront = here.toSorted((a, b) => Number(b === own) - Number(a === own) || b - a);
    for (const [order, spot] of share(ground, space, here.length, parking).entries())
      spots[inFront[order] ?? -1] = spot;
  }
  return spots;
}

/** The spots of so many crews in one space; the most important first. */
function share(
  ground: Ground,
  space: number,
  count: number,
  { letters, busy = [], fanned = null }: Parking,
): Parked[] {
  const unit = ground.geometry.radius / FULL;
  const { alone, paired, apart } = SIZES[isNear(ground.geometry, letters) ? 'near' : 'far'];
  const { x, y } = groundOf(ground, space, letters);
  const standing = (side: -1 | 0 | 1): Parked => ({
    x: x + (side * apart * unit) / 2,
    y,
    size: ((side === 0 ? alone : paired) * unit) / LENGTH,
    flag: side > 0 ? 'right' : 'left',
    isPennant: false,
  });
  if (count === 2) return [standing(1), standing(-1)];
  if (space === fanned)
    return Array.from({ length: count }, (_, at) => ({
      ...standing(0),
      x: x + (count - 1 - 2 * at) * FANNED * unit,
    }));
  const spots = [standing(0)];
  const middle = ground.board.spaces[space] ?? { x, y };
  const hoisted = RIM.map(
    (rim): Parked => ({
      x: middle.x + rim.x * unit,
      y: middle.y + rim.y * unit,
      size: (alone * unit) / LENGTH,
      flag: rim.x < 0 ? 'left' : 'right',
      isPennant: true,
    }),
  );
  while (spots.length < count) {
    const taken = [...busy, ...spots.map(parkedBox)];
    const next = freest(hoisted, (spot) => covered([parkedBox(spot)], taken));
    if (next === undefined) break;
    spots.push(next);
  }
  return spots;
}

/** Where wheels touch the ground in a space, in radii below its middle. */
export function groundOf({ board, geometry }: Ground, space: number, letters = 1): Spot {
  const found = board.spaces[space];
  if (found === undefined) return { x: 0, y: 0 };
  return { x: found.x, y: found.y + geometry.radius * wheelsIn(geometry, found.city?.id ?? null, letters) };
}

function wheelsIn(geometry: Ground['geometry'], city: string | null, letters: number): number {
  if (city === null) return 12 / FULL;
  if (isNear(geometry, letters)) return 41 / FULL;
  return isNamedAbove(geometry, city) ? 0.84 : 0.46;
}

/** How far above the middle a city's plaque stands while vehicles do too; in radii of a space. */
export const raisedPlaque = (geometry: Ground['geometry'], city: string): number =>
  isNamedAbove(geometry, city) ? 0.3 : 0.64;

function isNamedAbove({ labels }: Ground['geometry'], city: string): boolean {
  const name = labels[city];
  return name !== undefined && name.anchor === 'middle' && name.dy < 0;
}

/** What a vehicle or a pennant covers, without the pennant at the vehicle's tail, which lies outside of the space. */
export function parkedBox({ x, y, size, flag, isPennant }: Parked): Bounds {
  if (!isPennant) {
    const half = (LENGTH * size) / 2;
    return { left: x - half, top: y - HEIGHT * size, right: x + half, bottom: y };
  }
  const [left, right] = flag === 'left' ? [x - PENNANT * size, x] : [x, x + PENNANT * size];
  return { left, top: y, right, bottom: y + PENNANT * size };
}
