// A table in memory and what every table uses, as types: the functions of this folder change its state.
import type { Rules, Seat, Types } from '@race/kernel';
import type { Store } from '@race/store';
import type { BusMessage } from '../bus/messages.ts';
import type { Whose } from '../common/fair-queue.ts';
import type { Slices } from '../common/slices.ts';
import type { Meters } from '../monitoring/meters.ts';
import type { Committer } from '../storage/committer.ts';
import type { Member, TableGame, TablePeople, TableTimers } from './actor-state.ts';
import type { BrokenTables } from './broken.ts';
import type { Downtimes } from './downtimes.ts';
import type { ServedGame } from './games.ts';
import type { Gate } from './gate.ts';
import type { Replays } from './replays.ts';
import type { TablePlanRecord } from './table-record.ts';
import type { Thinkers } from './thinkers.ts';

export interface TableActor {
  readonly id: string;
  readonly served: ServedGame;
  readonly rules: Rules<Types>;
  readonly plan: TablePlanRecord;
  readonly made: number;
  readonly services: TableServices;
  readonly game: TableGame;
  readonly people: TablePeople;
  readonly timers: TableTimers;
  readonly gate: Gate;
  /** Whether the table is played here: false before it is entered, and once it has left memory. */
  readonly isOpen: boolean;
  /** The address whose turn it uses for slices and threads: its first member's; tables without members share one. */
  readonly whose: Whose;
  /** Begins to play the table here. */
  open(): void;
  /** Leaves memory: nobody watches. */
  forget(): void;
  /** The process ends: messages about written steps are still sent, and nothing new begins. */
  stop(): void;
  /** Leaves memory, since it may differ from the store; its members watch it again. */
  reopen(): void;
  /** An unexpected failure: the table is closed for a while, and its log stays as it is. */
  fail(error: unknown): void;
  /** An exception closes this table and affects no other. */
  guard(work: () => void): void;
  /** Whether nobody has watched it since then, and nothing is due. */
  isIdleSince(moment: number): boolean;
  /** The first session that requests the table pays for opening it. */
  chargeOpening(member: Pick<Member, 'spend'>): void;
  addMember(member: Member, seat: Seat | null): void;
  removeMember(member: Member): void;
  /** Whether this process runs the table's bots, automatic responses and clocks; it takes over if the owner is idle. */
  ownsNextMove(): boolean;
  /** Another process wrote first: drops what this one made, and sends what is stored. */
  repair(): Promise<void>;
  /** Gives automatic responses, no sooner than a person could have answered. */
  followOrders(): void;
}

/** What every table uses. All of it is made before the first table is opened. */
export interface TableServices {
  readonly store: Store;
  readonly committer: Committer;
  readonly meters: Meters;
  readonly events: Events;
  /** The least time a danger window stays open, in milliseconds. */
  readonly window: number;
  /** How long a person has to be away before their seat can be freed, in milliseconds. */
  readonly absence: number;
  now(): number;
  /** Downtimes of the server: no clock counts them. */
  readonly downtimes: Downtimes;
  /** Reports an unexpected error. */
  failed(error: unknown): void;
  /** A name that cannot be guessed. */
  newName(): string;
  newSalt(): string;
  newSeed(): number[];
  /** Long work on the event loop, a little at a time. */
  readonly slices: Slices;
  /** Races played again in threads. */
  readonly replays: Replays;
  /** Bots that think in threads. */
  readonly thinkers: Thinkers;
  /** Bots that play when there is time. */
  readonly bots: BotTurns;
  /** Tables that are closed because something failed there. */
  readonly broken: BrokenTables;
  /** This process among others on the same store; null for a single process. */
  readonly node: ClusterNode | null;
}

export interface ClusterNode {
  readonly name: string;
  /** How long the owner of a table has before this process takes over, in milliseconds. */
  readonly takeoverAfter: number;
  /** Sends a message to the other processes. */
  publish(message: BusMessage): void;
}

/** Bots play when there is time, each table in its turn. */
export interface BotTurns {
  /** Called when the bots of a table have something to answer. */
  call(actor: TableActor): void;
  close(): void;
}

/** What happens at tables and at other processes. */
export interface ServerEvents {
  /** A person is asked at a table they do not watch, and that is written. */
  readonly asked: { readonly person: string; readonly table: string };
  /** The same, at another process. */
  readonly askedElsewhere: { readonly person: string; readonly table: string };
  /** A person who was asked has begun to watch the table. */
  readonly heeded: { readonly person: string; readonly table: string };
  /** A race is over, and that is written. */
  readonly raceOver: { readonly table: string };
  /** A person began or stopped watching a table here. */
  readonly attendance: { readonly table: string };
  /** A table is in memory from now on. */
  readonly opened: { readonly actor: TableActor };
  /** It is not any more, for whatever reason. */
  readonly left: { readonly table: string };
  /** A table was closed while people watched it; those who watched it may come back in a moment. */
  readonly closed: { readonly actor: TableActor };
  /** Something may have been said at a table at another process. */
  readonly talkElsewhere: { readonly actor: TableActor; readonly removed?: number | undefined };
  /** A token or a ban of a person may have changed at another process. */
  readonly personChanged: { readonly person: string };
  /** So many people are connected to another process. */
  readonly hereElsewhere: { readonly from: string; readonly people: number };
  /** Messages of other processes may have been lost. */
  readonly messagesMissed: object;
}

export type Listener<N extends keyof ServerEvents> = (event: ServerEvents[N]) => void;

export interface Events {
  publish<N extends keyof ServerEvents>(name: N, event: ServerEvents[N]): void;
  subscribe<N extends keyof ServerEvents>(name: N, listener: Listener<N>): void;
}
