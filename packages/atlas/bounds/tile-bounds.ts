// The bounds of a continent's bag of tiles.
import type { TileData } from '@race/great-race/tiles/data.ts';
import { type Bound, within } from './bound.ts';

export function means(tiles: readonly TileData[]): { count: number; petrol: number; damage: number } {
  let count = 0;
  let petrol = 0;
  let damage = 0;
  for (const tile of tiles) {
    count += tile.copies;
    petrol += tile.petrol * tile.copies;
    damage += tile.damage * tile.copies;
  }
  return { count, petrol: petrol / count, damage: damage / count };
}

export function tileBounds(tiles: readonly TileData[]): Bound[] {
  const { count, petrol, damage } = means(tiles);
  const copies = (isWanted: (tile: TileData) => boolean) =>
    tiles.reduce((sum, tile) => sum + (isWanted(tile) ? tile.copies : 0), 0);
  return [
    within('tiles', count, [60, 60]),
    within('mean petrol', petrol, [1.4, 1.6]),
    within('mean damage', damage, [0.4, 0.5]),
    within(
      'stop tiles',
      copies((tile) => tile.stop),
      [10, 12],
    ),
    within(
      'danger tiles',
      copies((tile) => tile.danger),
      [6, 9],
    ),
  ];
}
