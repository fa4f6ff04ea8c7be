import type { RacePublic, RaceRules, TileData } from '@race/great-race';
import { sum } from '@race/kernel/sum.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import { at } from './numbers.ts';
import type { Prices } from './prices.ts';

/** What entering a space asks for; a mean where nobody knows. */
export interface SpaceToll {
  readonly petrol: number;
  readonly damage: number;
  /** The chance of a danger and of a stop: 0 or 1 where the tile is known. */
  readonly danger: number;
  readonly stop: number;
  /** All of it in francs. */
  readonly cost: number;
}

/** The tolls of every kind of tile, and of a space where none lies yet. */
export interface BotGround {
  readonly tiles: readonly SpaceToll[];
  readonly blank: SpaceToll;
  /** The share of the bag that a crew with so much petrol could pay. */
  readonly payable: readonly number[];
  /** What a tile drawn from the bag and laid where it serves best saves, in the mean. */
  readonly luck: number;
}

const BARE_PETROL = 2;
const MOST_PETROL = 6;
const BARE_PAYABLE = [0, 0, 1, 1, 1, 1, 1];

/** What the tiles cost and what the bag holds in sum, which is open to all. BASE-SETUP-09. */
export function survey(
  rules: RaceRules,
  known: RacePublic,
  { prices, sense }: { prices: Prices; sense: ModuleKnowledge },
): BotGround {
  const tiles = tollsOf(rules, prices, sense);
  const bag = sum(known.bag) > 0 ? known.bag : known.gone;
  const total = sum(bag);
  if (total === 0) return { tiles, blank: bareToll(prices), payable: BARE_PAYABLE, luck: 0 };
  const blank = meanToll(tiles, { bag, total }, prices);
  let luck = 0;
  const payable = [0, 0, 0, 0, 0, 0, 0];
  for (let kind = 0; kind < tiles.length; kind++) {
    const { cost, petrol } = tiles[kind] as SpaceToll;
    const share = at(bag, kind) / total;
    luck += share * Math.max(0, blank.cost - cost);
    for (let tank = petrol; tank <= MOST_PETROL; tank++) payable[tank] = at(payable, tank) + share;
  }
  return { tiles, blank, payable, luck };
}

interface Tolls {
  readonly rules: RaceRules;
  readonly sense: ModuleKnowledge;
  readonly tiles: readonly SpaceToll[];
}

/** The last tolls by prices: they change with the table only. */
const tollsFound = new WeakMap<Prices, Tolls>();

/** What each kind of tile asks for. */
export function tollsOf(rules: RaceRules, prices: Prices, sense: ModuleKnowledge): readonly SpaceToll[] {
  const last = tollsFound.get(prices);
  if (last?.rules === rules && last.sense === sense) return last.tiles;
  const tiles = rules.tiles.map((tile) => tollOf(tile, prices, sense));
  tollsFound.set(prices, { rules, sense, tiles });
  return tiles;
}

const tollOf = (tile: TileData, prices: Prices, sense: ModuleKnowledge): SpaceToll => ({
  petrol: tile.petrol,
  damage: tile.damage,
  danger: tile.danger ? 1 : 0,
  stop: sense.stopsHere(tile) ? 1 : 0,
  cost:
    tile.petrol * prices.petrol +
    tile.damage * prices.damage +
    (tile.danger ? prices.danger : 0) +
    (sense.stopsHere(tile) ? prices.stop : 0) +
    sense.chanceCost(tile),
});

/** BASE-DRIVE-10: no tile is left anywhere. */
const bareToll = (prices: Prices): SpaceToll => ({
  petrol: BARE_PETROL,
  damage: 0,
  danger: 0,
  stop: 1,
  cost: BARE_PETROL * prices.petrol + prices.stop,
});

function meanToll(
  tiles: readonly SpaceToll[],
  { bag, total }: { readonly bag: readonly number[]; readonly total: number },
  prices: Prices,
): SpaceToll {
  let [petrol, damage, danger, stop, cost] = [0, 0, 0, 0, prices.surprise];
  for (let kind = 0; kind < tiles.length; kind++) {
    const toll = tiles[kind] as SpaceToll;
    const share = at(bag, kind) / total;
    petrol += share * toll.petrol;
    damage += share * toll.damage;
    danger += share * toll.danger;
    stop += share * toll.stop;
    cost += share * toll.cost;
  }
  return { petrol, damage, danger, stop, cost };
}
