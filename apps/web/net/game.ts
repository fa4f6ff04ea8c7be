// What an online table needs to know of the game played there; `games.ts` lists the games.
import type { Rules, Types } from '@race/kernel';
import type { Mirror } from '@race/online';
import type { GameOutcome, SeatView } from '../device/protocol.ts';

/** The rules of one table, and what its game shows and does beside what every game does. */
export interface NetTable<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly streams: readonly string[];
  readonly options: object;
  /** What stays the same through the game. */
  readonly facts: object;
  /** All that the page of this game is shown. */
  show(seatView: SeatView<T, object, string>, mirror: Mirror<T>): object;
  /** What a file of it is called, before the table's own name. */
  readonly fileName: string;
  /** Handles a request that only this game knows; null for any other. */
  more(request: AnyRequest, actions: GameActions<T>): Promise<AnyOutcome> | null;
}

/** Makes the rules for a table's options; null for options of an edition that is not here. */
export type NetGame = (options: unknown) => Promise<NetTable | null>;

/** What a game's own requests are handled with. */
export interface GameActions<T extends Types> {
  mirror(): Mirror<T> | null;
  give(answer: T['answer'], question: number): Promise<AnyOutcome>;
}

/** A request that only its game can read. */
export interface AnyRequest {
  readonly do: string;
  readonly [part: string]: unknown;
}

export type AnyOutcome = GameOutcome<{ readonly kind: string }>;

/** A game's own types end here: what it is handed came from its own rules. */
export const anyTable = <T extends Types>(table: NetTable<T>): NetTable => table as unknown as NetTable;
