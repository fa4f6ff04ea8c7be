import { nearOf } from '@race/great-race';
import { type MapGround, type RouteToll, tollOf } from './toll.ts';

/** A way from space to space, and what it asks for in sum. */
export interface MapRoute {
  /** The spaces to be entered, in order. */
  readonly spaces: readonly number[];
  readonly petrol: number;
  readonly damage: number;
  readonly dangers: number;
  readonly stops: number;
  /** Spaces of which nobody knows the price. */
  readonly unfamiliar: number;
}

/** What makes one way better than another: few spaces, or a low price. */
export type Sort = 'short' | 'cheap';

/** All prices as one number, in francs; what nobody knows counts as a middling tile. */
const WEIGHTS = { petrol: 15, damage: 25, danger: 40, stop: 15, unfamiliar: 45 };
/** Heavier than any price of a whole way across a board. */
const A_SPACE = { short: 1_000_000, cheap: 1 };

const weightOf = (toll: RouteToll): number =>
  toll.petrol * WEIGHTS.petrol +
  toll.damage * WEIGHTS.damage +
  (toll.danger ? WEIGHTS.danger : 0) +
  (toll.stop ? WEIGHTS.stop : 0) +
  (toll.unfamiliar ? WEIGHTS.unfamiliar : 0);

/** The best ways from a space to all others over land, by the space they lead to; none where there is no way. */
export function waysFrom(ground: MapGround, from: number, sort: Sort): ReadonlyMap<number, MapRoute> {
  const { board } = ground.rules;
  const tolls = board.spaces.map((_, space) => tollOf(ground, space));
  const cost = new Map<number, number>([[from, 0]]);
  const before = new Map<number, number>();
  const settled = new Set<number>();
  for (let here = nearest(cost, settled); here !== undefined; here = nearest(cost, settled)) {
    settled.add(here);
    for (const next of nearOf(board, here)) {
      const toll = tolls[next];
      if (toll === undefined || settled.has(next)) continue;
      const sum = (cost.get(here) ?? 0) + A_SPACE[sort] + weightOf(toll);
      if (sum >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, sum);
      before.set(next, here);
    }
  }
  const ways = new Map<number, MapRoute>();
  for (const to of settled) if (to !== from) ways.set(to, addUp(trace(before, from, to), tolls));
  return ways;
}

/** The open space that costs least; on boards of this size looking through all is quick enough. */
function nearest(cost: ReadonlyMap<number, number>, settled: ReadonlySet<number>): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [space, sum] of cost)
    if (sum < least && !settled.has(space)) {
      best = space;
      least = sum;
    }
  return best;
}

function trace(before: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const spaces: number[] = [];
  for (let at: number | undefined = to; at !== undefined && at !== from; at = before.get(at))
    spaces.unshift(at);
  return spaces;
}

function addUp(spaces: readonly number[], tolls: readonly RouteToll[]): MapRoute {
  const sum = { petrol: 0, damage: 0, dangers: 0, stops: 0, unfamiliar: 0 };
  for (const space of spaces) {
    const toll = tolls[space];
    if (toll === undefined) continue;
    sum.petrol += toll.petrol;
    sum.damage += toll.damage;
    if (toll.danger) sum.dangers += 1;
    if (toll.stop) sum.stops += 1;
    if (toll.unfamiliar) sum.unfamiliar += 1;
  }
  return { spaces, ...sum };
}
