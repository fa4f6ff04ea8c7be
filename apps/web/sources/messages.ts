// Messages between a page and the host of its table, for any game and any host.
import type { Race } from '@race/great-race';
import type { Fork, Refusal, Seat, SeatView, Step, Types } from '@race/kernel';
import type { LocalPlayer } from '@race/local';

/** A request of the page to a game's host. The page has no rules, no state and no secret of an absent player. */
export type GameRequest<O, A, B extends string> =
  | { readonly do: 'list' }
  /** A new game, from its start or forked from a moment of another one. */
  | {
      readonly do: 'set';
      readonly options: O;
      readonly players: readonly LocalPlayer<B>[];
      readonly fork?: Fork;
    }
  | { readonly do: 'open'; readonly table: string }
  /** The person at a seat has taken the device: the page may now see what that seat knows. */
  | { readonly do: 'lift'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat; readonly line: number; readonly answer: A }
  /** Takes the last answer back; or the one at a line, with all that the seat answered since. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly from?: number }
  | { readonly do: 'why'; readonly seat: Seat; readonly answer: A }
  | { readonly do: 'save'; readonly table: string }
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'drop'; readonly table: string };

/** The worker of a game's host. */
export interface HostWorker<W, O> {
  handle(request: W): Promise<O>;
}

/** A saved game of this device, finished or not. */
export interface GameEntry<O, B extends string> {
  readonly table: string;
  readonly options: O;
  readonly players: readonly LocalPlayer<B>[];
  /** The current turn or round. */
  readonly turn: number;
  readonly over: boolean;
  readonly touched: number;
  /** The lesson it teaches. */
  readonly lesson?: string;
  /** Whether it was forked from another game. */
  readonly isForked: boolean;
}

/** A step that stands, as the seat at the screen saw it. */
export interface TableStep<T extends Types = Race> extends Step<T> {
  /** How many answers stand, including this one; 0 for the opening. */
  readonly line: number;
}

/** A step that was just taken, and the public state after it. */
export interface NewStep<T extends Types = Race> extends TableStep<T> {
  /** Whether the person at the screen gave this answer. */
  readonly isOwn: boolean;
  readonly after: T['public'];
}

/** All that the page may know of a table at this moment. */
export interface GameSeatView<T extends Types, O, B extends string> {
  readonly table: string;
  readonly options: O;
  readonly players: readonly LocalPlayer<B>[];
  /**
   * The position that is asked about: on this device the number of lines in the log, including undone ones; online the
   * number of the question, which stays while other seats answer it. An answer names it, and is refused once it is old.
   */
  readonly line: number;
  readonly view: SeatView<T>;
  readonly answers: readonly T['answer'][];
  readonly canUndo: boolean;
  /** The lines that the person at the screen may take back one after the other, the last one first. TABLE-01. */
  readonly takeable: readonly number[];
  /** The person who should take the device, if the screen does not show their seat. */
  readonly curtain: Seat | null;
  /** How many of the standing answers lie behind the information horizon. */
  readonly horizon: number;
  readonly over: boolean;
  /** The seats that have yet to answer, as far as everybody knows; a replay waits for nobody. */
  readonly waitsFor?: readonly Seat[];
}

/** The result of a request. */
export type GameOutcome<X> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: { readonly option: string; readonly reason: string } };

export type GameResult<O, B extends string> =
  | { readonly kind: 'list'; readonly tables: readonly GameEntry<O, B>[] }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly text: string; readonly name: string }
  | { readonly kind: 'refusal'; readonly refusal: Refusal | null }
  | { readonly kind: 'done' };

/** What a game's worker sends by itself: first the steps, then the view after them. */
export type GameMessage<T extends Types, S, F> =
  /** What stays the same through the game that was opened. */
  | { readonly type: 'facts'; readonly facts: F }
  /** All steps from the start, sent when a table is opened or another person takes the device. */
  | {
      readonly type: 'past';
      readonly past: readonly TableStep<T>[];
      /** The steps of the game this one was forked from. */
      readonly before?: readonly Step<T>[];
    }
  | { readonly type: 'step'; readonly step: NewStep<T> }
  | { readonly type: 'view'; readonly seatView: S }
  /** An answer whose outcome had been shown already was refused; what is shown is as it was before. */
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** Another tab continued this game; what is shown has caught up with it. */
  | { readonly type: 'elsewhere' }
  | StorageLostMessage;

/** Games cannot be saved on this device, or no longer: they last as long as the page. */
export interface StorageLostMessage {
  readonly type: 'storageLost';
  readonly loss: Loss;
}

/** Why games are not saved: it is not allowed, the disk is full, or the database is gone. */
export type Loss = 'refused' | 'full' | 'gone';
