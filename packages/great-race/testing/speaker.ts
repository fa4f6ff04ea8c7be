import { fallback, heard, legalActions, open, type Refusal, type Seat, view, why } from '@race/kernel';
import { type Answer, BOUGHT } from '../answers.ts';
import { farEnd } from '../board/board.ts';
import { BOXES, type Box, type CrewId } from '../crew/crews.ts';
import type { RaceEvent } from '../events.ts';
import type { Crew, Race } from '../state.ts';
import type { GivenRace } from './given-race.ts';
import type { Place } from './places.ts';
import { COLOURS, type Colour, type Placement } from './position.ts';

/** An answer as a test says it: spaces by place, crews by colour, boxes by name. */
export type Said =
  | Exclude<Answer, { readonly space: number } | { readonly do: 'plan' | 'line' | 'fit' | 'target' }>
  | { readonly do: 'clear' | 'place' | 'pick'; readonly space: Place }
  | { readonly do: 'enter'; readonly space: Place; readonly poured?: boolean }
  | { readonly do: 'line'; readonly to: Place; readonly cards?: number; readonly poured?: boolean }
  | { readonly do: 'plan'; readonly boxes: Placement | readonly number[] }
  | { readonly do: 'fit'; readonly part: string; readonly engine?: number; readonly chassis?: number }
  | { readonly do: 'target'; readonly seat: Colour | Seat };

/** One crew at the table of a test, and all it can say. */
export class Speaker {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly #race: GivenRace;

  constructor(race: GivenRace, colour: Colour) {
    this.#race = race;
    this.colour = colour;
    this.seat = COLOURS.indexOf(colour);
  }

  /** What everybody sees of it. */
  get crew(): Crew {
    const crew = this.#race.public.crews[this.seat];
    if (crew === undefined) throw new Error(`${this.colour} is not in this race`);
    return crew;
  }

  /** Its cards, in the order of the rules. */
  get hand(): string[] {
    return this.#race.cardsIn(this.#race.state.seats[this.seat]?.hand ?? []);
  }

  /** The cards of its hand that all have seen. */
  get known(): string[] {
    return this.#race.cardsIn(this.crew.known);
  }

  get boxes(): Record<Box, number> {
    const [pathfinder = 0, mechanics = 0, security = 0, funding = 0] = this.crew.boxes;
    return { pathfinder, mechanics, security, funding };
  }

  get isAsked(): boolean {
    return this.#race.asked.includes(this.colour);
  }

  /** All it knows; and what it heard of the last answer. */
  get view() {
    return view(this.#race.rules, this.#race.state, this.seat);
  }

  get heard(): RaceEvent[] {
    return heard<Race>(this.#race.events, this.seat);
  }

  /** Everything it may answer now. */
  options(): Answer[] {
    return legalActions(open(this.#race.rules, this.#race.state), this.seat);
  }

  /** What it may answer with one verb: `optionsTo('enter')`. */
  optionsTo<V extends Answer['do']>(verb: V): Extract<Answer, { readonly do: V }>[] {
    return this.options().filter(
      (answer): answer is Extract<Answer, { readonly do: V }> => answer.do === verb,
    );
  }

  may(said: Said): boolean {
    return this.why(said) === null;
  }

  /** Why it may not say this; null when it may. */
  why(said: Said): Refusal | null {
    return why(this.#race.rules, this.#race.state, this.seat, this.#answer(said));
  }

  /** What would be answered for it if its player were away. */
  fallback(): Answer {
    return fallback(this.#race.rules, this.#race.state, this.seat);
  }

  /** Says something that must be accepted. */
  answers(said: Said): this {
    this.#race.accept(this.colour, this.#answer(said));
    return this;
  }

  /** Is away: what is answered for it is answered. */
  answersAsIfAway(): this {
    this.#race.accept(this.colour, this.fallback());
    return this;
  }

  /** Takes its last answer back, which must still be possible. */
  takesBack(): this {
    this.#race.takeBack(this.colour);
    return this;
  }

  readonly chooses = (crew: CrewId) => this.answers({ do: 'choose', crew });
  readonly takes = (card: string) => this.answers({ do: 'take', card });
  readonly plans = (boxes: Placement) => this.answers({ do: 'plan', boxes });
  readonly buysPetrol = (levels: number) => this.answers({ do: 'fuel', levels });
  readonly plays = (card: string) => this.answers({ do: 'play', card });
  readonly discards = (card: string) => this.answers({ do: 'discard', card });

  /** A pathfinder draws tiles, or a card. */
  readonly scouts = () => this.answers({ do: 'lay' });
  readonly drawsACard = () => this.answers({ do: 'draw' });
  readonly repairs = () => this.answers({ do: 'repair' });
  readonly clears = (space: Place) => this.answers({ do: 'clear', space });
  readonly funds = () => this.answers({ do: 'fund' });
  readonly waits = (box: Box) => this.answers({ do: 'wait', box });
  readonly passes = () => this.answers({ do: 'pass' });

  readonly stops = () => this.answers({ do: 'stop' });
  readonly finishes = () => this.answers({ do: 'done' });
  readonly guards = () => this.answers({ do: 'guard' });
  readonly pays = () => this.answers({ do: 'pay' });
  readonly goesBack = () => this.answers({ do: 'back' });
  readonly declines = () => this.answers({ do: 'decline' });
  /** Damage: so much comes off the engine, the rest off the chassis. */
  readonly takesOffEngine = (engine: number) => this.answers({ do: 'split', engine });
  readonly targets = (seat: Colour) => this.answers({ do: 'target', seat });
  readonly picks = (space: Place) => this.answers({ do: 'pick', space });

  /** Lays a tile it has drawn; says first which one, if that is still open. */
  lays(tile: string, space: Place): this {
    if (this.may({ do: 'hold', tile })) this.answers({ do: 'hold', tile });
    return this.answers({ do: 'place', space });
  }

  fits(part: string, on: { readonly engine?: number; readonly chassis?: number }): this {
    return this.answers({ do: 'fit', part, ...on });
  }

  buysPart(on: 'engine' | 'chassis'): this {
    return this.fits(BOUGHT, { [on]: 1 });
  }

  /** Begins a drive, unless one is going on, and enters one space after the other. */
  drives(...spaces: readonly Place[]): this {
    if (this.#race.question !== 'drive') this.answers({ do: 'drive' });
    for (const space of spaces) this.enters(space);
    return this;
  }

  enters(space: Place, how: { readonly poured?: boolean } = {}): this {
    return this.answers({ do: 'enter', space, ...how });
  }

  /** Takes the line to a city, in a drive that has just begun or begins now. */
  takesLineTo(to: Place, how: { readonly cards?: number; readonly poured?: boolean } = {}): this {
    this.drives();
    return this.answers({ do: 'line', to, ...how });
  }

  /** The answer of the race's own that is meant. */
  #answer(said: Said): Answer {
    const answer = this.#race.rules.readAnswer(this.#inFull(said));
    if (answer === null) throw new Error(`no answer of the race: ${JSON.stringify(said)}`);
    return answer;
  }

  #inFull(said: Said): Answer {
    switch (said.do) {
      case 'clear':
      case 'place':
      case 'pick':
        return { do: said.do, space: this.spaceOf(said.space) };
      case 'enter':
        return { do: 'enter', space: this.spaceOf(said.space), poured: said.poured ?? false };
      case 'line':
        return {
          do: 'line',
          line: this.#lineTo(said.to),
          cards: said.cards ?? 0,
          poured: said.poured ?? false,
        };
      case 'plan':
        return { do: 'plan', boxes: isList(said.boxes) ? said.boxes : numbersOf(said.boxes) };
      case 'fit':
        return { do: 'fit', part: said.part, engine: said.engine ?? 0, chassis: said.chassis ?? 0 };
      case 'target':
        return { do: 'target', seat: typeof said.seat === 'number' ? said.seat : COLOURS.indexOf(said.seat) };
      default:
        return said;
    }
  }

  /** A place as seen from where it stands. */
  spaceOf(place: Place): number {
    return this.#race.space(place, this.crew.at);
  }

  /** The line from here to a city, or else any line that ends there. */
  #lineTo(place: Place): number {
    const { board } = this.#race.rules;
    const to = this.spaceOf(place);
    const from = this.crew.at;
    const here = board.lines.findIndex(
      (line) => (line.from === from || line.to === from) && farEnd(line, from) === to,
    );
    const line = here >= 0 ? here : board.lines.findIndex((any) => any.from === to || any.to === to);
    if (line < 0) throw new Error(`no line ends in “${place}”`);
    return line;
  }
}

const isList = (boxes: Placement | readonly number[]): boxes is readonly number[] => Array.isArray(boxes);
const numbersOf = (boxes: Placement): number[] => BOXES.map((box) => boxes[box] ?? 0);
