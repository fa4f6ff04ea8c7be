// Distances and prices from a space to others, as far as the map shows them.
import type { RacePublic } from '@race/great-race';
import { type Board, cityAt, nearOf } from '@race/great-race/board/board.ts';
import { DANGER_DAMAGE, isUncharted, type PriceTable, priceOf } from '@race/great-race/drive/price.ts';
import { NO_TILE } from '@race/great-race/state.ts';

/** The easiest road over land, whether or not the crew can pay for it now. */
export interface Road {
  readonly to: number;
  readonly spaces: number;
  readonly petrol: number;
  readonly damage: number;
  readonly dangers: number;
  /** Unknown spaces, whose price is not included. */
  readonly unknown: number;
}

/** The number of spaces from each space to a goal by the shortest road; infinite where there is none. */
export function spacesTo(board: Board, goal: number): readonly number[] {
  const far = board.spaces.map(() => Number.POSITIVE_INFINITY);
  far[goal] = 0;
  for (const reached = [goal]; reached.length > 0; ) {
    const at = reached.shift() ?? goal;
    for (const space of nearOf(board, at)) {
      if (far[space] !== Number.POSITIVE_INFINITY) continue;
      far[space] = (far[at] ?? 0) + 1;
      reached.push(space);
    }
  }
  return far;
}

/** Spaces by their distance to the end; those with the same distance keep their order. */
export function nearestFirst(board: Board, spaces: readonly number[]): readonly number[] {
  const far = spacesTo(board, board.destination);
  return spaces.toSorted((one, other) => (far[one] ?? 0) - (far[other] ?? 0));
}

/** The roads from a space to every city, nearest first. */
export function roadsToCities(rules: PriceTable['rules'], known: RacePublic, from: number): Road[] {
  return [...roadsFrom({ rules, public: known }, from).values()]
    .filter(({ to }) => to !== from && cityAt(rules.board, to) !== null)
    .sort((a, b) => a.spaces - b.spaces || burden(a) - burden(b));
}

/** Damage counts double, a danger as its damage, an unknown space as an average tile. */
const burden = ({ petrol, damage, dangers, unknown, spaces }: Road): number =>
  petrol + 2 * (damage + DANGER_DAMAGE * dangers) + 3 * unknown + spaces / 100;

function roadsFrom(table: PriceTable, from: number): ReadonlyMap<number, Road> {
  const settled = new Map<number, Road>();
  const heads = new Map<number, Road>([
    [from, { to: from, spaces: 0, petrol: 0, damage: 0, dangers: 0, unknown: 0 }],
  ]);
  for (let next = easiest(heads); next !== undefined; next = easiest(heads)) {
    heads.delete(next.to);
    settled.set(next.to, next);
    for (const space of nearOf(table.rules.board, next.to)) {
      const road = longer(table, next, space);
      const known = settled.get(space) ?? heads.get(space);
      if (known === undefined || burden(road) < burden(known)) heads.set(space, road);
    }
  }
  return settled;
}

function easiest(heads: ReadonlyMap<number, Road>): Road | undefined {
  let best: Road | undefined;
  for (const head of heads.values()) if (best === undefined || burden(head) < burden(best)) best = head;
  return best;
}

function longer(table: PriceTable, road: Road, to: number): Road {
  const on = { ...road, to, spaces: road.spaces + 1 };
  if (isUncharted(table, to)) return { ...on, unknown: road.unknown + 1 };
  const { petrol, damage, danger } = priceOf(table, to, table.public.tiles[to] ?? NO_TILE);
  return {
    ...on,
    petrol: road.petrol + petrol,
    damage: road.damage + damage,
    dangers: road.dangers + (danger ? 1 : 0),
  };
}
