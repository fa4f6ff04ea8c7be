import { type Frame, fast, type Seat, type State, type Streams, scripted } from '@race/kernel';
import { BOXES, type Box, CREWS, GAUGES } from '../crew/crews.ts';
import type { MoreSlots } from '../more.ts';
import type { BoardId, Direction, RaceOptions } from '../options.ts';
import type { BivouacFrame } from '../phases/1-bivouac.ts';
import { type PlanFrame, planFor } from '../phases/2-planning.ts';
import type { ConvoyFrame } from '../phases/3-convoy.ts';
import type { TurnFrame } from '../phases/turn.ts';
import { cardIndex, type RaceRules, tileIndex } from '../rules.ts';
import type { Open } from '../seams.ts';
import { type Crew, NO_TILE, type Race, type RacePublic } from '../state.ts';
import { findSpace, type Place } from './places.ts';

/** The crews of a test by the colour of their vehicles, in the order of their seats. */
export const COLOURS = ['blue', 'orange', 'green', 'red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export type Placement = { readonly [B in Box]?: number };

/** What a test says of a crew. What it leaves out is as at the start: full gauges, 80 F, no cards. */
export interface GivenCrew {
  readonly at?: Place;
  readonly petrol?: number;
  readonly engine?: number;
  readonly chassis?: number;
  readonly petrolMax?: number;
  readonly engineMax?: number;
  readonly chassisMax?: number;
  readonly francs?: number;
  readonly hand?: readonly string[];
  /** Cards of the hand that all have seen. */
  readonly known?: readonly string[];
  /** Boxes left out are empty. Said nothing: two pathfinders, two mechanics, no guard, one on funding. */
  readonly boxes?: Placement;
  readonly passed?: boolean;
  /** Its place of arrival: it stands in the destination and has nothing left to play. */
  readonly arrived?: number;
  /** Its token, where it is not that of its space; and when it came there: lower is lower in the stack. */
  readonly level?: number;
  readonly since?: number;
}

type GivenCrews = { readonly [C in Colour]?: GivenCrew };

export interface Given extends GivenCrews {
  /** As many as are named, and two at least. */
  readonly crews?: number;
  /** Turn order; that of the seats when nothing is said. */
  readonly order?: readonly Colour[];
  /** A convoy when nothing is said. `start` is before set-up, `maintenance` the end of a convoy. */
  readonly phase?: 'start' | 'bivouac' | 'planning' | 'convoy' | 'maintenance';
  /** Whose sequence it is, or who takes a card; the first in turn order, or in a bivouac the last. */
  readonly whose?: Colour;
  readonly turn?: number;
  readonly board?: BoardId;
  readonly towards?: Direction;
  readonly options?: Partial<Pick<RaceOptions, 'data' | 'order' | 'vehicles' | 'askOnlyWhoCan'>>;
  /** The modules in play, and what they keep where it is not as at the start. */
  readonly modules?: readonly string[];
  readonly slots?: { readonly [M in keyof MoreSlots]?: Partial<MoreSlots[M]> };
  /** Tiles that lie on the board, by place. */
  readonly tiles?: { readonly [place: string]: string };
  /** What will be drawn, in this order; a draw beyond it throws. Left out: anything. */
  readonly bag?: readonly string[];
  readonly deck?: readonly string[];
  readonly dice?: readonly number[];
  /** All that the bag or the deck holds, where it is not the rest of the set. */
  readonly bagHolds?: readonly string[];
  readonly deckHolds?: readonly string[];
  /** Tiles out of the game, cards on the discard pile, cards face up in the bivouac. */
  readonly gone?: readonly string[];
  readonly discard?: readonly string[];
  readonly row?: readonly string[];
}

const DEFAULT_BOXES: Placement = { pathfinder: 2, mechanics: 2, funding: 1 };
const DEFAULT_FRANCS = 80;
const SEED = 1935;

export function optionsOf(given: Given): RaceOptions {
  const named = COLOURS.filter((colour) => given[colour] !== undefined || given.order?.includes(colour));
  const last = named.at(-1);
  const crews = given.crews ?? Math.max(2, last === undefined ? 0 : COLOURS.indexOf(last) + 1);
  return {
    board: given.board ?? 'africa',
    data: 1,
    towards: given.towards ?? 'south',
    crews,
    order: 'seated',
    vehicles: given.phase === 'start' ? null : CREWS.slice(0, crews),
    askOnlyWhoCan: false,
    modules: given.modules ?? [],
    ...given.options,
  };
}

/** Chance as the test wants it. */
export function chanceOf(rules: RaceRules, given: Given): Streams {
  const cards = given.deck?.map((id) => cardIndex(rules, id));
  const tiles = given.bag?.map((id) => tileIndex(rules, id));
  return {
    deck: cards === undefined ? fast(SEED, 0) : scripted(cards),
    bag: tiles === undefined ? fast(SEED, 1) : scripted(tiles),
    dice: given.dice === undefined ? fast(SEED, 2) : scripted(given.dice),
  };
}

/** The position a test describes: hands come out of the deck, tiles out of the bag, money out of the bank. */
export function positionOf(rules: RaceRules, given: Given, chance: Streams): State<Race> {
  const state = rules.begin(chance);
  if (given.phase === 'start') return state;
  const known = state.public;
  known.turn = given.turn ?? 1;
  if (given.order !== undefined) known.order = given.order.map((colour) => COLOURS.indexOf(colour));
  for (const [name, slot] of Object.entries(given.slots ?? {})) keep(known, name, slot);
  layOut(rules, given, state);
  for (const seat of known.crews.keys()) seatCrew(rules, given, { state, seat });
  known.moves = Math.max(...known.crews.map((crew) => crew.since)) + 1;
  known.arrivals = Math.max(...known.crews.map((crew) => crew.arrived));
  known.bank = known.crews.reduce((sum, crew) => sum + crew.francs, 0);
  if (given.deckHolds !== undefined)
    state.table.deck = counted(rules.cards, cardIndices(rules, given.deckHolds));
  known.deck = state.table.deck.reduce((sum, count) => sum + count, 0);
  known.phase = given.phase ?? 'convoy';
  known.stack = framesOf(given, { rules, public: known });
  return state;
}

/** What a module keeps, as far as the test says it. */
function keep(known: RacePublic, name: string, said: object): void {
  const slot = Object.entries(known.modules ?? {}).find(([module]) => module === name)?.[1];
  if (slot === undefined) throw new Error(`${name} is not in play`);
  Object.assign(slot, said);
}

const cardIndices = (rules: RaceRules, ids: readonly string[]) => ids.map((id) => cardIndex(rules, id));
const tileIndices = (rules: RaceRules, ids: readonly string[]) => ids.map((id) => tileIndex(rules, id));

function counted(kinds: readonly unknown[], list: readonly number[]): number[] {
  const counts = kinds.map(() => 0);
  for (const kind of list) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Takes things out of a set, which must have them. */
function takeOut(set: number[], kinds: readonly number[], what: string): void {
  for (const kind of kinds) {
    const left = (set[kind] ?? 0) - 1;
    if (left < 0) throw new Error(`there are not so many ${what} of kind ${kind}`);
    set[kind] = left;
  }
}

/** Tiles and cards that nobody holds. */
function layOut(rules: RaceRules, given: Given, { public: known, table }: State<Race>): void {
  const on = { board: rules.board, tiles: known.tiles };
  for (const [place, id] of Object.entries(given.tiles ?? {})) {
    const space = findSpace(/^\d+$/.test(place) ? Number(place) : place, on);
    if (rules.board.isCity[space] !== false) throw new Error(`no tile can lie “${place}”`);
    known.tiles[space] = tileIndex(rules, id);
  }
  const gone = tileIndices(rules, given.gone ?? []);
  known.gone = counted(rules.tiles, gone);
  if (given.bagHolds !== undefined) known.bag = counted(rules.tiles, tileIndices(rules, given.bagHolds));
  else takeOut(known.bag, [...gone, ...known.tiles.filter((tile) => tile !== NO_TILE)], 'tiles');
  const discard = cardIndices(rules, given.discard ?? []);
  known.discard = counted(rules.cards, discard);
  known.row = cardIndices(rules, given.row ?? []).sort((a, b) => a - b);
  takeOut(table.deck, [...discard, ...known.row], 'cards');
}

function seatCrew(rules: RaceRules, given: Given, { state, seat }: { state: State<Race>; seat: Seat }): void {
  const said: GivenCrew = given[COLOURS[seat] ?? 'blue'] ?? {};
  const crew = state.public.crews[seat];
  const own = state.seats[seat];
  if (crew === undefined || own === undefined) throw new Error(`nobody sits at ${seat}`);
  const cards = cardIndices(rules, said.hand ?? []);
  takeOut(state.table.deck, cards, 'cards');
  own.hand = counted(rules.cards, cards);
  takeOut(own.hand.slice(), cardIndices(rules, said.known ?? []), 'cards in hand');
  const arrived = said.arrived ?? 0;
  const place = arrived > 0 ? rules.board.destination : rules.board.start;
  const at =
    said.at === undefined ? place : findSpace(said.at, { board: rules.board, tiles: state.public.tiles });
  Object.assign(crew, {
    at,
    level: said.level ?? rules.board.level[at] ?? 0,
    since: said.since ?? state.public.order.indexOf(seat),
    ...gaugesOf(said),
    francs: said.francs ?? DEFAULT_FRANCS,
    boxes: boxesOf(said, given.phase ?? 'convoy'),
    passed: said.passed ?? arrived > 0,
    arrived,
    cards: cards.length,
    known: counted(rules.cards, cardIndices(rules, said.known ?? [])),
  } satisfies Partial<Crew>);
}

function gaugesOf(said: GivenCrew) {
  const { petrolMax = GAUGES.petrol, engineMax = GAUGES.engine, chassisMax = GAUGES.chassis } = said;
  const { petrol = petrolMax, engine = engineMax, chassis = chassisMax } = said;
  return { petrol, engine, chassis, petrolMax, engineMax, chassisMax };
}

function boxesOf(said: GivenCrew, phase: string): number[] {
  const isIdle = said.passed === true || (said.arrived ?? 0) > 0 || phase !== 'convoy';
  const boxes = said.boxes ?? (isIdle ? {} : DEFAULT_BOXES);
  return BOXES.map((box) => boxes[box] ?? 0);
}

/** What the race still has to do, its next question last. */
function framesOf(given: Given, g: Open): Frame[] {
  const { order } = g.public;
  const frames: Frame[] = [];
  const whose = given.whose === undefined ? -1 : order.indexOf(COLOURS.indexOf(given.whose));
  const push = <F extends Frame>(frame: F) => frames.push(frame);
  switch (given.phase ?? 'convoy') {
    case 'bivouac':
      push<TurnFrame>({ kind: 'turn', next: given.row === undefined ? 'bivouac' : 'planning' });
      if (given.row !== undefined)
        push<BivouacFrame>({ kind: 'bivouac', next: whose < 0 ? order.length - 1 : whose });
      break;
    case 'planning':
      push<TurnFrame>({ kind: 'turn', next: 'convoy' });
      push<PlanFrame>(planFor(g));
      break;
    case 'maintenance':
      push<TurnFrame>({ kind: 'turn', next: 'maintenance' });
      break;
    default:
      push<TurnFrame>({ kind: 'turn', next: 'maintenance' });
      push<ConvoyFrame>({ kind: 'convoy', next: Math.max(0, whose) });
  }
  return frames;
}
