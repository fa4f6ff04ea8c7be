import { type Crew, NO_TILE, type Race, type RacePublic, type RaceRules, standings } from '@race/great-race';
import { CREWS } from '@race/great-race/crew/crews.ts';
import { LEADERS } from '@race/great-race/modules/leaders/who.ts';
import { fast, type Seat, type State } from '@race/kernel';
import { at } from '../racer/numbers.ts';
import { lookOut, type Nature, wayOf } from '../racer/outlook.ts';
import { type BotRoute, petrolMissing, petrolNeeded } from '../racer/route.ts';

/** Everything is brought to about one. */
const FRANCS_TO_GO = 200;
const LEVELS = 10;
const GAUGE = 6;
const POOR = 50;
const PURSE = 200;
const FRANCS = 100;
const CARDS = 4;
const MOST_CREWS = 5;
const TURNS = 10;
const AHEAD = 7;
const FRANCS_A_POINT = 50;

/** Cards that any table may have, in the order in which the networks know them. */
const CARD_IDS = [
  'trail-hunter',
  'financial',
  'refuelling-station',
  'driver',
  'repairman',
  'cartographer',
  'saboteur',
  'tracker',
  'con-artist',
  'transport',
  'spare-parts',
  'toolbox',
  'guide',
  'jerrycan',
  'militia',
  'dandy',
  'topographer',
  'weather-station',
  'express-delivery',
  'paddock',
  'visa',
] as const;

const VEHICLES: readonly string[] = CREWS;

/** Where each group of figures begins. */
const ARRIVED = 0;
const RACING = 3;
const RACING_FIGURES = 32;
const LEADER = RACING + RACING_FIGURES;
const VEHICLE = LEADER + LEADERS.length;
const HAND = VEHICLE + CREWS.length;
/** How many figures describe a crew. */
export const FEATURES = HAND + CARD_IDS.length;

const NO_ANSWERS: readonly never[] = [];
const NO_CHANCE = fast(0, 0);

/** What each crew's chances hang on, one crew after the other. The hands are those of the state: a made-up world has all. */
export function featuresOf(rules: RaceRules, state: State<Race>, nature: Nature): Float64Array {
  const { public: known } = state;
  const features = new Float64Array(known.crews.length * FEATURES);
  const lengths = known.crews.map((crew, seat) =>
    crew.arrived > 0 ? 0 : describe({ rules, state, seat, nature }, features.subarray(seat * FEATURES)),
  );
  const placed = standings(known);
  known.crews.forEach((crew, seat) => {
    const base = seat * FEATURES;
    const prestige = placed.find((one) => one.seat === seat)?.prestige ?? 0;
    if (crew.arrived > 0) {
      features[base + ARRIVED] = 1;
      features[base + ARRIVED + 1] = prestige / LEVELS;
      features[base + ARRIVED + 2] = crew.arrived === 1 ? 1 : 0;
      return;
    }
    // How far the nearest rival is ahead or behind: on the way, on the track, in points.
    let [nearest, foremost, richest] = [Number.POSITIVE_INFINITY, 0, 0];
    known.crews.forEach((rival, other) => {
      if (other === seat) return;
      nearest = Math.min(nearest, at(lengths, other));
      foremost = Math.max(foremost, rival.level);
      richest = Math.max(richest, pointsOf(rival));
    });
    const alone = known.crews.length === 1;
    features[base + RACING + 28] = alone ? 0 : (at(lengths, seat) - nearest) / FRANCS_TO_GO;
    features[base + RACING + 29] = alone ? 0 : (crew.level - foremost) / LEVELS;
    features[base + RACING + 30] = alone ? 0 : (pointsOf(crew) - richest) / LEVELS;
    features[base + RACING + 31] = prestige / LEVELS;
  });
  return features;
}

/** What a crew would count for its gauges and its purse. BASE-END-04. */
const pointsOf = ({ engine, chassis, francs, arrived }: Crew): number =>
  engine + chassis + Math.floor(francs / FRANCS_A_POINT) + (arrived === 1 ? MOST_CREWS : 0);

interface Described {
  readonly rules: RaceRules;
  readonly state: State<Race>;
  readonly seat: Seat;
  readonly nature: Nature;
}

/** Describes a crew that is still racing; gives what its way still costs. */
function describe({ rules, state, seat, nature }: Described, to: Float64Array): number {
  const { public: known } = state;
  const crew = known.crews[seat];
  const own = state.seats[seat];
  if (crew === undefined || own === undefined) throw new Error(`no crew at ${seat}`);
  const view = { seat, public: known, own, ready: 0 };
  const way = wayOf(lookOut({ rules, view, answers: NO_ANSWERS, chance: NO_CHANCE }, nature));
  const { board } = rules;
  const toGo = at(way.toGo, crew.at);
  const levels = at(board.level, board.destination) - crew.level;
  const { francs } = crew;
  const seen = lookAhead(way, known, crew.at);
  to.set(
    [
      toGo / FRANCS_TO_GO,
      levels / LEVELS,
      Math.min(1, levels / (Math.max(1, crew.engine) * 2)),
      crew.petrol / GAUGE,
      crew.petrolMax / GAUGE,
      crew.engine / GAUGE,
      crew.engineMax / GAUGE,
      crew.chassis / GAUGE,
      crew.chassisMax / GAUGE,
      crew.engine === 0 ? 1 : 0,
      Math.max(0, petrolNeeded(way, crew.at) - crew.petrol) / GAUGE,
      petrolMissing(way, crew.at) / GAUGE,
      Math.min(francs, POOR) / POOR,
      Math.min(francs, PURSE) / FRANCS,
      Math.max(0, francs - PURSE) / FRANCS,
      crew.cards / CARDS,
      board.isCity[crew.at] === true ? 1 : 0,
      known.order.indexOf(seat) / CARDS,
      known.arrivals > 0 ? 1 : 0,
      known.crews.length / MOST_CREWS,
      known.turn / TURNS,
      seen.blanks / AHEAD,
      seen.dangers / AHEAD,
      seen.stops / AHEAD,
      seen.petrol / AHEAD,
      seen.lines,
      known.modules?.solo !== undefined ? seat : 0,
      (known.modules?.postal?.aboard[seat] ?? -1) >= 0 ? 1 : 0,
    ],
    RACING,
  );
  const leader = known.modules?.leaders?.leaders[seat] ?? null;
  if (leader !== null) to[LEADER + LEADERS.indexOf(leader)] = 1;
  const vehicle = VEHICLES.indexOf(crew.id ?? '');
  if (vehicle >= 0) to[VEHICLE + vehicle] = 1;
  for (let n = 0; n < CARD_IDS.length; n++) {
    const card = rules.cardIndex.get(CARD_IDS[n] ?? '') ?? -1;
    to[HAND + n] = at(own.hand, card) / 2;
  }
  return toGo;
}

/** What lies on the next spaces of the way. */
function lookAhead({ next, line, chart }: BotRoute, { tiles }: RacePublic, from: number) {
  const seen = { blanks: 0, dangers: 0, stops: 0, petrol: 0, lines: 0 };
  let before = from;
  for (let n = 0; n < AHEAD; n++) {
    const space = at(next, before);
    if (space < 0) break;
    if (tiles[space] === NO_TILE) seen.blanks += at(chart.blank, space);
    seen.dangers += at(chart.danger, space);
    seen.stops += at(chart.stop, space);
    seen.petrol += at(chart.petrol, space);
    if (at(line, before) >= 0) seen.lines = 1;
    before = space;
  }
  return seen;
}
