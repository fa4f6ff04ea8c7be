import {
  cityAt,
  DANGER_DAMAGE,
  NO_TILE,
  nearOf,
  priceOf,
  type Race,
  type RaceRules,
  tileOf,
} from '@race/great-race';
import type { View } from '@race/kernel';

/** A way a drive could take: what it asks for as far as the map shows, and what it would leave. */
export interface Way {
  readonly to: number;
  /** The spaces in order, `to` the last. */
  readonly spaces: readonly number[];
  readonly petrol: number;
  readonly damage: number;
  readonly dangers: number;
  /** Spaces nobody has seen yet: their price is not in the sums. */
  readonly unknown: number;
  /** The drive ends there by a stop symbol or a city. */
  readonly ends: boolean;
}

/** What is easier is chosen: damage counts double, a danger as its two damage, the unknown as a usual tile. */
const burden = (way: Way): number =>
  way.petrol + 2 * way.damage + 2 * DANGER_DAMAGE * way.dangers + 3 * way.unknown + way.spaces.length / 100;

/**
 * For each space a drive of this many spaces may reach by what the seat's view shows, the easiest way there.
 * The petrol on board and the mechanics set the limit; cards and guards may help beyond it when asked.
 */
export function waysOf(rules: RaceRules, view: View<Race>, range: number): Map<number, Way> {
  const crew = view.seat === null ? undefined : view.public.crews[view.seat];
  const best = new Map<number, Way>();
  if (crew === undefined) return best;
  const here: Way = { to: crew.at, spaces: [], petrol: 0, damage: 0, dangers: 0, unknown: 0, ends: false };
  let heads: Way[] = [here];
  for (let n = 0; n < range; n++) {
    const longer: Way[] = [];
    for (const head of heads)
      for (const space of head.ends ? [] : nearOf(rules.board, head.to)) {
        if (space === crew.at || head.spaces.includes(space)) continue;
        const way = extend(rules, view, head, space);
        if (way.petrol > crew.petrol || way.damage > crew.engine + crew.chassis) continue;
        const known = best.get(space);
        if (known !== undefined && burden(known) <= burden(way)) continue;
        best.set(space, way);
        longer.push(way);
      }
    heads = longer;
  }
  return best;
}

/** The price of a chosen way, space by space; null where it does not hang together. */
export function wayAlong(rules: RaceRules, view: View<Race>, spaces: readonly number[]): Way | null {
  const crew = view.seat === null ? undefined : view.public.crews[view.seat];
  if (crew === undefined) return null;
  let way: Way = { to: crew.at, spaces: [], petrol: 0, damage: 0, dangers: 0, unknown: 0, ends: false };
  for (const space of spaces) {
    if (way.ends || !nearOf(rules.board, way.to).includes(space)) return null;
    way = extend(rules, view, way, space);
  }
  return way;
}

function extend(rules: RaceRules, view: View<Race>, way: Way, to: number): Way {
  const spaces = [...way.spaces, to];
  const isCity = cityAt(rules.board, to) !== null;
  const tile = view.public.tiles[to] ?? NO_TILE;
  if (!isCity && tile === NO_TILE) return { ...way, to, spaces, unknown: way.unknown + 1 };
  const { petrol, damage, danger } = priceOf({ rules, public: view.public }, to, tile);
  return {
    to,
    spaces,
    petrol: way.petrol + petrol,
    damage: way.damage + damage,
    dangers: way.dangers + (danger ? 1 : 0),
    unknown: way.unknown,
    ends: isCity || tileOf(rules, tile).stop,
  };
}
