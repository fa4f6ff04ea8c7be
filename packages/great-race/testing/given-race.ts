import { begin, type Entry, type History, isOver, listSeats, pending, type State, write } from '@race/kernel';
import { sum } from '@race/kernel/sum.ts';
import type { Answer } from '../answers.ts';
import { cardsOut } from '../crew/hand.ts';
import type { RaceEvent } from '../events.ts';
import { cardOf, type ReadableRace, tileOf } from '../rules.ts';
import { NO_TILE, type Race, type RacePublic } from '../state.ts';
import { findSpace, type Place } from './places.ts';
import { COLOURS, type Colour, chanceOf, type Given, positionOf } from './position.ts';
import { Speaker } from './speaker.ts';

/** A race in the position a test has described. It changes only by what its crews say. */
export class GivenRace {
  readonly rules: ReadableRace;
  readonly blue = new Speaker(this, 'blue');
  readonly orange = new Speaker(this, 'orange');
  readonly green = new Speaker(this, 'green');
  readonly red = new Speaker(this, 'red');
  readonly white = new Speaker(this, 'white');
  #history: History<Race>;
  /** What the last answer told; before the first one, what was told to get there. */
  events: readonly RaceEvent[];
  /** Everything told so far. */
  readonly allEvents: RaceEvent[];
  readonly #things: string;

  constructor(rules: ReadableRace, given: Given) {
    this.rules = { ...rules, begin: (chance) => positionOf(rules, given, chance) };
    this.#history = begin<Race>(this.rules, chanceOf(rules, given));
    this.events = this.#history.opening.events;
    this.allEvents = [...this.events];
    this.#things = this.#count();
  }

  get state(): State<Race> {
    return this.#history.state;
  }

  get public(): RacePublic {
    return this.state.public;
  }

  /** The kind of the question that is open; null when the race is over. */
  get question(): string | null {
    return this.public.stack.at(-1)?.kind ?? null;
  }

  get asked(): Colour[] {
    return colours(listSeats(pending(this.rules, this.state)));
  }

  get order(): Colour[] {
    return colours(this.public.order);
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** Whether the last answer told anything that cannot be taken back. */
  get horizon(): boolean {
    return this.#history.standing.at(-1)?.horizon ?? true;
  }

  get row(): string[] {
    return this.public.row.map((card) => cardOf(this.rules, card).id);
  }

  get discard(): string[] {
    return this.cardsIn(this.public.discard);
  }

  get deck(): string[] {
    return this.cardsIn(this.state.table.deck);
  }

  get bag(): string[] {
    return this.#tilesIn(this.public.bag);
  }

  get gone(): string[] {
    return this.#tilesIn(this.public.gone);
  }

  /** The tile on a space, or null. */
  tileOn(place: Place): string | null {
    const tile = this.public.tiles[this.space(place)] ?? NO_TILE;
    return tile === NO_TILE ? null : tileOf(this.rules, tile).id;
  }

  /** All tiles on the board, by space. */
  get tiles(): { [space: number]: string } {
    const laid = this.public.tiles.flatMap((tile, space) =>
      tile === NO_TILE ? [] : [[space, tileOf(this.rules, tile).id] as const],
    );
    return Object.fromEntries(laid);
  }

  space(place: Place, from?: number): number {
    const on = { board: this.rules.board, tiles: this.public.tiles };
    return findSpace(place, from === undefined ? on : { ...on, from });
  }

  /** Several places as spaces, ascending, as answers are. */
  spaces(...places: readonly Place[]): number[] {
    return places.map((place) => this.space(place)).sort((a, b) => a - b);
  }

  spaceNear(place: Place, way: string): number {
    return this.space(way, this.space(place));
  }

  /** Events of one kind that the last answer told. */
  told<K extends RaceEvent['key']>(key: K): Extract<RaceEvent, { readonly key: K }>[] {
    return this.events.filter((event): event is Extract<RaceEvent, { readonly key: K }> => event.key === key);
  }

  speaker(colour: Colour): Speaker {
    return this[colour];
  }

  cardsIn(counts: readonly number[]): string[] {
    return counts.flatMap((count, card) => Array.from({ length: count }, () => cardOf(this.rules, card).id));
  }

  /** Gives an answer for a crew; what is refused throws, with the refusal. */
  accept(colour: Colour, answer: Answer): void {
    this.#write({ seat: COLOURS.indexOf(colour), answer });
    this.events = this.#history.standing.at(-1)?.events ?? [];
    this.allEvents.push(...this.events);
  }

  takeBack(colour: Colour): void {
    this.#write({ seat: COLOURS.indexOf(colour), undo: true });
    this.events = [];
  }

  #write(entry: Entry<Race>): void {
    const written = write(this.#history, entry);
    if (!written.ok) {
      const { reason, rule } = written.refusal;
      throw new Error(`${COLOURS[entry.seat]} may not ${JSON.stringify(entry)}: ${reason} (${rule})`);
    }
    this.#history = written.history;
    if (this.#count() !== this.#things) throw new Error(`were ${this.#things}, are ${this.#count()}`);
  }

  #tilesIn(counts: readonly number[]): string[] {
    return counts.flatMap((count, tile) => Array.from({ length: count }, () => tileOf(this.rules, tile).id));
  }

  /** Law 7, watched in every test: no card and no tile is lost, and the bank's books are right. */
  #count(): string {
    const { public: known, seats, table } = this.state;
    const hands = seats.reduce((all, own) => all + sum(own.hand) + own.drawn.length, 0);
    const open = known.row.length + cardsOut(known).length;
    const cards = sum(table.deck) + sum(known.discard) + open + hands;
    const laid = known.tiles.filter((tile) => tile !== NO_TILE).length;
    const held = known.stack.reduce(
      (all, frame) => all + ('tiles' in frame ? listLength(frame.tiles) : 0),
      0,
    );
    const tiles = sum(known.bag) + sum(known.gone) + laid + held;
    const missing = known.crews.reduce((all, crew) => all - crew.francs, known.bank);
    const miscounted = sum(table.deck) - known.deck;
    return `${cards} cards, ${tiles} tiles, ${missing} F missing, ${miscounted} cards miscounted`;
  }
}

const colours = (seats: readonly number[]): Colour[] => seats.flatMap((seat) => COLOURS[seat] ?? []);
const listLength = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
