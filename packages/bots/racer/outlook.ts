import type { Crew, Race, RacePublic, RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Ask } from '../base/bots.ts';
import { blankChart, type Chart, fillChart } from './chart.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import { at } from './numbers.ts';
import type { Moods, Prices } from './prices.ts';
import { type BotRoute, blankRoute, findFares, findRoute } from './route.ts';
import { terrainOf } from './terrain.ts';

/** The parameters of a racer. */
export interface Nature {
  readonly moods: Moods;
  readonly sense: ModuleKnowledge;
}

/** A view as the racer sees it. */
export interface Outlook {
  readonly rules: RaceRules;
  readonly known: RacePublic;
  readonly seat: Seat;
  readonly me: Crew;
  /** How many cards of each kind it holds. */
  readonly hand: readonly number[];
  readonly prices: Prices;
  readonly sense: ModuleKnowledge;
  /** Somebody has arrived: what is not in now will not be in at all. BASE-END-02. */
  readonly lastConvoy: boolean;
  /** Its way, once it was asked for: `wayOf`. */
  way: BotRoute | null;
}

export function lookOut({ rules, view }: Ask<Race, RaceRules>, { moods, sense }: Nature): Outlook {
  const { seat, own, public: known } = view;
  const me = seat === null ? undefined : known.crews[seat];
  if (seat === null || own === null || me === undefined) throw new Error('a spectator is asked nothing');
  const lastConvoy = known.arrivals > 0;
  return {
    rules,
    known,
    seat,
    me,
    hand: own.hand,
    prices: pricesNow(rules, known, { me, moods }),
    sense,
    lastConvoy,
    way: null,
  };
}

/** So many levels from the end a crew may arrive within a turn or two. */
const NEAR = 5;

/** Time gets dearer the nearer the others are to the end. */
function pricesNow(rules: RaceRules, known: RacePublic, { me, moods }: { me: Crew; moods: Moods }): Prices {
  if (known.arrivals > 0) return moods.last;
  const end = at(rules.board.level, rules.board.destination);
  for (const crew of known.crews) if (crew !== me && end - crew.level <= NEAR) return moods.pressed;
  return moods.normal;
}

/** How many levels of the track a crew still has before it. */
export const levelsLeft = (o: Outlook, crew: Crew): number =>
  at(o.rules.board.level, o.rules.board.destination) - crew.level;

/** Cards in hand that can do a thing. */
export function held(o: Outlook, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) count += at(o.hand, card);
  return count;
}

export function heldById(o: Outlook, id: string): number {
  return at(o.hand, o.rules.cardIndex.get(id) ?? -1);
}

/** Cards that make a drive. */
export const driversHeld = (o: Outlook): number => heldById(o, 'driver') + heldById(o, 'weather-station');

/** A way that was found on a board, and for whom: what lines cost a crew, and what its tank holds. */
interface Found {
  readonly fares: Float64Array;
  tank: number;
  readonly way: BotRoute;
}

/** A board whose spaces were priced, all that hangs on, and the ways found on it. */
interface Surveyed {
  readonly tiles: Int8Array;
  readonly bag: Int16Array;
  /** A figure of tiles and bag: where it differs, they differ. */
  figure: number;
  prices: Prices | null;
  sense: ModuleKnowledge | null;
  /** What modules make of the prices of ways, and for whom; without modules all crews see the same. */
  conditions: string;
  seat: Seat;
  readonly chart: Chart;
  readonly ways: Found[];
  /** How many of them are of this board, and which is the next to give way to another one. */
  count: number;
  oldest: number;
}

const EVERYBODY: Seat = -1;

/**
 * Boards surveyed at a table, each in the place its figure gives it, where it stays until another one needs the place. A
 * search comes to the same boards again and again: it tries all answers in the same worlds.
 */
type SurveyedBoards = (Surveyed | undefined)[];

const PLACES = 512;
/** Crews that can pay different fares go different ways. */
const WAYS = 4;
const surveyedBoards = new WeakMap<RaceRules, SurveyedBoards>();
/** Scratch for the fares of the crew that is asked. */
let fares = new Float64Array(0);

/** The cheapest way as this seat sees it. Found again only where something it hangs on has changed. */
export function wayOf(o: Outlook): BotRoute {
  o.way ??= foundOrNew(o);
  return o.way;
}

function foundOrNew(o: Outlook): BotRoute {
  const { rules, known, prices, sense, seat, me } = o;
  const lines = rules.board.lines.length;
  if (fares.length !== lines) fares = new Float64Array(lines);
  findFares(fares, { rules, known, prices, sense, seat, purse: { francs: me.francs, rebate: rebateOf(o) } });
  const board = surveyedBoard(o);
  const { ways, chart } = board;
  for (let n = 0; n < board.count; n++) {
    const one = ways[n] as Found;
    if (one.tank === me.petrolMax && areSame(one.fares, fares)) return one.way;
  }
  const place = board.count < WAYS ? board.count++ : board.oldest;
  board.oldest = (place + 1) % WAYS;
  const one = ways[place] ?? noWay(rules, chart);
  ways[place] = one;
  one.tank = me.petrolMax;
  one.fares.set(fares);
  findRoute(one.way, { board: rules.board, tank: me.petrolMax, fares });
  return one.way;
}

/** The board that was surveyed last: most questions are about the same one. */
let latest: { readonly rules: RaceRules; readonly board: Surveyed } | null = null;

/** The board as it is now, with every space priced. */
function surveyedBoard(o: Outlook): Surveyed {
  const { rules, known, prices, sense, seat } = o;
  const conditions = sense.conditionsOf(known, seat);
  const whose = known.modules === undefined ? EVERYBODY : seat;
  if (latest?.rules === rules && isOf(latest.board, o, { conditions, whose })) return latest.board;
  const boards = surveyedBoards.get(rules) ?? noBoards(rules);
  const figure = mixed(mixed(prices.step, known.tiles), known.bag);
  const place = (figure ^ (figure >>> 9) ^ (figure >>> 18)) & (PLACES - 1);
  const one = boards[place] ?? noBoard(rules);
  latest = { rules, board: one };
  if (one.figure === figure && isOf(one, o, { conditions, whose })) return one;
  boards[place] = one;
  one.figure = figure;
  one.prices = prices;
  one.sense = sense;
  one.seat = whose;
  one.conditions = conditions;
  one.tiles.set(known.tiles);
  one.bag.set(known.bag);
  one.count = 0;
  one.oldest = 0;
  fillChart(one.chart, { terrain: terrainOf(rules.board), rules, known, prices, sense, seat });
  return one;
}

/** Whether this is the board as it is now. */
const isOf = (
  one: Surveyed,
  { known, prices, sense }: Outlook,
  { conditions, whose }: { readonly conditions: string; readonly whose: Seat },
): boolean =>
  one.prices === prices &&
  one.sense === sense &&
  one.seat === whose &&
  one.conditions === conditions &&
  areSame(one.bag, known.bag) &&
  areSame(one.tiles, known.tiles);

function noBoards(rules: RaceRules): SurveyedBoards {
  const none: SurveyedBoards = new Array(PLACES).fill(undefined);
  surveyedBoards.set(rules, none);
  return none;
}

const noBoard = ({ board, tiles }: RaceRules): Surveyed => ({
  tiles: new Int8Array(board.spaces.length),
  bag: new Int16Array(tiles.length),
  figure: 0,
  prices: null,
  sense: null,
  conditions: '',
  seat: EVERYBODY,
  chart: blankChart(board.spaces.length),
  ways: [],
  count: 0,
  oldest: 0,
});

const noWay = ({ board }: RaceRules, chart: Chart): Found => ({
  fares: new Float64Array(board.lines.length),
  tank: 0,
  way: blankRoute(board, chart),
});

/** What the transport cards in hand take off a line. */
export function rebateOf(o: Outlook): number {
  let rebate = 0;
  for (const card of o.rules.ferrying) rebate += at(o.hand, card) * (o.rules.cards[card]?.fare ?? 0);
  return rebate;
}

const MIXER = 0x9e3779b1;

/** Two numbers at a time: no kind of tile, and no count of them, takes more than sixteen bits. */
function mixed(start: number, numbers: ArrayLike<number>): number {
  const even = numbers.length & ~1;
  let figure = start;
  for (let i = 0; i < even; i += 2)
    figure = Math.imul(
      figure ^ ((numbers[i] as number) + 2) ^ (((numbers[i + 1] as number) + 2) << 16),
      MIXER,
    );
  if (even < numbers.length) figure = Math.imul(figure ^ ((numbers[even] as number) + 2), MIXER);
  return figure ^ (figure >>> 15);
}

function areSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
