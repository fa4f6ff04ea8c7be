// House rules to try out: they change the data of a table, never its rules, and no real table has them.
import type { LineData } from '@race/great-race/board/data.ts';
import type { RaceData } from '@race/great-race/parts.ts';

export const FARES = ['printed', 'half', 'none'] as const;
export const DANGERS = ['printed', 'none'] as const;

export interface TrialRules {
  /** Ships and zeppelins at their fare, at half of it, or none at all. */
  readonly fares: (typeof FARES)[number];
  /** Dangers on tiles. */
  readonly dangers: (typeof DANGERS)[number];
}

export const PRINTED: TrialRules = { fares: 'printed', dangers: 'printed' };

export const withTrialRules = ({ board, tiles }: RaceData, { fares, dangers }: TrialRules): RaceData => ({
  board: { ...board, lines: linesAt(board.lines, fares) },
  tiles: dangers === 'printed' ? tiles : tiles.map((tile) => ({ ...tile, danger: false })),
});

function linesAt(lines: readonly LineData[], fares: TrialRules['fares']): readonly LineData[] {
  if (fares === 'none') return [];
  return fares === 'printed' ? lines : lines.map((line) => ({ ...line, price: line.price / 2 }));
}
