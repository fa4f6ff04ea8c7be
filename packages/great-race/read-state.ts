import {
  areAnswersSound,
  copy,
  type Frame,
  hasStateFields,
  open,
  type ReadableRules,
  readPosition,
  type State,
  type Streams,
} from '@race/kernel';
import { ASSISTANTS, SECURITY } from './crew/crews.ts';
import { cardsOut } from './crew/hand.ts';
import type { RaceFrame } from './kinds.ts';
import { isStackSound } from './read-stack.ts';
import type { RaceRules } from './rules.ts';
import { isManned } from './seams.ts';
import { type Crew, type Game, NO_TILE, type Phase, type Race, type RacePublic } from './state.ts';

/** Rules that also take up positions from outside. */
export function makeReadable<R extends RaceRules>(rules: R): R & ReadableRules<Race> {
  const readable = Object.assign(rules, {
    readState: (from: unknown) => readRaceState(rules, from),
    readPosition: (from: unknown, chance: Streams) =>
      readPosition<Race>(readable, rules.fields, from, chance),
  });
  return readable;
}

/**
 * Reads a race that came from outside, as it is while it waits for somebody or is over; null when it
 * is none of this table's. Its answers become the game's own values.
 */
function readRaceState(rules: RaceRules, from: unknown): State<Race> | null {
  if (!hasStateFields<Race>(rules.fields, rules.seats, from)) return null;
  const state = copy<Race>(rules, from);
  for (const own of state.seats) if (own.sealed !== null) own.sealed = rules.readAnswer(own.sealed);
  const g: Game = { ...open<Race>(rules, state), rules };
  // Each has the fields of its kind.
  const stack = state.public.stack as RaceFrame[];
  const isRace =
    areCrewsSound(g) &&
    isEverythingThere(g, stack) &&
    isPlayable(g, stack) &&
    rules.seams.slots.every((slot) => slot.isSound(g));
  return isRace ? state : null;
}

function areCrewsSound(g: Game): boolean {
  const { crews, order, moves, arrivals, phase } = g.public;
  const places = crews.flatMap(({ arrived }) => (arrived > 0 ? [arrived] : [])).sort();
  const ids = crews.flatMap(({ id }) => id ?? []);
  return (
    new Set(order).size === crews.length &&
    new Set(crews.map(({ since }) => since)).size === crews.length &&
    new Set(ids).size === ids.length &&
    places.length === arrivals &&
    places.every((place, i) => place === i + 1) &&
    (arrivals === 0 || phase === 'convoy' || phase === 'over') &&
    crews.every((crew) => crew.since < moves && isCrewSound(g, crew))
  );
}

function isCrewSound(g: Game, crew: Crew): boolean {
  const { board } = g.rules;
  const guards = crew.boxes[SECURITY] ?? 0;
  const assistants = sum(crew.boxes);
  return (
    crew.petrol <= crew.petrolMax &&
    crew.engine <= crew.engineMax &&
    crew.chassis <= crew.chassisMax &&
    crew.level === board.level[crew.at] &&
    assistants <= ASSISTANTS &&
    (!crew.passed || assistants === guards) &&
    (crew.at === board.destination) === crew.arrived > 0 &&
    (crew.arrived === 0 || (crew.passed && guards === 0 && crew.cards === 0))
  );
}

/** Law 7: every card, tile and franc is somewhere, and what all see of hands and deck is true. */
function isEverythingThere(g: Game, stack: readonly RaceFrame[]): boolean {
  const { public: known, seats, table, rules } = g;
  const cards = table.deck.map((count, card) => count + (known.discard[card] ?? 0));
  for (const card of [...known.row, ...cardsOut(known)]) add(cards, card, 1);
  for (const { hand, drawn } of seats) {
    hand.forEach((count, card) => {
      add(cards, card, count);
    });
    for (const card of drawn) add(cards, card, 1);
  }
  const tiles = known.bag.map((count, tile) => count + (known.gone[tile] ?? 0));
  for (const tile of known.tiles) if (tile !== NO_TILE) add(tiles, tile, 1);
  for (const frame of stack) if (frame.kind === 'lay') for (const tile of frame.tiles) add(tiles, tile, 1);
  return (
    rules.cards.every(({ copies }, card) => copies === cards[card]) &&
    rules.tiles.every(({ copies }, tile) => copies === tiles[tile]) &&
    known.tiles.every((tile, space) => tile === NO_TILE || rules.board.isCity[space] === false) &&
    known.deck === sum(table.deck) &&
    known.bank === sum(known.crews.map(({ francs }) => francs)) &&
    seats.every(({ hand }, seat) => isHandKnown(known, seat, hand))
  );
}

function isHandKnown({ crews }: RacePublic, seat: number, hand: readonly number[]): boolean {
  const crew = crews[seat];
  return (
    crew !== undefined &&
    crew.cards === sum(hand) &&
    hand.every((count, card) => count >= (crew.known[card] ?? 0))
  );
}

/** The phase of a race that waits, by the phase that its turn goes on with. */
const PHASE_BEFORE = {
  planning: 'bivouac',
  convoy: 'planning',
  maintenance: 'convoy',
  bivouac: 'maintenance',
} as const;

function phaseOf([first]: readonly RaceFrame[]): Phase {
  if (first === undefined) return 'over';
  return first.kind === 'turn' ? PHASE_BEFORE[first.next] : 'setup';
}

/** Whether the race waits for somebody, who has an answer, or is over. */
function isPlayable(g: Game, stack: readonly RaceFrame[]): boolean {
  const { public: known, seats } = g;
  if (known.phase !== phaseOf(stack) || !isStackSound(g, stack) || !isTurnSound(g, stack)) return false;
  const top = stack.at(-1);
  for (const [seat, crew] of known.crews.entries()) {
    const mayDiscard = top?.kind === 'hand' && top.seat === seat;
    if (crew.cards > crew.chassis && !mayDiscard) return false;
    const drawn = seats[seat]?.drawn ?? [];
    if (drawn.length > 0 && !(top?.kind === 'tracking' && top.seat === seat)) return false;
  }
  return areAnswersSound(g);
}

/** Who has chosen a vehicle, in which turn, and whether cards lie face up. */
function isTurnSound({ public: known, rules }: Game, stack: readonly RaceFrame[]): boolean {
  const [first] = stack;
  const chosen = first?.kind === 'setup' ? first.chosen : known.crews.length;
  const isSetUp = first?.kind === 'setup';
  const { vehicles } = rules.options;
  const { setUp, choosesCrews } = rules.seams;
  if (isSetUp !== (known.turn === 0) || (isSetUp && vehicles !== null && setUp.length === 0)) return false;
  if (!stack.some((frame) => showsRow(rules, frame)) && known.row.length > 0) return false;
  return known.order.every((seat, place) => {
    const id = known.crews[seat]?.id ?? null;
    if (vehicles !== null) return id === vehicles[seat];
    if (!isManned(rules, seat)) return id !== null;
    if (choosesCrews && isSetUp) return true;
    return (id !== null) === place < chosen;
  });
}

function showsRow({ seams }: RaceRules, { kind }: Frame): boolean {
  return kind === 'bivouac' || seams.frames[kind]?.showsRow === true;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function add(counts: number[], kind: number, more: number): void {
  counts[kind] = (counts[kind] ?? 0) + more;
}
