import { farEnd, lineOf, nearOf, type RacePublic, type RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { blankChart, type Chart, fillChart } from './chart.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import type { Prices } from './prices.ts';

/** The cheapest way to the destination, from every space of the board. */
export interface BotRoute {
  readonly chart: Chart;
  /** What is still to be paid, in francs. */
  readonly toGo: Float64Array;
  /** The next space of the way, or -1. */
  readonly next: Int16Array;
  /** The line by which it is reached, or -1 when by land. */
  readonly line: Int16Array;
  /** Petrol to the next city of the way, that city included. */
  readonly need: Float64Array;
  /** Petrol that the stretches after that city ask for beyond a full tank: it must be bought in the wild. */
  readonly dry: Float64Array;
}

/** What a crew can put towards a line. */
export interface Purse {
  readonly francs: number;
  /** What its transport cards take off. */
  readonly rebate: number;
}

export interface Search {
  readonly rules: RaceRules;
  readonly known: RacePublic;
  readonly prices: Prices;
  readonly sense: ModuleKnowledge;
  readonly purse: Purse;
  /** What its tank holds. */
  readonly tank: number;
  readonly seat: Seat;
}

const FAR = 1e9;
const UNKNOWN = -1;

export const blankRoute = (size: number): BotRoute => ({
  chart: blankChart(size),
  toGo: new Float64Array(size),
  next: new Int16Array(size),
  line: new Int16Array(size),
  need: new Float64Array(size),
  dry: new Float64Array(size),
});

/** Prices every space and finds the cheapest way from each to the destination. */
export function findRoute(way: BotRoute, search: Search): void {
  const { board } = search.rules;
  fillChart(way.chart, search);
  way.toGo.fill(FAR);
  way.next.fill(-1);
  way.line.fill(-1);
  way.need.fill(UNKNOWN);
  spread(way, search);
  way.need[board.destination] = 0;
  way.dry[board.destination] = 0;
  for (let space = 0; space < way.need.length; space++) addUpPetrol(way, search, space);
}

/** Scratch: spaces whose neighbours have to be told, a ring with room for every space of any board. */
const RING = 512;
const waiting = new Int16Array(RING);
const queued = new Uint8Array(RING);

/** From the destination backwards, each space telling its neighbours until nothing gets cheaper. */
function spread(way: BotRoute, search: Search): void {
  const { board } = search.rules;
  const { toGo, next, line } = way;
  const { enter } = way.chart;
  let head = 0;
  let tail = 0;
  waiting[tail++] = board.destination;
  toGo[board.destination] = 0;
  while (head !== tail) {
    const space = waiting[head] ?? 0;
    head = (head + 1) % RING;
    queued[space] = 0;
    const cost = (toGo[space] ?? 0) + (enter[space] ?? 0);
    for (const from of nearOf(board, space)) {
      if (cost >= (toGo[from] ?? 0)) continue;
      toGo[from] = cost;
      next[from] = space;
      line[from] = -1;
      if (queued[from] === 1) continue;
      queued[from] = 1;
      waiting[tail] = from;
      tail = (tail + 1) % RING;
    }
    for (const number of board.linesFrom[space] ?? []) {
      const from = farEnd(lineOf(board, number), space);
      const byLine = cost + fareCost(number, search);
      if (byLine >= (toGo[from] ?? 0)) continue;
      toGo[from] = byLine;
      next[from] = space;
      line[from] = number;
      if (queued[from] === 1) continue;
      queued[from] = 1;
      waiting[tail] = from;
      tail = (tail + 1) % RING;
    }
  }
}

/** A line costs what it costs, and the trouble of raising what is missing. */
function fareCost(line: number, { rules, known, prices, sense, seat, purse }: Search): number {
  const { price } = lineOf(rules.board, line);
  const fare = Math.max(0, price - purse.rebate - sense.seaRebate(rules, known, { seat, line }));
  return fare + Math.max(0, fare - purse.francs) * prices.shortage;
}

/** Petrol along the way as far as the next city, where it is cheap again; and what is missing after it. */
function addUpPetrol(way: BotRoute, search: Search, space: number): void {
  const next = way.next[space] ?? -1;
  if (way.need[space] !== UNKNOWN || next < 0) return;
  addUpPetrol(way, search, next);
  const petrol = way.chart.petrol[next] ?? 0;
  const further = way.need[next] ?? 0;
  const dry = way.dry[next] ?? 0;
  const isCity = search.rules.board.isCity[next] === true;
  way.need[space] = isCity ? petrol : petrol + further;
  way.dry[space] = isCity ? dry + Math.max(0, further - search.tank) : dry;
}

/** The spaces of the way ahead, nearest first. */
export function ahead(way: BotRoute, from: number, most: number): number[] {
  const spaces: number[] = [];
  for (let space = way.next[from] ?? -1; space >= 0 && spaces.length < most; space = way.next[space] ?? -1)
    spaces.push(space);
  return spaces;
}
