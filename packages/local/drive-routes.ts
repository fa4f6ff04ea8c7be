import type { RacePublic } from '@race/great-race';
import { cityAt, nearOf } from '@race/great-race/board/board.ts';
import {
  DANGER_DAMAGE,
  isUncharted,
  type PriceTable,
  priceOf,
  printedPrice,
  RISK_PETROL,
} from '@race/great-race/drive/price.ts';
import { tileOf } from '@race/great-race/rules.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import { holds } from '@race/great-race/tiles/data.ts';
import type { Refusal } from '@race/kernel';
import { no } from '@race/kernel/refuse.ts';
import type { Fare, Means } from './drive-budget.ts';
import { burden, isAsGood, worthChoosing } from './route-choice.ts';

/** A route of a drive, with its price as far as the map shows it. */
export interface DriveRoute {
  readonly to: number;
  /** The spaces in order; `to` is the last. */
  readonly spaces: readonly number[];
  readonly petrol: number;
  /** The least petrol: unknown spaces may cost more. */
  readonly least: number;
  readonly damage: number;
  readonly dangers: number;
  /** Unknown spaces, whose price is not included. */
  readonly unknown: number;
  /** The petrol for risk zones, on known spaces and on unknown ones. BASE-DRIVE-02. */
  readonly risk: number;
  readonly unknownRisk: number;
  /** The guide cards it needs at stop symbols. */
  readonly guides: number;
  /** Whether the drive ends there: by a stop symbol, a city or a breakdown. */
  readonly ends: boolean;
  /** Whether there is too little petrol for its last space, whatever tile is drawn: it is only revealed. BASE-DRIVE-18. */
  readonly isOnlySeen: boolean;
  /** The line, for a route by sea or air. */
  readonly fare: Fare | null;
}

/** The board for a drive. */
export interface Roads {
  readonly rules: PriceTable['rules'];
  readonly known: RacePublic;
  readonly from: number;
  readonly means: Means;
}

const start = (from: number): DriveRoute => ({
  to: from,
  spaces: [],
  petrol: 0,
  least: 0,
  damage: 0,
  dangers: 0,
  unknown: 0,
  risk: 0,
  unknownRisk: 0,
  guides: 0,
  ends: false,
  isOnlySeen: false,
  fare: null,
});

/** The routes over land to each space a drive may reach, as far as the map shows, and every line; easier ones first. */
export function driveRoutes(roads: Roads): DriveRoute[] {
  const found = new Map<number, DriveRoute[]>();
  let heads: readonly DriveRoute[] = [start(roads.from)];
  for (let n = 0; n < roads.means.range; n++)
    heads = heads
      .flatMap((head) =>
        nearOf(roads.rules.board, head.to).flatMap((space) => extended(roads, head, space) ?? []),
      )
      .filter((route) => isWorthIt(found, route));
  const byLand = [...found.values()].flatMap(worthChoosing);
  return [...byLand, ...linesOf(roads)].sort((a, b) => burden(a) - burden(b));
}

/** Adds a route, unless a known one is at least as good in everything. */
function isWorthIt(found: Map<number, DriveRoute[]>, route: DriveRoute): boolean {
  const others = found.get(route.to) ?? [];
  if (others.some((other) => isAsGood(other, route))) return false;
  found.set(route.to, [...others, route]);
  return true;
}

/** A route along these spaces; null where they are not connected or it cannot be paid. */
export function routeAlong(roads: Roads, spaces: readonly number[]): DriveRoute | null {
  let route: DriveRoute | null = start(roads.from);
  for (const space of spaces) if (route !== null) route = extended(roads, route, space);
  return route;
}

/** BASE-DRIVE-12, 13: a line is taken from where the drive begins, and a city ends it. */
function linesOf({ rules, from, means }: Roads): DriveRoute[] {
  return means.fares.map((fare) => {
    const { petrol } = printedPrice(rules, fare.to, NO_TILE);
    return { ...start(from), to: fare.to, spaces: [fare.to], petrol, least: petrol, ends: true, fare };
  });
}

/** The route with one more space; null where the drive cannot go on there. */
function extended(roads: Roads, route: DriveRoute, to: number): DriveRoute | null {
  const { rules, known, from, means } = roads;
  const isNear = nearOf(rules.board, route.to).includes(to);
  if (route.ends || !isNear || to === from || route.spaces.includes(to) || route.spaces.length >= means.range)
    return null;
  const on = goOn(route, roads);
  if (on === null) return null;
  const spaces = [...route.spaces, to];
  if (isUncharted({ rules, public: known }, to)) {
    const least = on.least + kindest(roads, to);
    const isOnlySeen = least > means.petrol + means.pours;
    return {
      ...on,
      to,
      spaces,
      unknown: on.unknown + 1,
      unknownRisk: on.unknownRisk + riskAt(roads, to),
      least,
      ends: isOnlySeen,
      isOnlySeen,
    };
  }
  const tile = known.tiles[to] ?? NO_TILE;
  const { petrol, damage, danger } = priceOf({ rules, public: known }, to, tile);
  const longer = {
    ...on,
    to,
    spaces,
    petrol: on.petrol + petrol,
    least: on.least + petrol,
    damage: on.damage + damage,
    dangers: on.dangers + (danger ? 1 : 0),
    risk: on.risk + (tile === NO_TILE ? 0 : riskAt(roads, to)),
  };
  if (longer.least > means.petrol + means.pours || harmOf(longer, means) > means.mechanics) return null;
  return { ...longer, ends: isEnd(roads, longer, tile) };
}

/** What a risk zone adds to a tile; cities and spaces without a tile cost no more there. BASE-DRIVE-11, 22. */
const riskAt = ({ rules: { board } }: Roads, space: number): number =>
  board.isRisk[space] === true ? RISK_PETROL : 0;

/** The least price of an unknown space. BASE-DRIVE-18: it may be tried with less, but the drive ends there. */
function kindest({ rules, known }: Roads, space: number): number {
  const prices = rules.tiles.map((_, tile) => priceOf({ rules, public: known }, space, tile).petrol);
  return Math.min(...prices);
}

/** Driving on from a stop symbol needs a guide. BASE-DRIVE-06. */
function goOn(route: DriveRoute, { rules, known, means }: Roads): DriveRoute | null {
  const tile = known.tiles[route.to] ?? NO_TILE;
  if (route.spaces.length === 0 || tile === NO_TILE || !holds(tileOf(rules, tile))) return route;
  return route.guides < means.guides ? { ...route, guides: route.guides + 1 } : null;
}

/** A city, a space for which there was no tile, a breakdown, or a stop symbol without a guide. */
function isEnd({ rules, means }: Roads, route: DriveRoute, tile: number): boolean {
  if (cityAt(rules.board, route.to) !== null || tile === NO_TILE) return true;
  if (harmOf(route, means) >= means.mechanics) return true;
  return holds(tileOf(rules, tile)) && route.guides >= means.guides;
}

/** Damage less what guards and cards could avert. BASE-DRIVE-04. */
const harmOf = ({ damage, dangers }: DriveRoute, { shields }: Means): number =>
  damage + DANGER_DAMAGE * Math.max(0, dangers - shields);

const PLENTY = 1000;

/** Why a drive does not reach a space; null when it does. */
export function whyNoRoute(roads: Roads, space: number): Refusal | null {
  const { means, from } = roads;
  const reach = (more: Partial<Means>) =>
    driveRoutes({ ...roads, means: { ...means, ...more } }).find(({ to }) => to === space);
  if (reach({}) !== undefined || space === from) return null;
  const thirsty = reach({ petrol: PLENTY });
  if (thirsty !== undefined) {
    const reason = thirsty.unknown > 0 ? 'way.thirsty' : 'enter.petrolShort';
    return no(reason, 'BASE-DRIVE-02', { needed: thirsty.least, left: means.petrol });
  }
  const rough = reach({ mechanics: PLENTY });
  if (rough !== undefined)
    return no('enter.mechanicsShort', 'BASE-DRIVE-02', {
      needed: harmOf(rough, means),
      left: means.mechanics,
    });
  if (reach({ petrol: PLENTY, mechanics: PLENTY }) !== undefined)
    return no('way.tooDear', 'BASE-DRIVE-02', { petrol: means.petrol, mechanics: means.mechanics });
  if (reach({ petrol: PLENTY, mechanics: PLENTY, guides: PLENTY }) !== undefined)
    return no('way.stopped', 'BASE-DRIVE-06');
  return no('way.tooFar', 'BASE-DRIVE-01', { spaces: means.range });
}
