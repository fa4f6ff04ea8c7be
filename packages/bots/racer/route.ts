import { type Board, lineOf, type RacePublic, type RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Chart } from './chart.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import type { Prices } from './prices.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** The cheapest way to the destination, from every space of the board. */
export interface BotRoute {
  readonly terrain: Terrain;
  readonly chart: Chart;
  /** What is still to be paid, in francs. */
  readonly toGo: Float64Array;
  /** The next space of the way, or -1. */
  readonly next: Int16Array;
  /** The line by which it is reached, or -1 when by land. */
  readonly line: Int16Array;
  /** Petrol to the next city of the way, that city included; and what the stretches after it ask for beyond a full tank. */
  readonly need: Float64Array;
  readonly dry: Float64Array;
  /** What the tank holds for which that was added up. */
  tank: number;
}

/** What a crew can put towards a line. */
export interface Purse {
  readonly francs: number;
  /** What its transport cards take off. */
  readonly rebate: number;
}

interface Search {
  readonly board: Board;
  /** What its tank holds. */
  readonly tank: number;
  /** What each line costs this crew, in francs. */
  readonly fares: Float64Array;
}

const FAR = 1e9;
const UNKNOWN = -1;

/** A way on a chart that others may share. */
export function blankRoute(board: Board, chart: Chart): BotRoute {
  const size = board.spaces.length;
  return {
    terrain: terrainOf(board),
    chart,
    toGo: new Float64Array(size),
    next: new Int16Array(size),
    line: new Int16Array(size),
    need: new Float64Array(size),
    dry: new Float64Array(size),
    tank: 0,
  };
}

/** Finds the cheapest way from every space to the destination. */
export function findRoute(way: BotRoute, { board, tank, fares }: Search): void {
  way.toGo.fill(FAR);
  way.next.fill(-1);
  way.line.fill(-1);
  way.need.fill(UNKNOWN);
  spread(way, board.destination, fares);
  way.need[board.destination] = 0;
  way.dry[board.destination] = 0;
  way.tank = tank;
}

/** A queue of spaces whose adjacent spaces have to be updated; a ring with room for every space of any board. */
const RING = 512;
const waiting = new Int16Array(RING);
const queued = new Uint8Array(RING);

/** From the destination backwards: each space updates those next to it, until no way gets cheaper. */
function spread(way: BotRoute, destination: number, fares: Float64Array): void {
  const { toGo, next, line } = way;
  const { enter } = way.chart;
  const { nearFrom, near, linesFrom, lines, lineEnds } = way.terrain;
  let head = 0;
  let tail = 0;
  waiting[tail++] = destination;
  toGo[destination] = 0;
  while (head !== tail) {
    const space = waiting[head] as number;
    head = (head + 1) & (RING - 1);
    queued[space] = 0;
    const cost = (toGo[space] as number) + (enter[space] as number);
    for (let n = nearFrom[space] as number, end = nearFrom[space + 1] as number; n < end; n++) {
      const from = near[n] as number;
      if (cost >= (toGo[from] as number)) continue;
      toGo[from] = cost;
      next[from] = space;
      line[from] = -1;
      if (queued[from] === 1) continue;
      queued[from] = 1;
      waiting[tail] = from;
      tail = (tail + 1) & (RING - 1);
    }
    for (let n = linesFrom[space] as number, end = linesFrom[space + 1] as number; n < end; n++) {
      const from = lineEnds[n] as number;
      const number = lines[n] as number;
      const byLine = cost + (fares[number] as number);
      if (byLine >= (toGo[from] as number)) continue;
      toGo[from] = byLine;
      next[from] = space;
      line[from] = number;
      if (queued[from] === 1) continue;
      queued[from] = 1;
      waiting[tail] = from;
      tail = (tail + 1) & (RING - 1);
    }
  }
}

interface Fared {
  readonly rules: RaceRules;
  readonly known: RacePublic;
  readonly prices: Prices;
  readonly sense: ModuleKnowledge;
  readonly seat: Seat;
  readonly purse: Purse;
}

/** What each line costs a crew: the fare, and the trouble of raising what is missing. */
export function findFares(fares: Float64Array, { rules, known, prices, sense, seat, purse }: Fared): void {
  for (let line = 0; line < fares.length; line++) {
    const { price } = lineOf(rules.board, line);
    const fare = Math.max(0, price - purse.rebate - sense.seaRebate(rules, known, { seat, line }));
    fares[line] = fare + Math.max(0, fare - purse.francs) * prices.shortage;
  }
}

/** Petrol from a space to the next city of the way, where it is cheap again, that city included. */
export function petrolNeeded(way: BotRoute, space: number): number {
  if (way.need[space] === UNKNOWN) addUpPetrol(way, space);
  return way.need[space] as number;
}

/** Petrol that the stretches after that city ask for beyond a full tank: it must be bought in the wild. */
export function petrolMissing(way: BotRoute, space: number): number {
  if (way.need[space] === UNKNOWN) addUpPetrol(way, space);
  return way.dry[space] as number;
}

/** Added up only where somebody asks: drives are short, and most spaces of a board are far away. */
function addUpPetrol(way: BotRoute, space: number): void {
  const next = way.next[space] as number;
  if (next < 0) return;
  if (way.need[next] === UNKNOWN) addUpPetrol(way, next);
  const petrol = way.chart.petrol[next] as number;
  const further = way.need[next] as number;
  const dry = way.dry[next] as number;
  const isCity = way.terrain.isCity[next] === 1;
  way.need[space] = isCity ? petrol : petrol + further;
  way.dry[space] = isCity ? dry + Math.max(0, further - way.tank) : dry;
}

/** The spaces of the way ahead, nearest first. */
export function ahead(way: BotRoute, from: number, most: number): number[] {
  const spaces: number[] = [];
  for (let space = way.next[from] ?? -1; space >= 0 && spaces.length < most; space = way.next[space] ?? -1)
    spaces.push(space);
  return spaces;
}
