import type { BoardId, RaceOptions } from '../options.ts';
import type { RaceData } from '../parts.ts';
import { data as africa1 } from './africa-1.ts';
import { data as africa2 } from './africa-2.ts';
import { data as southAmerica1 } from './south-america-1.ts';
import { data as southAmerica2 } from './south-america-2.ts';

/** Boards and their tiles by version. Released ones stay, so that old races can be replayed. */
const DATA: Record<BoardId, readonly RaceData[]> = {
  africa: [africa1, africa2],
  'south-america': [southAmerica1, southAmerica2],
};

export function releasedData({ board, data }: Pick<RaceOptions, 'board' | 'data'>): RaceData {
  const released = DATA[board][data - 1];
  if (released === undefined) throw new Error(`${board} has no data version ${data}`);
  return released;
}
