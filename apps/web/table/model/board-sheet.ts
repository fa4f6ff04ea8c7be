// The sheet of a board: its data and its geometry, fetched when it is first shown.
import type { Geometry } from '@race/atlas';
import type { BoardData } from '@race/great-race';
import { type BoardId, NEWEST_DATA } from '@race/great-race/options.ts';
import { loadAfrica, loadSouthAmerica } from '../../shell/chunks.ts';

export interface BoardSheet {
  readonly board: BoardData;
  readonly geometry: Geometry;
}

const NEWEST = { africa: loadAfrica, 'south-america': loadSouthAmerica } satisfies Record<
  BoardId,
  () => Promise<BoardSheet>
>;

const loaded = new Map<BoardId, BoardSheet>();

/** The sheet of a board in one of its versions: the same one each time, so that the map stays as it is when a race is set out again. */
export async function loadSheet(id: BoardId, version: number): Promise<BoardSheet> {
  if (version !== NEWEST_DATA) throw new Error(`there is no sheet ${id}, version ${version}`);
  const { board, geometry } = await NEWEST[id]();
  const sheet = loaded.get(id) ?? { board, geometry };
  loaded.set(id, sheet);
  return sheet;
}
