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
  const tiles = rules.tiles.map((tile) => tollOf(tile, prices, sense));
  const bag = sum(known.bag) > 0 ? known.bag : known.gone;
  const total = sum(bag);
  if (total === 0) return { tiles, blank: bareToll(prices), payable: BARE_PAYABLE, luck: 0 };
  const shares = bag.map((count) => count / total);
  const blank = meanToll(tiles, shares, prices);
  let luck = 0;
  const payable = new Array<number>(MOST_PETROL + 1).fill(0);
  tiles.forEach((toll, kind) => {
    luck += at(shares, kind) * Math.max(0, blank.cost - toll.cost);
    for (let tank = toll.petrol; tank <= MOST_PETROL; tank++)
      payable[tank] = at(payable, tank) + at(shares, kind);
  });
  return { tiles, blank, payable, luck };
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

function meanToll(tiles: readonly SpaceToll[], shares: readonly number[], prices: Prices): SpaceToll {
  const mean = { petrol: 0, damage: 0, danger: 0, stop: 0, cost: prices.surprise };
  tiles.forEach((toll, kind) => {
    const share = at(shares, kind);
    mean.petrol += share * toll.petrol;
    mean.damage += share * toll.damage;
    mean.danger += share * toll.danger;
    mean.stop += share * toll.stop;
    mean.cost += share * toll.cost;
  });
  return mean;
}
