import { cityAt, NO_TILE, type RacePublic, type RaceRules, type TileData } from '@race/great-race';
import { at, sum } from './numbers.ts';
import type { Prices } from './prices.ts';

/** What entering a space asks for, in means where nobody knows. */
export interface Toll {
  readonly petrol: number;
  readonly damage: number;
  /** The chance of a danger and of a stop: 0 or 1 where the tile is known. */
  readonly danger: number;
  readonly stop: number;
  /** All of it in francs, the space gained not counted. */
  readonly cost: number;
}

/** The tolls of every kind of tile, and of a space where none lies yet. */
export interface Ground {
  readonly tiles: readonly Toll[];
  readonly unknown: Toll;
  /** The share of the bag that a crew with so much petrol could pay. */
  readonly payable: readonly number[];
  /** What a tile that is better than the mean saves, in the mean of all tiles of the bag. */
  readonly luck: number;
}

const BARE_PETROL = 2;
const MOST_PETROL = 6;

/** BASE-DRIVE-11. */
const CITY_PETROL = 1;

const tollOf = (tile: TileData, prices: Prices): Toll => ({
  petrol: tile.petrol,
  damage: tile.damage,
  danger: tile.danger ? 1 : 0,
  stop: tile.stop ? 1 : 0,
  cost:
    tile.petrol * prices.petrol +
    tile.damage * prices.damage +
    (tile.danger ? prices.danger : 0) +
    (tile.stop ? prices.stop : 0),
});

/** What the tiles cost and what the bag holds in sum, which is open to all. BASE-SETUP-09. */
export function survey(rules: RaceRules, known: RacePublic, prices: Prices): Ground {
  const tiles = rules.tiles.map((tile) => tollOf(tile, prices));
  const bag = sum(known.bag) > 0 ? known.bag : known.gone;
  const total = sum(bag);
  if (total === 0) {
    const cost = BARE_PETROL * prices.petrol + prices.stop;
    return { tiles, unknown: { petrol: BARE_PETROL, damage: 0, danger: 0, stop: 1, cost }, payable: [], luck: 0 };
  }
  let petrol = 0;
  let damage = 0;
  let danger = 0;
  let stop = 0;
  let cost = 0;
  const payable = new Array<number>(MOST_PETROL + 1).fill(0);
  tiles.forEach((toll, kind) => {
    const share = at(bag, kind) / total;
    petrol += share * toll.petrol;
    damage += share * toll.damage;
    danger += share * toll.danger;
    stop += share * toll.stop;
    cost += share * toll.cost;
    for (let tank = toll.petrol; tank <= MOST_PETROL; tank++) payable[tank] = at(payable, tank) + share;
  });
  let luck = 0;
  tiles.forEach((toll, kind) => {
    luck += (at(bag, kind) / total) * Math.max(0, cost + prices.surprise - toll.cost);
  });
  return { tiles, unknown: { petrol, damage, danger, stop, cost: cost + prices.surprise }, payable, luck };
}

/** What a city gives who enters it: cards, cheap petrol and parts. */
export function giftOf(rules: RaceRules, space: number, prices: Prices): number {
  const city = cityAt(rules.board, space);
  return city === null || space === rules.board.destination ? 0 : city.cards * prices.card + prices.supplies;
}

const CITY: Omit<Toll, 'cost'> = { petrol: CITY_PETROL, damage: 0, danger: 0, stop: 1 };

/** What entering a space asks for. */
export function tollAt(rules: RaceRules, known: RacePublic, ground: Ground, space: number): Toll {
  if (rules.board.isCity[space] === true) return CITY_TOLL;
  const tile = known.tiles[space] ?? NO_TILE;
  return tile === NO_TILE ? ground.unknown : (ground.tiles[tile] ?? ground.unknown);
}

const CITY_TOLL: Toll = { ...CITY, cost: 0 };
