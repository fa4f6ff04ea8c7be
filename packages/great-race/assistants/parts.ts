import type { RaceRules } from '../rules.ts';
import type { Crew } from '../state.ts';

const IN_CITY = 20;
const ELSEWHERE = 40;

/** BASE-MECH-01: what a part costs where the vehicle stands. */
export const partPrice = (rules: Pick<RaceRules, 'board'>, crew: Pick<Crew, 'at'>): number =>
  rules.board.isCity[crew.at] === true ? IN_CITY : ELSEWHERE;
