// Goals that are set for some tables only: the free paddock, how many crews arrive, how long the searching bots race,
// what modules do to the length of a race, how much skill counts, and which opening is the better one.
import {
  BOUNDS,
  type Duels,
  type Finding,
  findChange,
  findMean,
  findShare,
  meanOf,
  type RaceTally,
} from '@race/balance';
import { claimOf, type MeasuredCell } from './cells.ts';

const FULL = 4;
/** PADDOCK-05: however well crews build, a race is not to become shorter. */
const FREE_PADDOCK = { low: 4.5, high: BOUNDS.turns.high };
/** Of four crews: who does not arrive has no score. */
const ARRIVING = { low: 0.6, high: 1 };

/** BASE-END-07: no race is longer, so that none becomes longer or shorter by more. */
const MOST_TURNS = 30;
const PACE = { faster: { low: -MOST_TURNS, high: 0 }, slower: { low: 0, high: MOST_TURNS } } as const;
/** Skill outweighs luck: of pairs of races with swapped seats, the better bot wins both of most. */
const SKILL = { low: 0.5, high: 1 };
/** Driving first is as good as five on funding. */
const OPENING = { low: 0, high: 0.5 };

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

/** Each module moves the length of a race as its rulebook says: more or fewer turns than without it. */
export function paceGoals(cell: MeasuredCell, tally: RaceTally, plain: RaceTally | undefined): Finding[] {
  const claim = cell.group === 'modules' ? claimOf(cell) : null;
  if (claim === null || plain === undefined) return [];
  return [findChange('pace', claim, [meanOf(plain.turns), meanOf(tally.turns)], PACE[claim])];
}

export const skillGoal = ({ better, worse, dealt }: Duels): Finding =>
  findShare('skill', '', { games: better + worse + dealt, wins: better }, SKILL);

/** How many races it won who began with five on funding, against one of its kind who drove first. */
export const openingGoal = ({ better, worse, dealt }: Duels): Finding =>
  findShare('opening', '', { games: 2 * (better + worse + dealt), wins: 2 * better + dealt }, OPENING);
