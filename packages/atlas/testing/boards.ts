// The newest boards with their tiles and plans, for tests.
import { africa2 } from '@race/great-race/board/africa-2.ts';
import { southAmerica2 } from '@race/great-race/board/south-america-2.ts';
import { africaTiles2 } from '@race/great-race/tiles/africa-2.ts';
import { southAmericaTiles2 } from '@race/great-race/tiles/south-america-2.ts';
import { africa } from '../make/africa.ts';
import { southAmerica } from '../make/south-america.ts';

export const BOARDS = [
  { name: 'Africa', board: africa2, tiles: africaTiles2, plan: africa },
  { name: 'South America', board: southAmerica2, tiles: southAmericaTiles2, plan: southAmerica },
];

/** A tile on every space that takes one. */
export function everywhere({ board, tiles }: (typeof BOARDS)[number]) {
  const bag = tiles.flatMap((tile) => Array.from({ length: tile.copies }, () => tile));
  return board.spaces.map((space, index) => (space.city ? null : (bag[index % bag.length] ?? null)));
}
