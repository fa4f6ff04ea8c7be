import { type Race, type RaceRules, standings } from '@race/great-race';
import { fast, type Seat, type State } from '@race/kernel';
import { at } from '../racer/numbers.ts';
import { lookOut, type Nature, wayOf } from '../racer/outlook.ts';
import { petrolNeeded } from '../racer/route.ts';

export const TRAITS = 16;

/** Nothing is asked when a crew is only looked at. */
const NO_ANSWERS: readonly never[] = [];
const NO_CHANCE = fast(0, 0);

/** Everything is brought to about one. */
const FRANCS_TO_GO = 200;
const LEVELS = 10;
const GAUGE = 6;
const PURSE = 200;
const FRANCS = 100;
const CARDS = 4;

/** What the chances of a crew hang on, as numbers of about one. */
export function traitsOf(rules: RaceRules, state: State<Race>, seat: Seat, nature: Nature): Float64Array {
  const traits = new Float64Array(TRAITS);
  const { public: known } = state;
  const crew = known.crews[seat];
  const own = state.seats[seat];
  if (crew === undefined || own === undefined) throw new Error(`no crew at ${seat}`);
  if (crew.arrived > 0) {
    const prestige = standings(known).find((one) => one.seat === seat)?.prestige ?? 0;
    traits.set([1, prestige / LEVELS, crew.arrived === 1 ? 1 : 0]);
    return traits;
  }
  const view = { seat, public: known, own, ready: 0 };
  const outlook = lookOut({ rules, view, answers: NO_ANSWERS, chance: NO_CHANCE }, nature);
  const way = wayOf(outlook);
  const { board } = rules;
  traits.set(
    [
      at(way.toGo, crew.at) / FRANCS_TO_GO,
      (at(board.level, board.destination) - crew.level) / LEVELS,
      crew.petrol / GAUGE,
      crew.petrolMax / GAUGE,
      crew.engine / GAUGE,
      crew.chassis / GAUGE,
      Math.max(0, petrolNeeded(way, crew.at) - crew.petrol) / GAUGE,
      Math.min(crew.francs, PURSE) / FRANCS,
      Math.max(0, crew.francs - PURSE) / FRANCS,
      crew.cards / CARDS,
      board.isCity[crew.at] === true ? 1 : 0,
      known.order.indexOf(seat) / CARDS,
      known.arrivals > 0 ? 1 : 0,
    ],
    3,
  );
  return traits;
}
