import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { Outlook } from './outlook.ts';
import type { BotRoute } from './route.ts';
import { ARRIVAL, standingWorth } from './standing.ts';

/** A vehicle about to drive on, real or supposed. */
export interface DriveMeans {
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
/** The chance below which an unknown tile is not worth trying. */
const LEAST_CHANCE = 0.3;
const FULL_TANK = 6;

/** The search keeps, for each space and number of steps, the cheapest drive that comes there. */
const MOST_SPACES = 12;
const SIZE = 512;
const CELLS = MOST_SPACES * SIZE;

/** Scratch, used anew by each search: a cell is a space after so many steps. */
const paid = new Float64Array(CELLS);
const petrolOf = new Float64Array(CELLS);
const damageOf = new Float64Array(CELLS);
const dangersOf = new Float64Array(CELLS);
const blanksOf = new Float64Array(CELLS);
const cameFrom = new Int16Array(CELLS);
const round = new Int32Array(CELLS);
let thisRound = 0;

interface Search {
  readonly o: Outlook;
  readonly way: BotRoute;
  readonly vehicle: DriveMeans;
  /** Petrol the vehicle could have before it starts. */
  readonly tank: number;
  bestWorth: number;
  bestCell: number;
}

/** The best end a drive by land could come to, by the prices of the way driven and the way left. */
export function bestByLand(o: Outlook, way: BotRoute, vehicle: DriveMeans): Drive {
  thisRound += 1;
  const { at: start, petrol, cans, buyable, mechanics } = vehicle;
  const stays = standingWorth(o, way, { space: start, petrol, mechanics });
  const tank = petrol + cans + buyable;
  const search: Search = { o, way, vehicle, tank, bestWorth: stays, bestCell: -1 };
  paid[start] = 0;
  petrolOf[start] = 0;
  damageOf[start] = 0;
  dangersOf[start] = 0;
  blanksOf[start] = 0;
  cameFrom[start] = -1;
  let frontier = [start];
  const most = Math.min(vehicle.left, MOST_SPACES - 1);
  for (let step = 0; step < most && frontier.length > 0; step++) frontier = goOn(search, frontier, step);
  return describe(search, stays);
}

/** One space further from each of these; gives those from which a drive could go on. */
function goOn(search: Search, frontier: readonly number[], step: number): number[] {
  const { way, vehicle } = search;
  const { nearFrom, near } = way.terrain;
  const reached: number[] = [];
  const base = step * SIZE;
  for (const from of frontier) {
    const limit = (way.toGo[from] ?? 0) + DETOUR;
    for (let n = nearFrom[from] as number, end = nearFrom[from + 1] as number; n < end; n++) {
      const to = near[n] as number;
      if (to === vehicle.at || (way.toGo[to] as number) > limit) continue;
      if (enter(search, base + from, base + SIZE + to)) reached.push(to);
    }
  }
  return reached;
}

/** Tries to enter a space; true when it was newly reached and the drive could go on from it. */
function enter(search: Search, from: number, to: number): boolean {
  const { o, way, vehicle, tank } = search;
  const { chart } = way;
  const space = to % SIZE;
  const isBlank = chart.blank[space] === 1;
  const burnt = petrolOf[from] ?? 0;
  const petrol = chart.petrol[space] ?? 0;
  const isGuess = isBlank || (blanksOf[from] ?? 0) > 0;
  if (burnt + petrol > tank + (isGuess ? SLACK : 0)) return false;
  const danger = chart.danger[space] ?? 0;
  const dangers = (dangersOf[from] ?? 0) + danger;
  const hit = Math.max(0, Math.min(danger, dangers - vehicle.shields));
  const harm = chart.damage[space] ?? 0;
  const damage = (damageOf[from] ?? 0) + harm + hit * DANGER_DAMAGE;
  if (damage >= vehicle.mechanics && space !== o.rules.board.destination) return false;
  let cost = (paid[from] ?? 0) + petrol * o.prices.petrol + harm * o.prices.damage;
  cost += hit * o.prices.danger + (danger - hit) * o.prices.guarded;
  if (isBlank) cost += doubt(search, tank - burnt, space);
  const isNew = round[to] !== thisRound;
  if (!isNew && cost >= (paid[to] ?? 0)) return false;
  round[to] = thisRound;
  paid[to] = cost;
  petrolOf[to] = burnt + petrol;
  damageOf[to] = damage;
  dangersOf[to] = dangers;
  blanksOf[to] = (blanksOf[from] ?? 0) + (isBlank ? 1 : 0);
  cameFrom[to] = from;
  weigh(search, to, space);
  return isNew && (chart.stop[space] ?? 0) < 1;
}

/** What it costs that a blank space may turn out too dear for what is in the tank. */
function doubt({ o, way }: Search, tank: number, space: number): number {
  const risk = o.rules.board.isRisk[space] === true ? 1 : 0;
  const left = Math.max(0, Math.min(FULL_TANK, Math.floor(tank + 0.5) - risk));
  const chance = way.chart.ground.payable[left] ?? 0;
  return chance < LEAST_CHANCE ? ARRIVAL : (1 - chance) * (o.prices.step + o.prices.stop);
}

/** Compares an end with the best so far. */
function weigh(search: Search, cell: number, space: number): void {
  const { o, way, vehicle } = search;
  const burnt = petrolOf[cell] ?? 0;
  const bought = Math.max(0, burnt - vehicle.petrol - vehicle.cans);
  const petrol = Math.max(0, vehicle.petrol - burnt);
  const mechanics = vehicle.mechanics - (damageOf[cell] ?? 0);
  let worth = standingWorth(o, way, { space, petrol, mechanics }) - (paid[cell] ?? 0);
  worth -= bought * (vehicle.petrolPrice - o.prices.petrol);
  // Only on the way: a crew that turned back for cards would do so for ever.
  if ((way.toGo[space] ?? 0) < (way.toGo[vehicle.at] ?? 0)) worth += way.chart.gift[space] ?? 0;
  if (worth <= search.bestWorth) return;
  search.bestWorth = worth;
  search.bestCell = cell;
}

export const stay = (at: number): Drive => ({
  value: 0,
  first: -1,
  line: -1,
  end: at,
  spaces: 0,
  petrol: 0,
  damage: 0,
  blanks: 0,
});

/** The drive that led to the best end. */
function describe({ bestCell, bestWorth, vehicle }: Search, stays: number): Drive {
  if (bestCell < 0) return stay(vehicle.at);
  let cell = bestCell;
  let spaces = 1;
  for (let before = cameFrom[cell] ?? -1; (cameFrom[before] ?? -1) >= 0; before = cameFrom[before] ?? -1) {
    cell = before;
    spaces += 1;
  }
  return {
    value: bestWorth - stays,
    first: cell % SIZE,
    line: -1,
    end: bestCell % SIZE,
    spaces,
    petrol: petrolOf[bestCell] ?? 0,
    damage: damageOf[bestCell] ?? 0,
    blanks: blanksOf[bestCell] ?? 0,
  };
}
