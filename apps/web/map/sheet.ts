// The sheet of a board: its data and its geometry, fetched when it is first looked at.
import type { Geometry } from '@race/atlas';
import type { BoardData } from '@race/great-race';
import { type BoardId, NEWEST_DATA } from '@race/great-race/options.ts';

export interface BoardSheet {
  readonly board: BoardData;
  readonly geometry: Geometry;
}

const NEWEST = {
  africa: async () => {
    const [{ africa1: board }, { africa1: geometry }] = await Promise.all([
      import('@race/great-race/board/africa-1.ts'),
      import('@race/atlas/geometry/africa-1.ts'),
    ]);
    return { board, geometry };
  },
  'south-america': async () => {
    const [{ southAmerica1: board }, { southAmerica1: geometry }] = await Promise.all([
      import('@race/great-race/board/south-america-1.ts'),
      import('@race/atlas/geometry/south-america-1.ts'),
    ]);
    return { board, geometry };
  },
} satisfies Record<BoardId, () => Promise<BoardSheet>>;

/** The sheet of a board in one of its versions. */
export function loadSheet(board: BoardId, version: number): Promise<BoardSheet> {
  if (version !== NEWEST_DATA) throw new Error(`there is no sheet ${board}, version ${version}`);
  return NEWEST[board]();
}
