import type { AdministrationChange, AdministrationStore } from './administration/port.ts';
import type { DailyChange, DailyStore } from './daily/port.ts';
import type { PaceChange } from './paces.ts';
import type { PeopleChange, PeopleStore } from './people/port.ts';
import type { SigningInChange, SigningInStore } from './people/signing-in.ts';
import type { PresenceChange, PresenceStore } from './presence.ts';
import type { RatingsChange, RatingsStore } from './ratings/port.ts';
import type { RetentionChange, RetentionStore } from './retention.ts';

/** A table as it is kept. Plan and record are JSON that the store does not read. */
export interface TableRow {
  readonly table: string;
  readonly game: string;
  /** What never changes once the race has begun: options, seed, salt. */
  readonly plan: string;
  /** What changes besides the race: who sits where, what is proposed, what is held. */
  readonly record: string;
  readonly stage: string;
  /** Whether it stands in the lobby. */
  readonly listed: boolean;
  readonly made: number;
  readonly touched: number;
  /** Counts the writings of this row, so that two servers cannot overwrite each other. */
  readonly revision: number;
  /** The people who sit at it. */
  readonly people: readonly string[];
  /** When something has to happen at it by itself; null where nothing has. */
  readonly due: number | null;
}

/** How many lines a table has, and how often its row was written. */
export interface TableHead {
  readonly lines: number;
  readonly revision: number;
}

/** What was written at a table since a line of it. */
export interface NewLines {
  readonly revision: number;
  readonly lines: readonly LineRow[];
}

/** A time in which no server was there for anybody. */
export interface RestRow {
  readonly since: number;
  readonly until: number;
}

/** A line of a log as it is kept. */
export interface LineRow {
  readonly line: number;
  readonly seat: number;
  /** JSON of the answer, or of the undo. */
  readonly entry: string;
  /** Made by the client, so that a repeat is known as one. */
  readonly key: string;
  readonly at: number;
  readonly question: number;
  readonly checksum: number;
}

export interface PersonRow {
  readonly person: string;
  readonly name: string;
  readonly made: number;
}

export interface BugRow {
  readonly bug: string;
  readonly table: string;
  readonly seat: number | null;
  readonly at: number;
  readonly note: string;
  /** Who wrote it; empty for one of before that was noted. */
  readonly person: string;
  readonly made: number;
}

/** A device that wants to hear when its person is asked. */
export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly made: number;
}

/** Where somebody wants mail. */
export interface MailRow {
  readonly person: string;
  readonly address: string;
  readonly language: string;
  readonly made: number;
}

/** Somebody is asked at a table they do not look at. */
export interface AwaitRow {
  readonly person: string;
  readonly table: string;
  readonly question: number;
  readonly since: number;
}

/** Something to be written. Each is written whole or not at all, whatever becomes of the others. */
export type Change =
  /** A line that must be the next one, and with it what else changed at the table. */
  | { readonly write: 'line'; readonly table: string; readonly line: LineRow; readonly row?: TableRow }
  /** A table: new at revision 1, else the revision after the one that is kept. */
  | { readonly write: 'table'; readonly row: TableRow }
  | { readonly write: 'person'; readonly person: PersonRow }
  /** A new session; `label` is its browser and system. */
  | {
      readonly write: 'token';
      readonly hash: string;
      readonly person: string;
      readonly made: number;
      readonly label?: string;
    }
  /** All tokens of a person but one. */
  | { readonly write: 'revoke'; readonly person: string; readonly except: string }
  | { readonly write: 'code'; readonly hash: string; readonly person: string; readonly until: number }
  /** Takes a code away: only one can. */
  | { readonly write: 'used'; readonly hash: string }
  | { readonly write: 'seen'; readonly table: string; readonly person: string; readonly at: number }
  | { readonly write: 'bug'; readonly bug: BugRow }
  /** Something the servers remember together; `once` leaves what is there already. */
  | { readonly write: 'mark'; readonly name: string; readonly value: string; readonly once: boolean }
  | { readonly write: 'rest'; readonly rest: RestRow }
  | { readonly write: 'push'; readonly push: PushRow }
  /** A device that wants to hear no more, or cannot be reached. */
  | { readonly write: 'unpush'; readonly endpoint: string; readonly person: string }
  | { readonly write: 'mail'; readonly mail: MailRow }
  | { readonly write: 'unmail'; readonly person: string }
  /** Not told yet, whatever was told of an earlier question. */
  | { readonly write: 'await'; readonly await: AwaitRow }
  | { readonly write: 'unawait'; readonly person: string; readonly table: string }
  /** Somebody is told of it now: only one can. */
  | { readonly write: 'tell'; readonly person: string; readonly table: string }
  /** Somebody is called now, at the earliest so long after the last time: only one can. */
  | { readonly write: 'call'; readonly person: string; readonly at: number; readonly gap: number }
  /** Another change, made with this token: a conflict, as a whole, where the token is no longer this person's. */
  | { readonly write: 'byToken'; readonly hash: string; readonly person: string; readonly change: Change }
  | PeopleChange
  | SigningInChange
  | DailyChange
  | RatingsChange
  | AdministrationChange
  | PresenceChange
  | PaceChange
  | RetentionChange;

/** Conflict: somebody else wrote there first, and this change left no trace. */
export type CommitVerdict = 'written' | 'conflict';

/** Where tables, logs and people are kept. */
export interface Store
  extends PeopleStore,
    SigningInStore,
    DailyStore,
    RatingsStore,
    AdministrationStore,
    PresenceStore,
    RetentionStore {
  /**
   * Writes all changes in one durable transaction, in order; when it resolves they outlive a power cut. Where a change of
   * a table meets a conflict, so do those of the same table after it: they were made for what is not there.
   */
  commit(changes: readonly Change[]): Promise<readonly CommitVerdict[]>;
  table(table: string): Promise<TableRow | null>;
  lines(table: string): Promise<readonly LineRow[]>;
  /** Those after a line. */
  linesAfter(table: string, line: number): Promise<readonly LineRow[]>;
  /** What was written at many tables since a line of each; each as it is at one moment, and none that is no table. */
  news(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, NewLines>>;
  /** How far a table is; null where there is none. */
  head(table: string): Promise<TableHead | null>;
  /** The line that was written with this key. */
  lineByKey(table: string, seat: number, key: string): Promise<LineRow | null>;
  /** The newest listed tables of a stage at which somebody looks, at a process that is there now. */
  lookedAt(stage: string, now: number, most: number): Promise<readonly TableRow[]>;
  tablesOf(person: string, most: number): Promise<readonly TableRow[]>;
  /** All tables in order of their names, after this one: for going through the whole store. */
  tablesAfter(table: string, most: number): Promise<readonly TableRow[]>;
  person(person: string): Promise<PersonRow | null>;
  personByCode(hash: string, now: number): Promise<PersonRow | null>;
  /** The last beat somebody has seen of a table. */
  seen(table: string, person: string): Promise<number | null>;
  bug(bug: string): Promise<BugRow | null>;
  bugsOf(person: string): Promise<readonly BugRow[]>;
  mark(name: string): Promise<string | null>;
  pushesOf(person: string): Promise<readonly PushRow[]>;
  mailOf(person: string): Promise<MailRow | null>;
  /** Who is asked since this moment or longer and was not told, whoever waits longest first. */
  awaits(until: number, most: number): Promise<readonly AwaitRow[]>;
  /** The tables at which somebody is asked and does not look, told or not. */
  awaitsOf(person: string): Promise<readonly string[]>;
  /** When somebody was last called. */
  called(person: string): Promise<number | null>;
  /** Rests that end after this moment. */
  rests(after: number): Promise<readonly RestRow[]>;
  /** Tables at which something has to happen, the first first; whatever the moment, at most so many. */
  due(most: number): Promise<readonly { readonly table: string; readonly due: number }[]>;
  /** Puts the store in order after much was deleted. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
