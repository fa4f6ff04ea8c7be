import type { Seat } from '@race/kernel';
import { BOOSTS } from './boosters.ts';
import { type DashCard, VEHICLES, type Vehicle } from './cards/card.ts';
import { cardAt, type DashPublic, type DashRules } from './state.ts';

/** A card as it counts in this round, boosters included. */
export interface Counting {
  readonly seat: Seat;
  readonly vehicle: Vehicle;
  readonly speed: number;
}

/** Faster than any card. */
const FASTEST = 99;

/** How the card a seat has revealed, or would, counts in this round. DASH-BOOST-02 and 04. */
export function countingAs(known: DashPublic, seat: Seat, { vehicle, speed }: DashCard): Counting {
  const boost = known.boost?.seat === seat ? BOOSTS[known.boost.booster] : null;
  if (boost?.isFastest) return { seat, vehicle, speed: FASTEST };
  const top = known.hierarchy[0] ?? VEHICLES[0];
  if (boost?.isDisguised && vehicle !== top) return { seat, vehicle: top, speed: 0 };
  return { seat, vehicle, speed };
}

/**
 * Who goes before whom: the higher vehicle first, in one row the faster (DASH-ROUND-02); with the booster
 * that says so, speed first and the hierarchy for ties (DASH-BOOST-05). Equal ones go as in the last round,
 * in the first by their seats (DASH-ROUND-03).
 */
export function compareIn(known: DashPublic): (one: Counting, other: Counting) => number {
  const speedFirst = known.boost !== null && BOOSTS[known.boost.booster].speedFirst;
  return (one, other) => {
    const byRow = known.hierarchy.indexOf(one.vehicle) - known.hierarchy.indexOf(other.vehicle);
    const bySpeed = other.speed - one.speed;
    const before = known.order.indexOf(one.seat) - known.order.indexOf(other.seat);
    return (speedFirst ? bySpeed || byRow : byRow || bySpeed) || before;
  };
}

/** The order in which cards are taken; all must have revealed. */
export function orderOf(rules: Pick<DashRules, 'cards'>, known: DashPublic): Seat[] {
  const counting = known.played.map((card, seat) => {
    if (card === null) throw new Error(`seat ${seat} has not revealed a card`);
    return countingAs(known, seat, cardAt(rules, card));
  });
  return counting.sort(compareIn(known)).map(({ seat }) => seat);
}
