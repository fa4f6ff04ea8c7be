import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { Chart } from './chart.ts';
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

/** The best end a drive by land could come to, by the prices of the way driven and the way left. */
export function bestByLand(o: Outlook, way: BotRoute, vehicle: DriveMeans): Drive {
  thisRound += 1;
  const { at: start, petrol, mechanics } = vehicle;
  const stays = standingWorth(o, way, { space: start, petrol, mechanics });
  paid[start] = 0;
  petrolOf[start] = 0;
  damageOf[start] = 0;
  dangersOf[start] = 0;
  blanksOf[start] = 0;
  cameFrom[start] = -1;
  best.worth = stays;
  best.cell = -1;
  frontier[0] = start;
  let length = 1;
  const most = Math.min(vehicle.left, MOST_SPACES - 1);
  for (let step = 0; step < most && length > 0; step++) length = goOn({ o, way, vehicle, step, length });
  return describe(vehicle.at, stays);
}

/** The best end so far, and the spaces from which the drive could go on: scratch, too. */
const best = { worth: 0, cell: -1 };
const frontier = new Int16Array(SIZE);
const reached = new Int16Array(SIZE);

interface Step {
  readonly o: Outlook;
  readonly way: BotRoute;
  readonly vehicle: DriveMeans;
  readonly step: number;
  /** How many spaces there are to go on from. */
  readonly length: number;
}

/**
 * Enters every space that is one further, if it can be paid, and compares it as an end with the best; gives how many are
 * left to go on from. Written in one piece, because it takes most of the racer's time.
 */
function goOn({ o, way, vehicle, step, length }: Step): number {
  const { toGo, chart, terrain } = way;
  const { nearFrom, near, risk } = terrain;
  const { prices } = o;
  const { destination } = o.rules.board;
  const { mechanics, shields } = vehicle;
  const tank = vehicle.petrol + vehicle.cans + vehicle.buyable;
  const dearer = vehicle.petrolPrice - prices.petrol;
  const toGoAtStart = toGo[vehicle.at] as number;
  const base = step * SIZE;
  let count = 0;
  for (let one = 0; one < length; one++) {
    const before = frontier[one] as number;
    const from = base + before;
    const limit = (toGo[before] as number) + DETOUR;
    const burntBefore = petrolOf[from] as number;
    const blanksBefore = blanksOf[from] as number;
    for (let n = nearFrom[before] as number, end = nearFrom[before + 1] as number; n < end; n++) {
      const space = near[n] as number;
      if (space === vehicle.at || (toGo[space] as number) > limit) continue;
      const isBlank = chart.blank[space] === 1;
      const petrol = chart.petrol[space] as number;
      const burnt = burntBefore + petrol;
      if (burnt > tank + (isBlank || blanksBefore > 0 ? SLACK : 0)) continue;
      const danger = chart.danger[space] as number;
      const dangers = (dangersOf[from] as number) + danger;
      const hit = Math.max(0, Math.min(danger, dangers - shields));
      const harm = chart.damage[space] as number;
      const damage = (damageOf[from] as number) + harm + hit * DANGER_DAMAGE;
      if (damage >= mechanics && space !== destination) continue;
      let cost = (paid[from] as number) + petrol * prices.petrol + harm * prices.damage;
      cost += hit * prices.danger + (danger - hit) * prices.guarded;
      if (isBlank) cost += doubt(o, way.chart, { tank: tank - burntBefore, risk: risk[space] as number });
      const to = base + SIZE + space;
      const isNew = round[to] !== thisRound;
      if (!isNew && cost >= (paid[to] as number)) continue;
      round[to] = thisRound;
      paid[to] = cost;
      petrolOf[to] = burnt;
      damageOf[to] = damage;
      dangersOf[to] = dangers;
      blanksOf[to] = blanksBefore + (isBlank ? 1 : 0);
      cameFrom[to] = from;
      if (isNew && (chart.stop[space] as number) < 1) reached[count++] = space;
      let worth =
        standingWorth(o, way, {
          space,
          petrol: Math.max(0, vehicle.petrol - burnt),
          mechanics: mechanics - damage,
        }) - cost;
      worth -= Math.max(0, burnt - vehicle.petrol - vehicle.cans) * dearer;
      // Only on the way: a crew that turned back for cards would do so for ever.
      if ((toGo[space] as number) < toGoAtStart) worth += chart.gift[space] as number;
      if (worth <= best.worth) continue;
      best.worth = worth;
      best.cell = to;
    }
  }
  for (let one = 0; one < count; one++) frontier[one] = reached[one] as number;
  return count;
}

/** What it costs that a blank space may turn out too dear for what is in the tank. */
function doubt(
  { prices }: Outlook,
  { ground }: Chart,
  { tank, risk }: { readonly tank: number; readonly risk: number },
): number {
  const left = Math.max(0, Math.min(FULL_TANK, Math.floor(tank + 0.5) - risk));
  const chance = ground.payable[left] ?? 0;
  return chance < LEAST_CHANCE ? ARRIVAL : (1 - chance) * (prices.step + prices.stop);
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
function describe(start: number, stays: number): Drive {
  const { cell: end, worth } = best;
  if (end < 0) return stay(start);
  let cell = end;
  let spaces = 1;
  for (let before = cameFrom[cell] ?? -1; (cameFrom[before] ?? -1) >= 0; before = cameFrom[before] ?? -1) {
    cell = before;
    spaces += 1;
  }
  return {
    value: worth - stays,
    first: cell % SIZE,
    line: -1,
    end: end % SIZE,
    spaces,
    petrol: petrolOf[end] ?? 0,
    damage: damageOf[end] ?? 0,
    blanks: blanksOf[end] ?? 0,
  };
}
