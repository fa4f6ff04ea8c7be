import { cityAt, type RacePublic, type RaceRules, type TileData } from '@race/great-race';
import { isMicroclimate } from '@race/great-race/modules/microclimate/tiles.ts';
import {
  COLOURS,
  colourAt,
  isFromHere,
  NONE,
  parcelAboard,
  parcelIn,
} from '@race/great-race/modules/postal/parcels.ts';
import { WEATHERS } from '@race/great-race/modules/season/calendar.ts';
import { giftOf } from '@race/great-race/modules/village/gifts.ts';
import type { Seat } from '@race/kernel';
import { FAIR, type Weather } from '../module-knowledge.ts';

/** What the weather of this turn adds to every tile. */
export function weatherOf(known: RacePublic): Weather {
  const season = known.modules?.season;
  return season === undefined ? FAIR : WEATHERS[season.weather];
}

/** A village stops only who wants to. */
export const stopsHere = (tile: TileData): boolean => tile.stop && giftOf(tile) === undefined;

/** What the die of a microclimate costs in the mean: a level in six each, and now and then a stop. */
const MICROCLIMATE = 8;

export const chanceCost = (tile: TileData): number => (isMicroclimate(tile) ? MICROCLIMATE : 0);

const FOR_A_PARCEL = 30;
const FOR_LOADING = 8;

/** What the post brings who enters a city. */
export function postInCity(
  rules: RaceRules,
  known: RacePublic,
  { seat, space }: { seat: Seat; space: number },
): number {
  if (known.modules?.postal === undefined || cityAt(rules.board, space)?.colour === 'purple') return 0;
  const parcel = parcelAboard(known, seat);
  const waiting = parcelIn({ rules, public: known }, space) === NONE ? 0 : FOR_LOADING;
  if (parcel === NONE) return waiting;
  const fits = COLOURS[parcel] === colourAt(rules.board, space) && !isFromHere(known, seat, space);
  return fits ? FOR_A_PARCEL + waiting : 0;
}

/** All that modules put into the price of ways, as one figure: when it changes, ways are found anew. */
export function conditionsOf(known: RacePublic, seat: Seat): string {
  const { season, postal } = known.modules ?? {};
  if (season === undefined && postal === undefined) return '';
  return `${season?.weather} ${postal?.aboard[seat]} ${postal?.from[seat]} ${postal?.cities}`;
}
