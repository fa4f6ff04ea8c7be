import type { TileData } from '../../tiles/data.ts';

const MARK = 'microclimate';

const OURS = { danger: false, stop: false, mark: MARK, unsettled: true } as const;

/** Six tiles a continent. Our own design. */
export const TILES: readonly TileData[] = [
  { id: 'microclimate-1p', petrol: 1, damage: 0, ...OURS, copies: 3 },
  { id: 'microclimate-2p', petrol: 2, damage: 0, ...OURS, copies: 2 },
  { id: 'microclimate-1p1d', petrol: 1, damage: 1, ...OURS, copies: 1 },
];

export const isMicroclimate = (tile: TileData | undefined): boolean => tile?.mark === MARK;

/** What each face of the die adds, from the first on. Our own design. SEASON-06. */
export const TABLE = ['nothing', 'nothing', 'nothing', 'petrol', 'damage', 'stop'] as const;
