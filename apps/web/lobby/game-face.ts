// What the pages of tables over the network show of the game played there; `games.ts` has the list.
import type { TableNews } from '@race/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Go } from '../router/router.ts';
import type { ServerSource } from './replay.tsx';

/** A table as it is asked for: its game's options, and for whom each seat is. */
export interface RequestedTable {
  readonly options: object;
  readonly seats: readonly string[];
}

/** What is chosen before a table is opened. */
export interface SetUp {
  readonly asked: RequestedTable;
  /** The parts of the page where it is chosen. */
  readonly parts: ComponentChildren;
}

/** What is said of a table by the name of its game. */
export interface TableWords {
  begin(): string;
  /** Who begins, for all others. */
  host(): string;
  again(): string;
  over(): string;
  /** The certificate: to be looked at, and what came of it. */
  check(): string;
  good(counted: { readonly plans: number; readonly answers: number }): string;
  bad(): string;
}

export interface GameFace {
  readonly words: TableWords;
  /** A hook: the set-up as it stands. */
  useSetUp(): SetUp;
  /** A table in the list: what it is called, and what more there is to know of it. */
  title(options: object): string;
  about(options: object): string;
  /** What a race can be looked for by: `title` says a board's name. */
  readonly rated: { readonly boards: readonly string[]; readonly crews: readonly number[] };
  /** Who plays at a seat, before anybody sits there. */
  seatWords(options: object, seat: number): string;
  readonly SeatPicture: ComponentType<{ options: object; seat: number }>;
  botWords(bot: string): string;
  /** Whether the table itself says whom everybody waits for, and who only looks on. */
  readonly saysWhoIsAwaited: boolean;
  /** The table once it has begun. */
  readonly Table: ComponentType<{ news: TableNews; go: Go }>;
  /** What was played at it, watched again. */
  readonly Replay: ComponentType<{ source: ServerSource; go: Go }>;
}
