import type { Crew, Race, RacePublic, RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Ask } from '../base/bots.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import { at } from './numbers.ts';
import type { Moods, Prices } from './prices.ts';
import { type BotRoute, blankRoute, findFares, findRoute } from './route.ts';

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

/** A way that was found, and all that it hangs on. */
interface Found {
  readonly tiles: Int8Array;
  readonly bag: Int16Array;
  readonly fares: Float64Array;
  /** A figure of tiles and bag: where it differs, they differ. */
  figure: number;
  prices: Prices | null;
  sense: ModuleKnowledge | null;
  tank: number;
  /** What modules make of the prices of ways, and for whom; without modules all crews see the same. */
  conditions: string;
  seat: Seat;
  readonly way: BotRoute;
}

const EVERYBODY: Seat = -1;

/**
 * Ways found at a table, each in the place its figure gives it, where it stays until another one needs the place. A
 * search comes to the same boards again and again: it tries all answers in the same worlds.
 */
type FoundWays = (Found | undefined)[];

const PLACES = 512;
const foundWays = new WeakMap<RaceRules, FoundWays>();
/** Scratch for the fares of the crew that is asked. */
let fares = new Float64Array(0);

/** The cheapest way as this seat sees it. Found again only where something it hangs on has changed. */
export function wayOf(o: Outlook): BotRoute {
  o.way ??= foundOrNew(o);
  return o.way;
}

function foundOrNew(o: Outlook): BotRoute {
  const { rules, known, prices, sense, seat, me } = o;
  const ways = foundWays.get(rules) ?? noWays(rules);
  const lines = rules.board.lines.length;
  if (fares.length !== lines) fares = new Float64Array(lines);
  findFares(fares, { rules, known, prices, sense, seat, purse: { francs: me.francs, rebate: rebateOf(o) } });
  const figure = mixed(mixed(mixed(mixed(0, known.tiles), known.bag), fares), [prices.step, me.petrolMax]);
  const conditions = sense.conditionsOf(known, seat);
  const whose = known.modules === undefined ? EVERYBODY : seat;
  const place = (figure ^ (figure >>> 9) ^ (figure >>> 18)) & (PLACES - 1);
  const one = ways[place] ?? noWay(rules);
  if (
    one.figure === figure &&
    one.prices === prices &&
    one.sense === sense &&
    one.tank === me.petrolMax &&
    one.seat === whose &&
    one.conditions === conditions &&
    areSame(one.fares, fares) &&
    areSame(one.bag, known.bag) &&
    areSame(one.tiles, known.tiles)
  )
    return one.way;
  ways[place] = one;
  one.figure = figure;
  one.prices = prices;
  one.sense = sense;
  one.tank = me.petrolMax;
  one.seat = whose;
  one.conditions = conditions;
  one.tiles.set(known.tiles);
  one.bag.set(known.bag);
  one.fares.set(fares);
  findRoute(one.way, { rules, known, prices, sense, seat, tank: me.petrolMax, fares });
  return one.way;
}

function noWays(rules: RaceRules): FoundWays {
  const none: FoundWays = new Array(PLACES).fill(undefined);
  foundWays.set(rules, none);
  return none;
}

const noWay = (rules: RaceRules): Found => ({
  tiles: new Int8Array(rules.board.spaces.length),
  bag: new Int16Array(rules.tiles.length),
  fares: new Float64Array(rules.board.lines.length),
  figure: 0,
  prices: null,
  sense: null,
  tank: 0,
  conditions: '',
  seat: EVERYBODY,
  way: blankRoute(rules.board),
});

/** What the transport cards in hand take off a line. */
export function rebateOf(o: Outlook): number {
  let rebate = 0;
  for (const card of o.rules.ferrying) rebate += at(o.hand, card) * (o.rules.cards[card]?.fare ?? 0);
  return rebate;
}

const MIXER = 0x9e3779b1;

function mixed(start: number, numbers: ArrayLike<number>): number {
  let figure = start;
  for (let i = 0; i < numbers.length; i++) figure = Math.imul(figure ^ ((numbers[i] as number) + 2), MIXER);
  return figure ^ (figure >>> 15);
}

function areSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
