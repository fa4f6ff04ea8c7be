// Comparing routes.
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { DriveRoute } from './drive-routes.ts';

/** Damage counts double, a danger as its damage, an unknown space as an average tile, cards and fares by their value. */
export const burden = ({ least, damage, dangers, unknown, guides, spaces, fare }: DriveRoute): number =>
  least +
  2 * (damage + DANGER_DAMAGE * dangers + unknown) +
  3 * guides +
  (fare === null ? 0 : fare.francs / 10 + 3 * fare.cards) +
  spaces.length / 100;

/** At least as good in everything. */
export const isAsGood = (one: DriveRoute, other: DriveRoute): boolean =>
  costsNoMore(one, other) && one.spaces.length <= other.spaces.length;

const costsNoMore = (one: DriveRoute, other: DriveRoute): boolean =>
  one.petrol <= other.petrol &&
  one.least <= other.least &&
  one.damage <= other.damage &&
  one.dangers <= other.dangers &&
  one.unknown <= other.unknown &&
  one.guides <= other.guides;

/** The most routes over land to one space that are offered. */
const MOST = 3;

/** Of the routes to one space the easiest, and others that cost less of something; easier ones first. */
export function worthChoosing(routes: readonly DriveRoute[]): DriveRoute[] {
  const chosen: DriveRoute[] = [];
  for (const route of routes.toSorted((a, b) => burden(a) - burden(b)))
    if (chosen.length < MOST && !chosen.some((easier) => costsNoMore(easier, route))) chosen.push(route);
  return chosen;
}

/** How much more one route over land costs than another at least; negative if it costs less. */
export const moreThan = (one: DriveRoute, other: DriveRoute) => ({
  petrol: one.least - other.least,
  damage: one.damage - other.damage,
  dangers: one.dangers - other.dangers,
  unknown: one.unknown - other.unknown,
  guides: one.guides - other.guides,
  spaces: one.spaces.length - other.spaces.length,
});
