// Sheets of earlier data versions, the first one first, for races that were played on them.
import type { BoardId } from '@race/great-race/options.ts';
import type { Sheet } from './sheet.ts';

async function africa1(): Promise<Sheet> {
  const [{ africa1: board }, { africa1: geometry }] = await Promise.all([
    import('@race/great-race/board/africa-1.ts'),
    import('@race/atlas/geometry/africa-1.ts'),
  ]);
  return { board, geometry };
}

async function southAmerica1(): Promise<Sheet> {
  const [{ southAmerica1: board }, { southAmerica1: geometry }] = await Promise.all([
    import('@race/great-race/board/south-america-1.ts'),
    import('@race/atlas/geometry/south-america-1.ts'),
  ]);
  return { board, geometry };
}

const EARLIER: Record<BoardId, readonly (() => Promise<Sheet>)[]> = {
  africa: [africa1],
  'south-america': [southAmerica1],
};

export function loadEarlier(board: BoardId, version: number): Promise<Sheet> {
  const load = EARLIER[board][version - 1];
  if (load === undefined) throw new Error(`there is no sheet ${board}, version ${version}`);
  return load();
}
