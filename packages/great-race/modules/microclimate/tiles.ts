import type { TileData } from '../../tiles/data.ts';

const MARK = 'microclimate';

/** Six tiles a continent. Our own design. */
export const TILES: readonly TileData[] = [
  { id: 'microclimate-1p', petrol: 1, damage: 0, danger: false, stop: false, copies: 3, mark: MARK },
  { id: 'microclimate-2p', petrol: 2, damage: 0, danger: false, stop: false, copies: 2, mark: MARK },
  { id: 'microclimate-1p1d', petrol: 1, damage: 1, danger: false, stop: false, copies: 1, mark: MARK },
];

export const isMicroclimate = (tile: TileData | undefined): boolean => tile?.mark === MARK;

/** What each face of the die adds, from the first on. Our own design. SEASON-06. */
export const TABLE = ['nothing', 'nothing', 'nothing', 'petrol', 'damage', 'stop'] as const;
