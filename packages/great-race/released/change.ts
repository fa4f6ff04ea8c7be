// A later version of the data is the difference from the one before: `change(africa1, { lines: { 2: { price: 190 } } })`.
import type { LineData, SpaceData } from '../board/data.ts';
import type { RaceData } from '../parts.ts';
import type { TileData } from '../tiles/data.ts';

/** What the next version of a board changes. Spaces keep their numbers; a line may be removed by null. */
interface DataChange {
  readonly spaces?: { readonly [space: number]: Partial<SpaceData> };
  readonly lines?: { readonly [line: number]: Partial<LineData> | null };
  readonly moreLines?: readonly LineData[];
  readonly tiles?: { readonly [id: string]: Partial<TileData> };
  readonly moreTiles?: readonly TileData[];
}

export function change({ board, tiles }: RaceData, changes: DataChange): RaceData {
  return {
    board: {
      ...board,
      version: board.version + 1,
      spaces: changed(board.spaces, changes.spaces),
      lines: [...changed(board.lines, changes.lines), ...(changes.moreLines ?? [])],
    },
    tiles: [...changedTiles(tiles, changes.tiles ?? {}), ...(changes.moreTiles ?? [])],
  };
}

function changed<X extends object>(
  list: readonly X[],
  changes: { readonly [at: number]: Partial<X> | null } = {},
): X[] {
  const stranger = Object.keys(changes).find((at) => list[Number(at)] === undefined);
  if (stranger !== undefined) throw new Error(`there is no ${stranger} to change`);
  return list.flatMap((one, at) => {
    const difference = changes[at];
    return difference === null ? [] : [{ ...one, ...difference }];
  });
}

function changedTiles(tiles: readonly TileData[], changes: { readonly [id: string]: Partial<TileData> }) {
  const stranger = Object.keys(changes).find((id) => tiles.every((tile) => tile.id !== id));
  if (stranger !== undefined) throw new Error(`there is no tile ${stranger} to change`);
  return tiles.map((tile) => ({ ...tile, ...changes[tile.id] }));
}
