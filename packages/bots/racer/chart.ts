import { cityAt, NO_TILE, type RacePublic, type RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type BotGround, type SpaceToll, survey } from './ground.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import type { Prices } from './prices.ts';
import { NOT_RISKY, RISKY, type Terrain } from './terrain.ts';

/** What entering each space of the board asks for, by space. */
export interface Chart {
  ground: BotGround;
  readonly petrol: Float64Array;
  readonly damage: Float64Array;
  readonly danger: Float64Array;
  /** 1 where a drive ends, cities included; between 0 and 1 where nobody knows. */
  readonly stop: Float64Array;
  /** 1 where no tile lies. */
  readonly blank: Float64Array;
  /** What a city gives who enters it, in francs: cards, cheap petrol and parts. */
  readonly gift: Float64Array;
  /** All of it in francs, and the time it takes. */
  readonly enter: Float64Array;
}

/** No space is free, or a way could go in circles. */
const LEAST = 1;
const CITY_PETROL = 1;
const RISK_PETROL = 1;
/** Room for twice as many kinds of tile as any table has. */
const SORTS = 128;

/** A chart with nothing on it yet. */
export function blankChart(size: number): Chart {
  return {
    ground: { tiles: [], blank: { petrol: 0, damage: 0, danger: 0, stop: 0, cost: 0 }, payable: [], luck: 0 },
    petrol: new Float64Array(size),
    damage: new Float64Array(size),
    danger: new Float64Array(size),
    stop: new Float64Array(size),
    blank: new Float64Array(size),
    gift: new Float64Array(size),
    enter: new Float64Array(size),
  };
}

interface Charted {
  readonly terrain: Terrain;
  readonly rules: RaceRules;
  readonly known: RacePublic;
  readonly prices: Prices;
  readonly sense: ModuleKnowledge;
  readonly seat: Seat;
}

/** What entering a space without a city asks for, by its tile and its risk: there are few of both and many spaces. */
const petrolOf = new Float64Array(SORTS);
const damageOf = new Float64Array(SORTS);
const dangerOf = new Float64Array(SORTS);
const stopOf = new Float64Array(SORTS);
const enterOf = new Float64Array(SORTS);

/** The sort of space with this tile. */
const sortOf = (tile: number, risk: number): number => 2 * (tile - NO_TILE) + risk;
const BLANK_SORTS = sortOf(NO_TILE, RISKY) + 1;

/** Fills in what everybody can see of the board. */
export function fillChart(chart: Chart, charted: Charted): void {
  const { terrain, rules, known, prices, sense } = charted;
  const { petrol, damage, danger, stop, blank, enter } = chart;
  const ground = survey(rules, known, { prices, sense });
  chart.ground = ground;
  priceSorts(charted, ground.blank, NO_TILE);
  for (let tile = 0; tile < ground.tiles.length; tile++)
    priceSorts(charted, ground.tiles[tile] as SpaceToll, tile);
  const { land, risk } = terrain;
  for (let n = 0; n < land.length; n++) {
    const space = land[n] as number;
    const sort = sortOf(known.tiles[space] ?? NO_TILE, risk[space] as number);
    petrol[space] = petrolOf[sort] as number;
    damage[space] = damageOf[sort] as number;
    danger[space] = dangerOf[sort] as number;
    stop[space] = stopOf[sort] as number;
    blank[space] = sort < BLANK_SORTS ? 1 : 0;
    enter[space] = enterOf[sort] as number;
  }
  for (let n = 0; n < terrain.cities.length; n++) chartCity(chart, charted, terrain.cities[n] as number);
}

/** Prices the spaces with this tile, of both kinds of risk. */
function priceSorts({ known, prices, sense }: Charted, toll: SpaceToll, tile: number): void {
  // The weather is for this turn: it makes the next drives dearer, not the way that is left after them.
  const weather = sense.weatherOf(known);
  for (let kind = NOT_RISKY; kind <= RISKY; kind++) {
    const sort = sortOf(tile, kind);
    const risk = kind === RISKY ? RISK_PETROL : 0;
    petrolOf[sort] = toll.petrol + risk + weather.petrol;
    damageOf[sort] = toll.damage + weather.damage;
    dangerOf[sort] = toll.danger;
    stopOf[sort] = toll.stop;
    enterOf[sort] = toll.cost + risk * prices.petrol + prices.step;
  }
}

function chartCity(chart: Chart, { rules, known, prices, sense, seat }: Charted, space: number): void {
  const { board } = rules;
  const cards = sense.cardsInCity(known, seat, cityAt(board, space)?.cards ?? 0);
  const gift = space === board.destination ? 0 : cards * prices.card + prices.supplies;
  // What the post pays makes a city on the way more worth entering.
  const post = sense.postInCity(rules, known, { seat, space });
  const enter = Math.max(LEAST, CITY_PETROL * prices.petrol + prices.stop + prices.step - gift);
  chart.petrol[space] = CITY_PETROL;
  chart.stop[space] = 1;
  chart.gift[space] = gift + post;
  chart.enter[space] = post === 0 ? enter : Math.max(LEAST, enter - post);
}
