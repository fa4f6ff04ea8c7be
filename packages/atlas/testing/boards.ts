// The newest boards with their tiles and plans, for tests.
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import { africaTiles1 } from '@race/great-race/tiles/africa-1.ts';
import { southAmericaTiles1 } from '@race/great-race/tiles/south-america-1.ts';
import { africa } from '../make/africa.ts';
import { southAmerica } from '../make/south-america.ts';

export const BOARDS = [
  { name: 'Africa', board: africa1, tiles: africaTiles1, plan: africa },
  { name: 'South America', board: southAmerica1, tiles: southAmericaTiles1, plan: southAmerica },
];

/** A tile on every space that takes one. */
export function everywhere({ board, tiles }: (typeof BOARDS)[number]) {
  const bag = tiles.flatMap((tile) => Array.from({ length: tile.copies }, () => tile));
  return board.spaces.map((space, index) => (space.city ? null : (bag[index % bag.length] ?? null)));
}
