import type { BoardId } from '@race/great-race/options.ts';
import { AFRICA } from './africa.ts';
import { COMMON } from './common.ts';
import type { Mission, Stand } from './mission.ts';
import type { RaceSummary } from './race-summary.ts';
import { SOUTH_AMERICA } from './south-america.ts';

export type { Mission, Stand } from './mission.ts';

const ALL: readonly Mission[] = [...COMMON, ...AFRICA, ...SOUTH_AMERICA];

/** PASS-02: the missions of a continent, those of both continents first. */
export const missionsOf = (board: BoardId): readonly Mission[] =>
  ALL.filter((mission) => mission.board === null || mission.board === board);

/** PASS-02: the open missions of a race that goes on, those nearest to a stamp first and those out of reach last. */
export function withinReach(
  board: BoardId,
  isStamped: (id: string) => boolean,
  summary: RaceSummary,
): readonly { readonly id: string; readonly stand: Stand }[] {
  const open = missionsOf(board).filter(({ id }) => !isStamped(id));
  const standing = open.map(({ id, stands }) => ({ id, stand: stands(summary) }));
  return standing.sort((a, b) => nearness(b.stand) - nearness(a.stand));
}

/** How near a mission is, from 0 to 1. What is begun comes before what only has to be kept. */
function nearness(stand: Stand): number {
  if (stand.kind === 'gone') return 0;
  if (stand.kind === 'some') return stand.now === 0 ? 0.2 : 0.5 + (0.5 * stand.now) / stand.all;
  if (stand.kind === 'gauges') return 0.6;
  if (stand.kind === 'open') return 0.55;
  return stand.kind === 'francs' || stand.kind === 'engine' ? 0.3 : 0.5;
}
