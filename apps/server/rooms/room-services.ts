// What every room uses.
import type { Rest } from '@race/online';
import type { Store } from '@race/store';
import type { Meters } from '../monitoring/meters.ts';
import type { Committer } from './committer.ts';
import type { Replays } from './replays.ts';
import type { Member, Room } from './room.ts';
import type { Slices } from './slices.ts';
import type { Thinkers } from './thinkers.ts';

export interface RoomServices {
  readonly store: Store;
  readonly committer: Committer;
  readonly meters: Meters;
  /** The least time a danger window stays open, in milliseconds. */
  readonly window: number;
  /** How long somebody has to be away before their seat can be freed, in milliseconds. */
  readonly absence: number;
  now(): number;
  /** Times in which no server was there: no clock runs in them. */
  readonly rests: readonly Rest[];
  /** Called when something fails that never should. */
  failed(error: unknown): void;
  /** A name nobody can guess. */
  newName(): string;
  newSalt(): string;
  newSeed(): number[];
  /** Long work in the loop that everybody shares, a little at a time. */
  readonly slices: Slices;
  /** Races played again in threads. */
  readonly replays: Replays;
  /** Lets a bot think in a thread of its own. */
  think: Thinkers['think'];
  /** Somebody is asked at a table they do not look at. */
  called(person: string, table: string): void;
  /** A race that counts is over, and that is written. */
  raceOver(table: string): void;
  /** Follows the standing orders of a room, no sooner than a person could have answered. */
  callOrders(room: Room): void;
  /** Lets the bots of a room play when there is time. */
  callBots(room: Room): void;
  /** Somebody is gone: takes them out of a room. */
  part(room: Room, member: Member): void;
  /** Whether this is the only process on the store. */
  readonly isSingleProcess: boolean;
  /** Whether bots, orders and clocks of a table are for this process: otherwise for the one that wrote last. */
  ownsNextMove(room: Room): boolean;
  /** Another process wrote at a table first: what this one made of it is forgotten, and what is written is told. */
  repair(room: Room): Promise<void>;
  /** The room of a table, opened if need be, in the turn of this address; null when there is no such table. */
  room(table: string, address?: string): Promise<Room | null>;
  /** Something at a table failed: it is closed for a while, and whoever looks at it is told. Its log stays as it is. */
  fail(room: Room, error: unknown): void;
  /** Whether a table is closed because something at it failed. */
  isBroken(table: string): boolean;
  /** What is in memory may be ahead of the store or behind it: everybody looks at the room anew. */
  reopen(room: Room): void;
}
