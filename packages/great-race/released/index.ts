import type { BoardId, RaceOptions } from '../options.ts';
import { inVersion, type RaceData } from '../parts.ts';
import { data as africa1 } from './africa-1.ts';
import { data as southAmerica1 } from './south-america-1.ts';

/** Boards and their tiles by version. Released ones stay, so that old races can be replayed. */
const DATA: Record<BoardId, readonly RaceData[]> = {
  africa: [africa1],
  'south-america': [southAmerica1],
};

export const releasedData = ({ board, data }: Pick<RaceOptions, 'board' | 'data'>): RaceData =>
  inVersion(DATA[board], data, board);
