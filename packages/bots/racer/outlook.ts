import type { Crew, Race, RacePublic, RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Ask } from '../base/bots.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import { at } from './numbers.ts';
import type { Moods, Prices } from './prices.ts';
import { type BotRoute, blankRoute, findRoute, type Purse } from './route.ts';

/** What one racer is made of. */
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

interface Found {
  readonly tiles: number[];
  readonly bag: number[];
  purse: Purse;
  prices: Prices | null;
  /** What modules make of the prices of ways. */
  conditions: string;
  readonly way: BotRoute;
}

/** The last way found for each seat, by table: most questions are asked on an unchanged board. */
const found = new WeakMap<RaceRules, Found[]>();

/** The cheapest way as this seat sees it. Found again only where something it hangs on has changed. */
export function wayOf(o: Outlook): BotRoute {
  const last = lastFound(o);
  const purse = purseOf(o);
  const conditions = o.sense.conditionsOf(o.known, o.seat);
  if (last.conditions === conditions && isSame(last, o, purse)) return last.way;
  const { rules, known, prices, sense } = o;
  copyNumbers(known.tiles, last.tiles);
  copyNumbers(known.bag, last.bag);
  last.purse = purse;
  last.prices = prices;
  last.conditions = conditions;
  findRoute(last.way, { rules, known, prices, sense, purse, tank: o.me.petrolMax, seat: o.seat });
  return last.way;
}

function lastFound({ rules, seat }: Outlook): Found {
  const seats = found.get(rules) ?? [];
  found.set(rules, seats);
  const last = seats[seat];
  if (last !== undefined) return last;
  const way = blankRoute(rules.board.spaces.length);
  const first: Found = {
    tiles: [],
    bag: [],
    purse: { francs: 0, rebate: 0 },
    prices: null,
    conditions: '',
    way,
  };
  seats[seat] = first;
  return first;
}

const purseOf = (o: Outlook): Purse => ({ francs: o.me.francs, rebate: rebateOf(o) });

/** What the transport cards in hand take off a line. */
export function rebateOf(o: Outlook): number {
  let rebate = 0;
  for (const card of o.rules.ferrying) rebate += at(o.hand, card) * (o.rules.cards[card]?.fare ?? 0);
  return rebate;
}

function isSame(last: Found, { known, prices }: Outlook, purse: Purse): boolean {
  if (last.prices !== prices || last.purse.francs !== purse.francs || last.purse.rebate !== purse.rebate)
    return false;
  return sameNumbers(last.tiles, known.tiles) && sameNumbers(last.bag, known.bag);
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function copyNumbers(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] ?? 0;
}
