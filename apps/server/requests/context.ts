// What a handler of a request gets, and what it returns.
import type { Refusal } from '@race/kernel';
import type { ClientRequest, RequestOf, RequestResult } from '@race/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import type { HashRequest } from '../accounts/hashing.ts';
import type { Identities, Identity } from '../accounts/identities.ts';
import type { Proof } from '../accounts/proof.ts';
import type { Log } from '../monitoring/log.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import type { Member } from '../rooms/actor-state.ts';
import type { Cluster } from '../rooms/cluster.ts';
import type { Replier } from '../rooms/replier.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableActor, TableServices } from '../rooms/table-actor.ts';
import type { RateLimits } from './buckets.ts';
import type { Holds } from './holds.ts';
import type { LobbyFeed } from './lobby-feed.ts';

/** What all connections share. */
export interface SharedContext {
  readonly services: TableServices;
  readonly rooms: Rooms;
  readonly cluster: Cluster;
  /** Counts a race for ratings, if it is over and was not counted yet. */
  countRace(table: string): Promise<void>;
  readonly identities: Identities;
  readonly accounts: Accounts;
  /** The people who read reports; empty where the host has named none. */
  readonly administrators: ReadonlySet<string>;
  /** Closes every other connection of a person, here and at other processes. */
  dismiss(person: string, except?: Connection): void;
  /** Closes the connections of a person whose token is no longer valid, here and at other processes; `by` is charged. */
  recheck(person: string, by?: Connection): void;
  /** Sends every connection of a person the sanctions that they have not confirmed. */
  warn(person: string): Promise<void>;
  readonly limits: RateLimits;
  /** Where a banned person has tried to come back. */
  readonly holds: Holds;
  readonly lobby: LobbyFeed;
  /** How many people are connected, at all processes. */
  peopleHere(): number;
  /** Where people at other machines find the page; null where that is not known. */
  publicAddress(): string | null;
  /** Null where the host has set up no mail. */
  readonly mailbox: Mailbox | null;
  /** Origins of push services that the host has named. */
  readonly pushServices: readonly string[];
  /** Delays a request. */
  wait(milliseconds: number): Promise<void>;
  /** Reports an unexpected error. */
  failed(error: unknown): void;
  readonly log: Log;
}

/** The connection that made a request, as handlers see it. */
export interface Connection extends Member {
  readonly isOpen: boolean;
  /** An answer shows that a person is at the other end. */
  trust(): void;
  /** Browser and system of the device. */
  readonly label: string;
  readonly proof: Proof;
  /** The tables that it watches. */
  watching: readonly TableActor[];
  unwatch(actor: TableActor): void;
  sendResult(id: number, value: RequestResult): void;
  /** The same with the result as JSON. */
  sendResultText(id: number, value: string): void;
  refuse(id: number | null, refusal: Refusal): void;
  /** A password that is hashed for this connection. */
  hashRequest(isFirst: boolean): HashRequest;
  /** Continues as another person. */
  become(who: Identity): void;
  /** Delays its requests until it is known whether it may stay open. */
  hold(mayStay: Promise<boolean>): Promise<void>;
  /** Leaves all tables. */
  end(): void;
}

export interface RequestContext {
  readonly shared: SharedContext;
  readonly session: Connection;
  readonly who: Identity;
  readonly replier: Replier;
}

/** The result or a refusal; null where the replier has been given it, or will be. */
export type HandlerResult = RequestResult | Refusal | null;

/** Requests that identify a person; all others need that first. */
export type GreetingName = 'hello' | 'claim';
export type HandledName = Exclude<ClientRequest['do'], GreetingName>;

export type Handler<N extends HandledName> = (
  context: RequestContext,
  request: RequestOf<N>,
) => HandlerResult | Promise<HandlerResult>;

export type Handlers = { readonly [N in HandledName]: Handler<N> };

export type TableRequest = Extract<ClientRequest, { readonly table: string }>;

export const DONE: RequestResult = { kind: 'done' };
