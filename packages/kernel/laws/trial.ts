import type { Stream } from '../chance.ts';
import type {
  Answered,
  AppliedStep,
  ReadableRules,
  Refusal,
  Rules,
  Seat,
  SeatView,
  State,
  Step,
  Table,
  Types,
} from '../contract.ts';
import type { Entry } from '../game-in-play.ts';
import type { Origin } from '../history.ts';

/** A game on trial: its rules, what they need to be played, and what the laws must know of it. */
export interface Trial<T extends Types> {
  readonly rules: ReadableRules<T>;
  readonly streams: readonly string[];
  /** No game takes more answers than this. */
  readonly longest: number;
  /** Every answer there is, in canonical order. */
  readonly answers: readonly T['answer'][];
  /** How a player chooses; without it every answer is as likely. */
  readonly choose?: Choose<T>;
  /** Says what was lost or made from nothing; null when all is there. Law 7. */
  readonly missing?: (state: State<T>) => string | null;
  /** The same world but for what the watcher cannot see; null when nothing can be changed. Law 5. */
  readonly twin?: (state: State<T>, watcher: Watcher, dice: Stream) => State<T> | null;
  /** Called before an answer is given in two worlds: says afterwards whether their difference came to light. */
  readonly reveals?: (one: Table<T>, other: Table<T>, watcher: Watcher) => () => boolean;
  /** Where hidden things are most likely to show; pairs of worlds are followed from each of these positions. */
  readonly isDelicate?: (state: State<T>) => boolean;
  /** What lies open before everybody but belongs to one seat. */
  readonly openThings?: (known: T['public'], seat: Seat) => unknown;
  /** Says what in a view has no business there; null when nothing has. */
  readonly misplaced?: (view: SeatView<T>) => string | null;
  /** What else a watcher is sent, where a program sends more than the kernel's view. */
  readonly sent?: (reached: Reached<T>, watcher: Watcher) => unknown;
  /** Who keeps the game, the first of them with everything; a device and servers when left out. Law 11. */
  readonly keeps?: readonly Keep<T>[];
  /** What this game promises beyond the laws of all games. */
  readonly promises?: readonly Promised<T>[];
}

/** A game as its owner keeps it. */
export interface Keeper<T extends Types> {
  /** Adds a line to the log; returns why not, or null. */
  write(entry: Entry<T>): Refusal | null;
  state(): State<T>;
  /** The steps it holds, and how many stand before these. */
  steps(): { readonly standing: readonly AppliedStep<T>[]; readonly earlier: number };
  /** All answers that stand, for a fork. */
  answers(): readonly Answered<T>[];
}

/** Keeps a game from its beginning. */
export type Keep<T extends Types> = (trial: Pick<Trial<T>, 'rules' | 'streams'>, origin: Origin) => Keeper<T>;

/** A position, and what was told on the way to it. */
export interface Reached<T extends Types> extends Pick<Step<T>, 'events'> {
  readonly state: State<T>;
}

/** A seat, or null for a spectator. */
export type Watcher = Seat | null;

export type Choose<T extends Types> = (of: {
  readonly g: Table<T>;
  readonly seat: Seat;
  readonly answers: readonly T['answer'][];
  readonly dice: Stream;
}) => T['answer'];

/** A moment of a random game: a position that waits for an answer, or the last one. Checks leave it as it is. */
export interface Moment<T extends Types> {
  readonly g: Table<T>;
  readonly dice: Stream;
}

/** How many comparisons held, or how the law was broken. */
export type Verdict = number | string;

export type Check = <T extends Types>(trial: Trial<T>, moment: Moment<T>) => Verdict;

/** A check of one game only, counted under one of the laws. */
export interface Promised<T extends Types> {
  readonly law: LawId;
  readonly every: number;
  readonly check: (trial: Trial<T>, moment: Moment<T>) => Verdict;
}

/** The laws of the architecture that a random game can break, and what belongs to them. */
export const LAW_IDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '11',
  'undo',
  'why',
  'wire',
  'shape',
] as const;
export type LawId = (typeof LAW_IDS)[number];

export const watchersOf = <T extends Types>(rules: Rules<T>): Watcher[] => [
  null,
  ...Array.from({ length: rules.seats }, (_, seat) => seat),
];
