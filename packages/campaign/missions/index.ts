import type { BoardId } from '@race/great-race/options.ts';
import { AFRICA } from './africa.ts';
import { COMMON } from './common.ts';
import type { Mission } from './mission.ts';
import { SOUTH_AMERICA } from './south-america.ts';

export type { Mission } from './mission.ts';

const ALL: readonly Mission[] = [...COMMON, ...AFRICA, ...SOUTH_AMERICA];

/** PASS-02: the missions of a continent, those of both continents first. */
export const missionsOf = (board: BoardId): readonly Mission[] =>
  ALL.filter((mission) => mission.board === null || mission.board === board);
