import type { Streams } from './chance.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** A set of seats, one bit a seat. */
export type Seats = number;

/** Something the game still has to do, as plain data. The last one on the stack is next. */
export interface Frame {
  readonly kind: string;
}

export interface PublicState {
  stack: Frame[];
}

export interface SeatState {
  /** What this seat answered to the open secret question; nobody else sees it before the reveal. */
  sealed: unknown;
}

export interface TableState {
  chance: Streams;
  /** Who has answered the open secret question. */
  ready: Seats;
}

/** What a step told. Without `to` everybody hears it; with it only that seat does. */
export interface Told {
  readonly key: string;
  readonly to?: Seat;
}

/** The types of one game, as one parameter. */
export interface Types {
  public: PublicState;
  seat: SeatState;
  table: TableState;
  answer: unknown;
  event: Told;
}

/** A position: plain JSON, and its shape says who may see what. */
export interface State<T extends Types> {
  public: T['public'];
  seats: T['seat'][];
  table: T['table'];
}

/** A state in play: with its rules, and the list that collects events. */
export interface Table<T extends Types> extends State<T> {
  readonly rules: Rules<T>;
  /** What was told since the table was opened; null when nobody listens. */
  events: T['event'][] | null;
  /** Whether the last answer revealed something, used chance or touched another seat. */
  horizon: boolean;
}

/** What one seat knows; a spectator's has neither seat nor own. */
export interface SeatView<T extends Types> {
  readonly seat: Seat | null;
  readonly public: T['public'];
  readonly own: T['seat'] | null;
  /** Who has answered, where the question lets the others see that. */
  readonly ready: Seats;
}

/** An answer, and who gave it. */
export interface Answered<T extends Types = Types> {
  readonly seat: Seat;
  readonly answer: T['answer'];
}

/** An applied answer, or the opening of a game, as far as its reader may know it. */
export interface Step<T extends Types = Types> {
  /** Who answered; null for the opening, and where nobody may know who did. */
  readonly seat: Seat | null;
  /** Left out where its reader may not know it, or does not need it. */
  readonly answer?: T['answer'];
  readonly events: readonly T['event'][];
  /** Whether it revealed something, used chance or touched another seat: undo stops there. */
  readonly horizon: boolean;
}

/** What others notice of an answer: nothing, only that it was given, or all of it. */
export type Visibility = 'hidden' | 'sealed' | 'open' | 'revealed';

/** A step as the table itself knows it. */
export interface AppliedStep<T extends Types = Types> extends Step<T>, Answered<T> {
  readonly seat: Seat;
  readonly answer: T['answer'];
  readonly visibility: Visibility;
}

/** Why an answer is not accepted, as a key for the reader's language, and the rule that says so. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly with: { readonly [name: string]: string | number };
}

/**
 * One kind of frame. While `asked` names somebody the game waits for them; else the frame runs by
 * itself. `asked` gets the public state and nothing else: being asked is information.
 */
export interface FrameKind<T extends Types, F extends Frame> {
  asked(known: T['public'], frame: F): Seats;
  /** A frame that never asks has no questions. */
  readonly question?: Question<T, F>;
  /** Runs when nobody is asked; must change the frame or the stack. */
  run(g: Table<T>, frame: F): void;
  copy(frame: F): F;
}

export type Question<T extends Types, F extends Frame> = OpenQuestion<T, F> | SecretQuestion<T, F>;

interface AnyQuestion<T extends Types, F extends Frame> {
  /** All answers this seat may give, in the game's canonical order. */
  legal(g: Table<T>, frame: F, seat: Seat, out: T['answer'][]): void;
  /** The answer given for somebody who has left; must be legal. */
  fallback(g: Table<T>, frame: F, seat: Seat): T['answer'];
  /** The answer given for somebody whose time is up, where that costs less than the fallback; must be legal. */
  late?(g: Table<T>, frame: F, seat: Seat): T['answer'];
  /** Why this answer, which is not among the legal ones, is refused. */
  why(g: Table<T>, frame: F, seat: Seat, answer: T['answer']): Refusal;
}

/** A question whose answer takes effect at once. */
export interface OpenQuestion<T extends Types, F extends Frame> extends AnyQuestion<T, F> {
  readonly secret?: never;
  answer(g: Table<T>, frame: F, seat: Seat, answer: T['answer']): void;
}

/** A question to several at once: answers are sealed until all who are asked have given theirs. */
export interface SecretQuestion<T extends Types, F extends Frame> extends AnyQuestion<T, F> {
  /** Whether the others see who has answered already. */
  readonly secret: 'ready is shown' | 'ready is hidden';
  /** All answers, by seat; null where nobody was asked. */
  revealed(g: Table<T>, frame: F, answers: readonly (T['answer'] | null)[]): void;
}

/** A game, compiled for the options of one table. */
export interface Rules<T extends Types> {
  readonly game: string;
  /** Raised when the same answers could give another game. */
  readonly version: number;
  readonly seats: number;
  readonly frames: { readonly [kind: string]: FrameKind<T, Frame> };
  /** Who has only one answer is answered for. Shows a little of hidden hands, so it is an option. */
  readonly askOnlyWhoCan: boolean;
  /** The first position, before anything ran. */
  begin(chance: Streams): State<T>;
  copyPublic(from: T['public']): T['public'];
  copySeat(from: T['seat']): T['seat'];
  copyTable(from: T['table']): T['table'];
  /**
   * Puts the objects of the position that have not changed into an earlier copy of it, so that comparing the two is cheap.
   * Optional.
   */
  rejoin?(before: T['public'], now: T['public']): void;
  /** Whether what one seat alone knows is the same; false where it is dearer to tell than to compare. */
  isSameSeat?(before: T['seat'], now: T['seat']): boolean;
  /** A state that gives exactly this view, the rest made up by chance. */
  imagine(view: SeatView<T>, chance: Streams): State<T>;
  /** The game's own value for an answer that came from outside, or null when it is none. */
  readAnswer(from: unknown): T['answer'] | null;
  /**
   * A state from a position of outside, what it leaves open imagined; null where it is none of this table's. Rules that
   * only play leave it out.
   */
  readPosition?(from: unknown, chance: Streams): State<T> | null;
  /** Why somebody who is not asked may not answer. */
  notAsked(g: Table<T>, seat: Seat, answer: T['answer']): Refusal;
}

/** A game that also takes up positions from outside; who only plays need not carry what that takes. */
export interface ReadableRules<T extends Types> extends Rules<T> {
  /** A state that came from outside, its answers the game's own values; null when it is no state of this game. */
  readState(from: unknown): State<T> | null;
}
