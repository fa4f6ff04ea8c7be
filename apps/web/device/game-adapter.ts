// What the host of a device's games needs: the world around it, and an adapter for each game.
import type { Rules, Seat, Seed, Types } from '@race/kernel';
import type { GameDoor, GameParts, GameTable, TablePlan } from '@race/local';
import type { GameStorage } from './storage.ts';

/** What a host needs from the world around it. */
export interface GameWorld<T extends Types, R extends Rules<T>, O, B extends string, S> {
  readonly store: GameStorage<T, TablePlan<O, B>>;
  /** What a table is played with. */
  partsFor(plan: TablePlan<O, B>): Promise<GameParts<T, R, B>>;
  send(message: S): void;
  /** Notifies other tabs that a table has changed. */
  notifyOtherTabs(table: string, line: number): void;
  newSeed(): Seed;
  newName(): string;
  now(): number;
  /** How slow bots think. Without it all bots think in this thread, and everybody waits. */
  readonly backgroundBots?: BackgroundBots<GameTable<T, R, O, B>, T['answer']>;
}

/** Slow bots: they think in a thread of their own, so that nobody waits for them. */
export interface BackgroundBots<X, A> {
  takesTime(table: X, seat: Seat): boolean;
  /** What the bot at a seat answers; null when it was called off, or no thread can be had. */
  elsewhere(table: X, seat: Seat): Promise<A | null>;
  /** The same answer, while everybody waits. */
  here(table: X, seat: Seat): Promise<A>;
}

/** What differs from game to game. */
export interface HostedGame<T extends Types, R extends Rules<T>, O, B extends string, S, F>
  extends GameDoor<O, B> {
  /** Whose knowledge the screen may show; nobody's (null) while the device is handed over. */
  shownSeat(table: GameTable<T, R, O, B>, lifted: Seat | null): Seat | null;
  seatViewOf(id: string, table: GameTable<T, R, O, B>, lifted: Seat | null): S;
  factsOf(table: GameTable<T, R, O, B>): F;
  /** Its turn, or its round. */
  turnOf(publicState: T['public']): number;
  /** What the file of a game is called, before its own name. */
  fileName(options: O): string;
}

/** The game on the screen. */
export interface OpenGame<X> {
  readonly id: string;
  table: X;
  lifted: Seat | null;
}
