import { farEnd, lineOf, nearOf } from '@race/great-race';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { Outlook } from './outlook.ts';
import type { Way } from './way.ts';

/** A vehicle about to drive on, real or supposed. */
export interface Vehicle {
  readonly at: number;
  /** Spaces the drive may still go. */
  readonly left: number;
  readonly petrol: number;
  /** Petrol that cards in hand could add. */
  readonly cans: number;
  /** Petrol that could be bought before the drive, and at what price. */
  readonly buyable: number;
  readonly petrolPrice: number;
  /** Levels of engine and chassis. */
  readonly mechanics: number;
  /** Dangers that guards and cards could avoid. */
  readonly shields: number;
  readonly francs: number;
  /** Whether a line can be taken: only where a drive starts. BASE-DRIVE-13. */
  readonly lines: boolean;
}

/** A drive thought through to its end. */
export interface Drive {
  /** What it brings, in francs; 0 for staying. */
  readonly value: number;
  /** The first space to enter, or -1 for staying; and the line to take there, or -1. */
  readonly first: number;
  readonly line: number;
  readonly end: number;
  readonly spaces: number;
  /** Petrol, damage and blank spaces to be expected. */
  readonly petrol: number;
  readonly damage: number;
  readonly blanks: number;
}

/** How much dearer than the best a detour may look and still be followed. */
const DETOUR = 12;
/** Blank spaces are priced by their mean, and a mean may be a little more than there is. */
const SLACK = 0.6;
/** What it would be worth to be in. */
const ARRIVAL = 400;
/** With so few levels left every further one counts more. */
const WORN = 4;
const WORN_COST = 12;
const WRECKED_COST = 150;
/** The chance below which an unknown tile is not worth trying. */
const LEAST_CHANCE = 0.3;

const MOST_SPACES = 12;
const SIZE = 512;
const cells = MOST_SPACES * SIZE;

/** Scratch: the best label of each space after so many steps. Used anew by each search. */
const paid = new Float64Array(cells);
const petrolOf = new Float64Array(cells);
const damageOf = new Float64Array(cells);
const dangersOf = new Float64Array(cells);
const blanksOf = new Float64Array(cells);
const cameFrom = new Int16Array(cells);
const round = new Int32Array(cells);
let thisRound = 0;

/** The best end a drive could come to, by the prices of the way behind and the way left. */
export function bestDrive(o: Outlook, way: Way, vehicle: Vehicle): Drive {
  thisRound += 1;
  const search: Search = { o, way, vehicle, bestValue: 0, bestCell: -1 };
  const stays = -thirst(search, vehicle.at, vehicle.petrol) - wear(vehicle.mechanics);
  search.bestValue = stays;
  const start = vehicle.at;
  paid[start] = 0;
  petrolOf[start] = 0;
  damageOf[start] = 0;
  dangersOf[start] = 0;
  blanksOf[start] = 0;
  cameFrom[start] = -1;
  let frontier = [start];
  const most = Math.min(vehicle.left, MOST_SPACES - 1);
  for (let step = 0; step < most && frontier.length > 0; step++) frontier = goOn(search, frontier, step);
  const byLand = drawUp(search, stays);
  return vehicle.lines ? betterByLine(search, byLand, stays) : byLand;
}

interface Search {
  readonly o: Outlook;
  readonly way: Way;
  readonly vehicle: Vehicle;
  bestValue: number;
  bestCell: number;
}

/** One space further from each of these; gives those from which a drive could go on. */
function goOn(search: Search, frontier: readonly number[], step: number): number[] {
  const { o, way, vehicle } = search;
  const reached: number[] = [];
  const base = step * SIZE;
  for (const from of frontier) {
    const limit = (way.toGo[from] ?? 0) + DETOUR;
    for (const to of nearOf(o.rules.board, from)) {
      if (to === vehicle.at || (way.toGo[to] ?? 0) > limit) continue;
      if (enter(search, base + from, base + SIZE + to)) reached.push(to);
    }
  }
  return reached;
}

/** Tries to enter a space; true when it was newly reached and the drive could go on from it. */
function enter(search: Search, from: number, to: number): boolean {
  const { o, way, vehicle } = search;
  const { chart } = way;
  const space = to % SIZE;
  const petrol = (petrolOf[from] ?? 0) + (chart.petrol[space] ?? 0);
  const tank = vehicle.petrol + vehicle.cans + vehicle.buyable;
  const isBlank = chart.blank[space] === 1;
  if (petrol > tank + (isBlank ? SLACK : (blanksOf[from] ?? 0) > 0 ? SLACK : 0)) return false;
  const dangers = (dangersOf[from] ?? 0) + (chart.danger[space] ?? 0);
  const hit = Math.max(0, Math.min((chart.danger[space] ?? 0), dangers - vehicle.shields));
  const damage = (damageOf[from] ?? 0) + (chart.damage[space] ?? 0) + hit * DANGER_DAMAGE;
  if (damage >= vehicle.mechanics && space !== o.rules.board.destination) return false;
  let cost = (paid[from] ?? 0) + (chart.petrol[space] ?? 0) * o.prices.petrol;
  cost += (chart.damage[space] ?? 0) * o.prices.damage + hit * o.prices.danger;
  cost += ((chart.danger[space] ?? 0) - hit) * o.prices.guarded;
  if (isBlank) cost += doubt(search, tank - (petrolOf[from] ?? 0), space);
  const isNew = round[to] !== thisRound;
  if (!isNew && cost >= (paid[to] ?? 0)) return false;
  round[to] = thisRound;
  paid[to] = cost;
  petrolOf[to] = petrol;
  damageOf[to] = damage;
  dangersOf[to] = dangers;
  blanksOf[to] = (blanksOf[from] ?? 0) + (isBlank ? 1 : 0);
  cameFrom[to] = from;
  weigh(search, to, space);
  return isNew && (chart.stop[space] ?? 0) < 1;
}

/** What it costs that a blank space may turn out too dear for what is in the tank. */
function doubt(search: Search, tank: number, space: number): number {
  const { way, o } = search;
  const { ground } = way.chart;
  const risk = o.rules.board.isRisk[space] === true ? 1 : 0;
  const left = Math.max(0, Math.min(6, Math.floor(tank + 0.5) - risk));
  const chance = (ground.payable[left] ?? 0);
  if (chance < LEAST_CHANCE) return ARRIVAL;
  return (1 - chance) * (o.prices.step + o.prices.stop);
}

/** Compares an end with the best so far. */
function weigh(search: Search, cell: number, space: number): void {
  const { o, way, vehicle } = search;
  const petrol = (petrolOf[cell] ?? 0);
  const bought = Math.max(0, petrol - vehicle.petrol - vehicle.cans);
  const left = Math.max(0, vehicle.petrol - petrol);
  let value = (way.toGo[vehicle.at] ?? 0) - (way.toGo[space] ?? 0) - (paid[cell] ?? 0);
  // Only on the way: a crew that turned back for cards would do so for ever.
  if ((way.toGo[space] ?? 0) < (way.toGo[vehicle.at] ?? 0)) value += (way.chart.gift[space] ?? 0);
  value -= bought * (vehicle.petrolPrice - o.prices.petrol);
  value -= thirst(search, space, left) + wear(vehicle.mechanics - (damageOf[cell] ?? 0));
  if (space === o.rules.board.destination) value += ARRIVAL;
  if (value <= search.bestValue) return;
  search.bestValue = value;
  search.bestCell = cell;
}

/** What it will cost to buy in the wild what is missing on the way to the destination. */
function thirst({ o, way }: Search, space: number, petrol: number): number {
  // From a city one sets out with a full tank.
  const tank = o.rules.board.isCity[space] === true ? o.me.petrolMax : petrol;
  return (Math.max(0, (way.need[space] ?? 0) - tank) + (way.dry[space] ?? 0)) * o.prices.thirst;
}

/** A vehicle with few levels left drives short, or not at all. */
function wear(mechanics: number): number {
  if (mechanics >= WORN) return 0;
  return mechanics <= 0 ? WRECKED_COST : (WORN - mechanics) * WORN_COST;
}

function drawUp(search: Search, stays: number): Drive {
  const { bestCell, bestValue, vehicle } = search;
  if (bestCell < 0) return { ...STAY, end: vehicle.at };
  let cell = bestCell;
  let spaces = 1;
  for (let before = (cameFrom[cell] ?? 0); (cameFrom[before] ?? 0) >= 0; before = (cameFrom[before] ?? 0)) {
    cell = before;
    spaces += 1;
  }
  return {
    value: bestValue - stays,
    first: cell % SIZE,
    line: -1,
    end: bestCell % SIZE,
    spaces,
    petrol: (petrolOf[bestCell] ?? 0),
    damage: (damageOf[bestCell] ?? 0),
    blanks: (blanksOf[bestCell] ?? 0),
  };
}

const STAY: Drive = { value: 0, first: -1, line: -1, end: -1, spaces: 0, petrol: 0, damage: 0, blanks: 0 };

function betterByLine(search: Search, byLand: Drive, stays: number): Drive {
  const { o, way, vehicle } = search;
  const { board } = o.rules;
  let best = byLand;
  for (const line of board.linesFrom[vehicle.at] ?? []) {
    const { price } = lineOf(board, line);
    const fare = Math.max(0, price - rebateOf(o));
    const end = farEnd(lineOf(board, line), vehicle.at);
    if (fare > vehicle.francs || vehicle.petrol + vehicle.cans + vehicle.buyable < 1) continue;
    const inCity = (way.toGo[vehicle.at] ?? 0) - (way.toGo[end] ?? 0) - o.prices.petrol + (way.chart.gift[end] ?? 0);
    const arrival = end === board.destination ? ARRIVAL : 0;
    const value = inCity - fare + arrival - wear(vehicle.mechanics) - stays;
    if (value > best.value) best = { ...STAY, value, first: end, line, end, spaces: 1, petrol: 1 };
  }
  return best;
}

function rebateOf(o: Outlook): number {
  let rebate = 0;
  for (const card of o.rules.ferrying) rebate += (o.hand[card] ?? 0) * (o.rules.cards[card]?.fare ?? 0);
  return rebate;
}
