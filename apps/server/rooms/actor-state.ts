// The state of a table in memory, in three records: its game, its people and its timers.
import { NOBODY, type Refusal, type Seat, type Seats, type Types } from '@race/kernel';
import type { LiveTable } from '@race/online';
import type { TableStage } from '@race/protocol';
import type { TableRow } from '@race/store';
import { nothingSince, type Recent } from './recent.ts';
import type { TableRecord } from './table-record.ts';

/** A connection that watches a table. */
export interface Member {
  readonly person: string;
  /** Where the socket comes from. */
  readonly address: string;
  /** A reader whom nobody sees: it counts neither as present nor as a spectator. */
  readonly isQuiet?: boolean;
  /** Charges milliseconds of the server's work. */
  spend(milliseconds: number): void;
  /** Sends a message; with the id of the request that it answers, if there is one. */
  send(text: string, id?: number): void;
  /** The table has to be watched again: its state here may differ from what this member knows. */
  lost(table: string): void;
  /** The table is closed, and why. */
  closed(table: string, refusal: Refusal): void;
}

/** Identifies an answer of a seat: another with the same key is a repeat. */
export interface Keyed {
  readonly seat: Seat;
  readonly key: string;
}

export interface Seated {
  readonly member: Member;
  /** Null for a spectator. */
  seat: Seat | null;
}

/** An answer that another process was given to play. */
export interface Forwarded {
  readonly member: Member;
  /** The answer is stored. `text` is the player's message about the step, if there is one. */
  written(at: number, text: string | null): void;
  /** It is played here. */
  takeBack(): void;
}

/** Keys are chosen by clients: two seats may choose the same. */
export const forwardedName = (seat: Seat, key: string): string => `${seat} ${key}`;

/** A position all of whose lines are in the store. */
export interface Durable {
  readonly live: LiveTable<Types>;
  readonly keys: Keyed[];
}

/** The table and its race, and how much of it is in the store. */
export interface TableGame {
  stage: TableStage;
  listed: boolean;
  record: TableRecord;
  live: LiveTable<Types> | null;
  /** Counts how often the row was written. */
  revision: number;
  /** When the table was last written, as far as others may know. */
  written: number;
  /** The keys of the answers to the present question, so that repeats are recognised. */
  keys: Keyed[];
  /** The latest beats. */
  recent: Recent;
  /** How many lines the members have been sent. */
  told: number;
  /** The position before lines that are not written yet, in case another process writes first. */
  durable: Durable | null;
  /** Whether this process owns the next move: as far as it knows, it was the last to write here. */
  isOwned: boolean;
  /** The process that wrote last, as far as this one has heard: it takes the next answers. Null if that is this process. */
  leader: string | null;
  /** Answers that were passed on to it, by `forwardedName`. */
  readonly forwarded: Map<string, Forwarded>;
  /** The other processes that have this table open, as far as this one has heard. If there are none, nobody is told what is written. */
  readonly alsoAt: Set<string>;
  /** Replacing what another process made invalid. */
  repairing: Promise<void> | null;
  /** Reading what other processes wrote; whether to read once more after that. */
  catchingUp: { isAgain: boolean } | null;
}

/** Who watches the table, and who is awaited there. */
export interface TablePeople {
  members: Seated[];
  /** Who watches it at other processes. */
  elsewhere: ReadonlySet<string>;
  /** When people who no longer watch last did. */
  readonly lastHere: Map<string, number>;
  /** When this process opened the table: it knows of nobody before that. */
  readonly opened: number;
  /** When a person last came, left or requested the table. */
  touched: number;
  /** The latest lines of talk that members here have been sent. */
  knownTalk: ReadonlySet<string>;
  /** The people who are asked by this question and do not watch. */
  awaited: { readonly question: number; readonly seats: Seats };
  /** Milliseconds that it took to open the table, until a session is charged. */
  openingCost: number;
}

/** What happens at the table by itself. */
export interface TableTimers {
  /** Closes the danger window. */
  window: NodeJS.Timeout | null;
  /** The question that the open danger window belongs to. */
  windowOf: number;
  /** The earliest end of the window, by `performance.now()`, since the wall clock may go back. */
  windowUntil: number;
  /** Gives automatic responses. */
  orders: NodeJS.Timeout | null;
  /** Takes over if the owner of the next move does nothing. */
  takeover: NodeJS.Timeout | null;
  /** Whether its bots are queued. */
  botsDue: boolean;
  /** What a bot is thinking about in a thread. */
  thinking: string | null;
  readonly clocks: TableClocks;
}

/** What follows from the clocks that are stored with the table. */
interface TableClocks {
  /** The question they run for. */
  question: number;
  /** When the first time limit ends. */
  due: number | null;
  /** The seats whose time has just run out; sent with the next step. */
  up: Seat | null;
}

const NO_QUESTION = -1;
const NO_ONE: ReadonlySet<string> = new Set();

export const newGame = (
  row: Pick<TableRow, 'listed' | 'revision' | 'touched'>,
  { stage, record, lines }: Pick<TableGame, 'stage' | 'record'> & { readonly lines: number },
): TableGame => ({
  stage,
  listed: row.listed,
  record,
  live: null,
  revision: row.revision,
  written: row.touched,
  keys: [],
  recent: nothingSince(0),
  told: lines,
  durable: null,
  isOwned: false,
  leader: null,
  forwarded: new Map(),
  alsoAt: new Set(),
  repairing: null,
  catchingUp: null,
});

export const newPeople = (now: number): TablePeople => ({
  members: [],
  elsewhere: NO_ONE,
  lastHere: new Map(),
  opened: now,
  touched: now,
  knownTalk: NO_ONE,
  awaited: { question: NO_QUESTION, seats: NOBODY },
  openingCost: 0,
});

export const newTimers = (): TableTimers => ({
  window: null,
  windowOf: NO_QUESTION,
  windowUntil: 0,
  orders: null,
  takeover: null,
  botsDue: false,
  thinking: null,
  clocks: { question: 0, due: null, up: null },
});
