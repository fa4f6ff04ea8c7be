import type { Bot } from '@race/bots';
import type { Rules, Seat, State, Stream, Types } from '@race/kernel';
import type { Trial } from '@race/kernel/laws/index.ts';
import type { Language, Words } from '@race/words';
import type { SimulationTally } from './tally.ts';

/** Instead of the names of modules: random ones. */
export const RANDOM = 'random';

/** A game as the laboratory needs it. `R` is the type of its rules, made for the options of one table. */
export interface LabGame<T extends Types, R extends Rules<T>> {
  readonly id: string;
  readonly streams: readonly string[];
  /** The options of a table; a fault in them is one line. */
  readonly make: (options: unknown) => R;
  /** The complete options of some rules. */
  readonly optionsOf: (rules: R) => unknown;
  readonly bots: readonly Bot<T, R>[];
  /** The default bots. */
  readonly defaultBots: readonly string[];
  /** The tables at which two bots meet in a tournament, one after the other; none if two cannot play. */
  readonly duels: readonly unknown[];
  /** The characters, if a game has some whose chances should be even. */
  readonly characters?: readonly string[];
  /** The folder of its recorded games. */
  readonly recorded: string;
  /** Random options with some of these modules, and players. */
  readonly random: (
    dice: Stream,
    modules: readonly string[],
  ) => { readonly options: unknown; readonly hurry: number };
  /** The same table with random modules. */
  readonly withAnyModules: (options: unknown, dice: Stream) => unknown;
  /** The game for the laws; its players hurry in so many of a hundred decisions. */
  readonly trial: (rules: R, hurry: number) => Trial<T>;
  /** Observes one game from its first position on. */
  readonly watch: (first: State<T>) => Watch<T>;
  readonly load: (language: Language) => Promise<Words>;
  /** A log in some language; without one, as the engine's keys and numbers. */
  readonly tell: (rules: R, words: Words | null) => Teller<T>;
  /** More figures of many games. */
  readonly more?: (tally: SimulationTally) => { readonly [name: string]: number };
}

/** An observer of a game, for figures. */
export interface Watch<T extends Types> {
  readonly hear: (events: readonly T['event'][]) => void;
  readonly end: (last: State<T>) => GameEnd;
}

/** The result of a game. */
export interface GameEnd {
  /** The winners; nobody if there are none. */
  readonly winners: readonly Seat[];
  readonly turns: number;
  /** By seat: its place in the first turn order, its points, whether it arrived. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly finished: readonly boolean[];
  /** By seat: the character played, where a game has any. */
  readonly characters?: readonly string[];
  /** Other figures, one number for each game. */
  readonly figures: { readonly [name: string]: number };
}

export interface Teller<T extends Types> {
  readonly name: (state: State<T>, seat: Seat) => string;
  readonly answer: (state: State<T>, seat: Seat, answer: T['answer']) => string;
  readonly event: (state: State<T>, event: T['event']) => string;
}

/** A game without its types. */
export interface Door {
  readonly id: string;
  readonly open: <X>(use: <T extends Types, R extends Rules<T>>(game: LabGame<T, R>) => X) => X;
}

export const door = <T extends Types, R extends Rules<T>>(game: LabGame<T, R>): Door => ({
  id: game.id,
  open: (use) => use(game),
});
