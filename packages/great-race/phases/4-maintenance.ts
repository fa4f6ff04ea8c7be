import type { Seat } from '@race/kernel';
import { earn } from '../crew/money.ts';
import { crewIn, type Game, type RacePublic, tell } from '../state.ts';

/** BASE-MAINT-02: what the first crews of the new order get. */
const BONUSES = [20, 10];
const BONUSES_OF_TWO = [20];

/** New turn order, then money for those in front. */
export function maintain(g: Game): void {
  const { order, crews } = g.public;
  const { rewards, maintained } = g.rules.seams;
  order.sort((a, b) => byProgress(g.public, a, b));
  tell(g, { key: 'orderChanged', order: order.slice() });
  const bonuses = crews.length === 2 ? BONUSES_OF_TWO : BONUSES;
  bonuses.forEach((francs, place) => {
    const seat = order[place];
    if (seat === undefined || rewards.some((reward) => reward(g, seat))) return;
    earn(g, seat, francs);
    tell(g, { key: 'bonusPaid', seat, francs });
  });
  for (const act of maintained) act(g);
}

/** BASE-MAINT-01: farthest on the track first; on one space, the lower in the stack first. */
export function byProgress(known: RacePublic, a: Seat, b: Seat): number {
  const one = crewIn(known, a);
  const other = crewIn(known, b);
  return other.level - one.level || one.since - other.since;
}
