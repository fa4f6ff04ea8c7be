// Prices of tiles are read, whatever is beside them: flags of lines and signs of tiles make room for names and vehicles.
import { type Bounds, covered, freest, type Spot, shifted } from './boxes.ts';
import { cityBoxes } from './cities.ts';
import { flagBox, flagSpots } from './lines.ts';
import { type Laid, tileScale } from './spaces.ts';
import { type Sight, signBoxes } from './tile.ts';
import type { MapView } from './view.ts';

export interface Written {
  readonly laid: readonly Laid[];
  /** Spaces where somebody stands. */
  readonly taken: readonly number[];
  readonly names: (city: string) => string;
  readonly sight: Sight;
  readonly letters: number;
  readonly flags: number;
  /** What vehicles cover. */
  readonly vehicles?: readonly Bounds[];
}

export interface Room {
  /** Where the flags stand, line by line. */
  readonly flags: readonly Spot[];
  /** How far the signs of a tile are moved, on radius 50, by its space. */
  readonly moved: ReadonlyMap<number, Spot>;
}

/** Where the signs of a tile may go inside of it, the nearest first. */
const PLACES: readonly Spot[] = [
  [0, 0],
  [0, -8],
  [0, 6],
  [8, -4],
  [-8, -4],
  [0, 12],
  [9, 7],
  [-9, 7],
  [0, -15],
  [14, -6],
  [-14, -6],
  [12, -14],
  [-12, -14],
].map(([x = 0, y = 0]) => ({ x, y }));

export function roomFor(
  view: MapView,
  { laid, taken, names, sight, letters, flags, vehicles = [] }: Written,
): Room {
  const signs = laid.map((one) => signsOn(view, one, { sight, taken }));
  const cities = cityBoxes(view, names, { scale: letters, taken });
  const spots = flagSpots(view, flags, [...signs.flat(), ...cities, ...vehicles]);
  const written = [...cities, ...vehicles, ...spots.map((spot) => flagBox(spot, flags))];
  const moved = new Map<number, Spot>();
  for (const [index, { space }] of laid.entries()) {
    const scale = tileScale(view, space);
    const under = (place: Spot) =>
      covered(
        (signs[index] ?? []).map((box) => shifted(box, { x: place.x * scale, y: place.y * scale })),
        written,
      );
    moved.set(space, freest(PLACES, under) ?? { x: 0, y: 0 });
  }
  return { flags: spots, moved };
}

/** The signs of a tile in their default places, in units of the map. */
export function signsOn(
  view: MapView,
  { space, tile }: Laid,
  { sight, taken }: Pick<Written, 'sight' | 'taken'>,
): Bounds[] {
  const { x, y, risk } = view.board.spaces[space] ?? { x: 0, y: 0, risk: false };
  const scale = tileScale(view, space);
  return signBoxes(tile, sight, { risk, inRow: taken.includes(space) }).map(
    ({ left, top, right, bottom }) => ({
      left: x + left * scale,
      top: y + top * scale,
      right: x + right * scale,
      bottom: y + bottom * scale,
    }),
  );
}
