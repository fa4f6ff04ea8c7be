// The sheet of a board: its data and its geometry, fetched when it is first looked at.
import type { Geometry } from '@race/atlas';
import type { BoardData } from '@race/great-race';
import { type BoardId, NEWEST_DATA } from '@race/great-race/options.ts';

export interface Sheet {
  readonly board: BoardData;
  readonly geometry: Geometry;
}

const NEWEST = {
  africa: async () => {
    const [{ africa2: board }, { africa2: geometry }] = await Promise.all([
      import('@race/great-race/board/africa-2.ts'),
      import('@race/atlas/geometry/africa-2.ts'),
    ]);
    return { board, geometry };
  },
  'south-america': async () => {
    const [{ southAmerica2: board }, { southAmerica2: geometry }] = await Promise.all([
      import('@race/great-race/board/south-america-2.ts'),
      import('@race/atlas/geometry/south-america-2.ts'),
    ]);
    return { board, geometry };
  },
} satisfies Record<BoardId, () => Promise<Sheet>>;

/** The sheet of a board in one of its versions. */
export async function loadSheet(board: BoardId, version: number): Promise<Sheet> {
  if (version === NEWEST_DATA) return NEWEST[board]();
  return (await import('./earlier-sheets.ts')).loadEarlier(board, version);
}
