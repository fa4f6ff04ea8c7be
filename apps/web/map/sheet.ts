// The sheet of a board: its data and its geometry, fetched when it is first looked at.
import type { Geometry } from '@race/atlas';
import type { BoardData } from '@race/great-race';
import type { BoardId } from '@race/great-race/options.ts';

export interface Sheet {
  readonly board: BoardData;
  readonly geometry: Geometry;
}

const SHEETS = {
  africa: [
    async () => {
      const [{ africa1: board }, { africa1: geometry }] = await Promise.all([
        import('@race/great-race/board/africa-1.ts'),
        import('@race/atlas/geometry/africa-1.ts'),
      ]);
      return { board, geometry };
    },
    async () => {
      const [{ africa2: board }, { africa2: geometry }] = await Promise.all([
        import('@race/great-race/board/africa-2.ts'),
        import('@race/atlas/geometry/africa-2.ts'),
      ]);
      return { board, geometry };
    },
  ],
  'south-america': [
    async () => {
      const [{ southAmerica1: board }, { southAmerica1: geometry }] = await Promise.all([
        import('@race/great-race/board/south-america-1.ts'),
        import('@race/atlas/geometry/south-america-1.ts'),
      ]);
      return { board, geometry };
    },
    async () => {
      const [{ southAmerica2: board }, { southAmerica2: geometry }] = await Promise.all([
        import('@race/great-race/board/south-america-2.ts'),
        import('@race/atlas/geometry/south-america-2.ts'),
      ]);
      return { board, geometry };
    },
  ],
} satisfies Record<BoardId, readonly (() => Promise<Sheet>)[]>;

/** The sheet of a board in one of its versions. */
export function loadSheet(board: BoardId, version: number): Promise<Sheet> {
  const load = SHEETS[board][version - 1];
  if (load === undefined) throw new Error(`there is no sheet ${board}, version ${version}`);
  return load();
}
