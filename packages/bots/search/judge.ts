import { type Race, type RaceRules, winnerOf } from '@race/great-race';
import { isOver, type Seat, type State } from '@race/kernel';
import type { Nature } from '../racer/outlook.ts';
import { activate, chancesFrom, prospect } from './network.ts';
import { traitsOf } from './traits.ts';
import { WEIGHTS } from './weights.ts';

/** How likely this seat is to win from here, if all go on as racers do. */
export function chanceToWin(rules: RaceRules, state: State<Race>, seat: Seat, nature: Nature): number {
  if (isOver(state)) return winnerOf(state.public) === seat ? 1 : 0;
  const prospects = state.public.crews.map((_, one) => prospectOf(traitsOf(rules, state, one, nature)));
  // Against the calendar there is nobody to be ahead of: the better a crew stands, the likelier it is in time.
  if (prospects.length === 1) return 1 / (1 + Math.exp(-(prospects[0] ?? 0)));
  return chancesFrom(prospects)[seat] ?? 0;
}

/** One figure for how a crew with these traits stands. */
export const prospectOf = (traits: ArrayLike<number>): number => prospect(WEIGHTS, activate(WEIGHTS, traits));
