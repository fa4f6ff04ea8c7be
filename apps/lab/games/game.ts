import type { Bot } from '@race/bots';
import type { Rules, Seat, State, Stream, Types } from '@race/kernel';
import type { Trial } from '@race/kernel/laws/index.ts';
import type { Language, Words } from '@race/words';
import type { SimulationTally } from '../simulate/tally.ts';

/** Instead of the names of modules: any there are. */
export const RANDOM = 'random';

/** A game as the laboratory needs it. `R` are its rules, made for one table's options. */
export interface LabGame<T extends Types, R extends Rules<T>> {
  readonly id: string;
  readonly streams: readonly string[];
  /** Options as a table agrees on them; a fault in them is told in one line. */
  readonly make: (options: unknown) => R;
  /** The options that rules were made with, complete. */
  readonly optionsOf: (rules: R) => unknown;
  readonly bots: readonly Bot<T, R>[];
  /** Who plays when nobody says. */
  readonly defaultBots: readonly string[];
  /** The tables at which two bots meet in a tournament, one after the other; none where two cannot. */
  readonly duels: readonly unknown[];
  /** Whom one can play, where a game has characters whose chances should be even. */
  readonly characters?: readonly string[];
  /** Where recorded games lie. */
  readonly recorded: string;
  /** Options, with some of these modules, and players as the dice say. */
  readonly random: (
    dice: Stream,
    modules: readonly string[],
  ) => { readonly options: unknown; readonly hurry: number };
  /** The same table with whatever modules the dice say. */
  readonly withAnyModules: (options: unknown, dice: Stream) => unknown;
  /** The game before the laws; its players do what brings them forward in so many of a hundred decisions. */
  readonly trial: (rules: R, hurry: number) => Trial<T>;
  /** Watches one game from its first position on. */
  readonly watch: (first: State<T>) => Watch<T>;
  readonly load: (language: Language) => Promise<Words>;
  /** A log in some language; in the engine's own keys and numbers when there are no words. */
  readonly tell: (rules: R, words: Words | null) => Teller<T>;
  /** What else is said of many games. */
  readonly more?: (tally: SimulationTally) => { readonly [name: string]: number };
}

/** Eyes on a game, for figures. */
export interface Watch<T extends Types> {
  readonly hear: (events: readonly T['event'][]) => void;
  readonly end: (last: State<T>) => GameEnd;
}

/** How a game ended. */
export interface GameEnd {
  /** Who share the victory; nobody when there is none. */
  readonly winners: readonly Seat[];
  readonly turns: number;
  /** By seat: its place in the first turn order, its points, whether it came to the end. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly finished: readonly boolean[];
  /** By seat: the character played, where a game has any. */
  readonly characters?: readonly string[];
  /** Whatever else is worth counting, one number a game. */
  readonly figures: { readonly [name: string]: number };
}

export interface Teller<T extends Types> {
  readonly name: (state: State<T>, seat: Seat) => string;
  readonly answer: (state: State<T>, seat: Seat, answer: T['answer']) => string;
  readonly event: (state: State<T>, event: T['event']) => string;
}

/** A game whose types nobody outside needs to know. */
export interface Door {
  readonly id: string;
  readonly open: <X>(use: <T extends Types, R extends Rules<T>>(game: LabGame<T, R>) => X) => X;
}

export const door = <T extends Types, R extends Rules<T>>(game: LabGame<T, R>): Door => ({
  id: game.id,
  open: (use) => use(game),
});
