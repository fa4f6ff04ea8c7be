import { BOARD_IDS, type BoardId } from '@race/great-race/options.ts';
import { missionsOf } from './missions/index.ts';
import type { CampaignMode, Passport } from './state.ts';

/** Whether every mission of a continent is stamped in a way. */
export const isPageFull = (passport: Passport, way: CampaignMode, board: BoardId): boolean =>
  missionsOf(board).every(({ id }) => passport[way][board][id] !== undefined);

/** PASS-03: a passport filled in the legendary way makes a legendary driver. */
export const isLegendaryDriver = (passport: Passport): boolean =>
  BOARD_IDS.every((board) => isPageFull(passport, 'legendary', board));
