// Goals that are set for some tables only: the free paddock, how many crews arrive, how long the searching bots race.
import { BOUNDS, type Finding, findMean, findShare, type RaceTally } from '@race/balance';
import type { MeasuredCell } from './cells.ts';

const FULL = 4;
/** PADDOCK-05: however well crews build, a race is not to become shorter. */
const FREE_PADDOCK = { low: 4.5, high: BOUNDS.turns.high };
/** Of four crews: who does not arrive has no score. */
const ARRIVING = { low: 0.6, high: 1 };

/** What the racer's races are held against besides the bounds. */
export function goalsOf({ group, options: { crews, modules } }: MeasuredCell, tally: RaceTally): Finding[] {
  if (modules.join() === 'paddock:free') return [findMean('paddock', '', tally.turns, FREE_PADDOCK)];
  if (group !== 'base' || crews !== FULL) return [];
  const arrived = { games: tally.races * crews, wins: tally.arrivals };
  return [findShare('arrivals', '', arrived, ARRIVING)];
}

/** The searching bots are competent too: without modules they are to take as many turns as anybody. */
export const searchingGoals = ({ group }: MeasuredCell, { turns }: RaceTally): Finding[] =>
  group === 'base' ? [findMean('searching', '', turns, BOUNDS.turns)] : [];
