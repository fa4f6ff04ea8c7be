import { type Board, cityAt, NO_TILE, type RacePublic, type RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type BotGround, survey } from './ground.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import type { Prices } from './prices.ts';

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
  readonly rules: RaceRules;
  readonly known: RacePublic;
  readonly prices: Prices;
  readonly sense: ModuleKnowledge;
  readonly seat: Seat;
}

/** Fills in what everybody can see of the board. */
export function fillChart(chart: Chart, { rules, known, prices, sense, seat }: Charted): void {
  const { isCity, isRisk } = rules.board;
  const { petrol, damage, danger, stop, blank, enter } = chart;
  const ground = survey(rules, known, { prices, sense });
  chart.ground = ground;
  // The weather is for this turn: it makes the next drives dearer, not the way that is left after them.
  const weather = sense.weatherOf(known);
  for (let space = 0; space < enter.length; space++) {
    if (isCity[space] === true) {
      const cards = sense.cardsInCity(known, seat, cityAt(rules.board, space)?.cards ?? 0);
      chartCity(chart, rules.board, { space, prices, cards });
      addPost(chart, sense.postInCity(rules, known, { seat, space }), space);
      continue;
    }
    const tile = known.tiles[space] ?? NO_TILE;
    const toll = ground.tiles[tile] ?? ground.blank;
    const risk = isRisk[space] === true ? RISK_PETROL : 0;
    petrol[space] = toll.petrol + risk + weather.petrol;
    damage[space] = toll.damage + weather.damage;
    danger[space] = toll.danger;
    stop[space] = toll.stop;
    blank[space] = tile === NO_TILE ? 1 : 0;
    enter[space] = toll.cost + risk * prices.petrol + prices.step;
  }
}

/** What the post pays makes a city on the way more worth entering. */
function addPost(chart: Chart, francs: number, space: number): void {
  if (francs === 0) return;
  chart.gift[space] = (chart.gift[space] ?? 0) + francs;
  chart.enter[space] = Math.max(LEAST, (chart.enter[space] ?? 0) - francs);
}

function chartCity(
  chart: Chart,
  board: Board,
  { space, prices, cards }: { space: number; prices: Prices; cards: number },
): void {
  const gift = space === board.destination ? 0 : cards * prices.card + prices.supplies;
  chart.petrol[space] = CITY_PETROL;
  chart.stop[space] = 1;
  chart.gift[space] = gift;
  chart.enter[space] = Math.max(LEAST, CITY_PETROL * prices.petrol + prices.stop + prices.step - gift);
}
