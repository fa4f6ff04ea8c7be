import type { Refusal, Seat, Seats } from '@race/kernel';
import {
  ADMINISTRATION_RESULT_KINDS,
  type AdministrationResult,
  type SanctionMessage,
} from './administration.ts';
import type { Clock, ClockMessage, ClockProposal } from './clock.ts';
import { DAILY_RESULT_KINDS, type DailyResult } from './daily/results.ts';
import type { OrdersNews } from './orders.ts';
import type { Patch } from './patch.ts';
import { PEOPLE_RESULT_KINDS, type PeopleResult } from './people/results.ts';
import type { TalkMessage } from './people/talk.ts';
import { RATINGS_RESULT_KINDS, type RatingsResult } from './ratings/results.ts';

/** Who sits where, as everybody at the table sees it. */
export type SeatNews =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      /** By which anybody finds what is public of this player; it opens nothing. */
      readonly person: string;
      readonly name: string;
      /** Whether this person is looking at the table now. */
      readonly here: boolean;
      /** Before the race: whether this person says that it may begin. */
      readonly ready: boolean;
      /** The bot that plays until the person is back. */
      readonly bot: string | null;
      /** In the race: whoever has the link may sit down here; the bot plays until then. */
      readonly free: boolean;
    };

export const TABLE_STAGES = ['gathering', 'racing', 'over'] as const;
export type TableStage = (typeof TABLE_STAGES)[number];

/** A proposal to go back behind the horizon; everybody has to agree. */
export interface Proposal {
  readonly seat: Seat;
  /** How many of the standing beats would still stand. */
  readonly beat: number;
  readonly agreed: readonly Seat[];
  /** Who has to agree: people who have just left among them. Missing where it was proposed before that was kept. */
  readonly needed?: readonly Seat[];
}

/** A table apart from its race. */
export interface TableNews {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly listed: boolean;
  readonly stage: TableStage;
  readonly seats: readonly SeatNews[];
  /** The seat of who reads this, and whether it is for them to begin, and to free seats. */
  readonly you: Seat | null;
  readonly host: boolean;
  /** Published at the start, so that nobody can change the seed afterwards. */
  readonly commitment: string | null;
  readonly proposal: Proposal | null;
  /** The table that was set up for another race of the same people. */
  readonly rematch: string | null;
  readonly watching: number;
  /** Whether ready phrases are all that is said here. */
  readonly phrasesOnly: boolean;
  /** Whether the race counts for ratings. */
  readonly rated: boolean;
  /** Made for people who looked for a race: it begins by itself when all have come. */
  readonly matched: boolean;
  /** How time is kept here; null where it is not. */
  readonly clock: Clock | null;
  readonly clockProposal: ClockProposal | null;
  /** What one's own seat has ordered; nobody else is told. */
  readonly orders: OrdersNews | null;
  /** A try at the expedition of a day, closed to others until this moment; null for every other table. DAILY-04. */
  readonly shutUntil: number | null;
}

/** A beat that stands, as one seat heard it. */
export interface PastBeat {
  readonly at: number;
  /** Who answered, where everybody may know. */
  readonly by: Seat | null;
  readonly horizon: boolean;
  readonly events: readonly object[];
}

/** All that a seat may know at this moment. */
export interface ViewMessage {
  readonly type: 'view';
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly seat: Seat | null;
  readonly at: number;
  readonly question: number;
  readonly checksum: string;
  readonly public: object;
  readonly own: object | null;
  readonly ready: Seats;
  /** The beats after `from` that stand; those up to it are the ones the reader has. */
  readonly from: number;
  readonly past: readonly PastBeat[];
  /** What was told before the first question; left out for who has it. */
  readonly opening: readonly object[];
  /** The last beat this seat has seen before; null for who never looked. */
  readonly seen: number | null;
}

/** One step of the race, as one seat is told of it: what changed, and what was heard. */
export interface BeatMessage {
  readonly type: 'beat';
  readonly table: string;
  readonly at: number;
  /** The beat that opened the question which stands now: an answer names it. */
  readonly question: number;
  readonly checksum: string;
  readonly by?: Seat;
  readonly horizon?: true;
  readonly public?: Patch;
  readonly own?: Patch;
  readonly ownChecksum?: string;
  readonly ready?: Seats;
  readonly events?: readonly object[];
  /** Salted commitments to what was sealed, one a seat, when the last one has confirmed. */
  readonly seals?: readonly (string | null)[];
  /** Which beats stand no longer: this one of the list, or all from it on. */
  readonly undone?: number;
  readonly undoneFrom?: number;
  /** The request that this beat answers: it stands, and is durable. */
  readonly id?: number;
}

/** Only what this seat itself knows has changed: it has sealed an answer, or taken it back. */
export interface OwnMessage {
  readonly type: 'own';
  readonly table: string;
  readonly at: number;
  readonly checksum: string;
  readonly own: Patch;
  readonly ownChecksum: string;
  readonly id?: number;
}

export interface LobbyTable {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly stage: TableStage;
  readonly seats: readonly SeatNews[];
  readonly clock: Clock | null;
}

export interface MyTable extends LobbyTable {
  readonly seat: Seat;
  readonly yourTurn: boolean;
  /** Beats since this person last looked. */
  readonly news: number;
  readonly touched: number;
}

/** One picture of a race and what was told with it; the first is whole, the others are patches. */
export interface ReplayFrame {
  readonly at: number;
  readonly by: Seat | null;
  readonly public: Patch;
  readonly own: Patch | null;
  readonly events: readonly object[];
}

export interface ReplayData {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly seat: Seat | null;
  readonly frames: readonly ReplayFrame[];
}

/** The result of a request. */
export type RequestResult =
  | {
      readonly kind: 'welcome';
      readonly person: string;
      readonly name: string;
      readonly token: string | null;
    }
  | { readonly kind: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly kind: 'mine'; readonly tables: readonly MyTable[] }
  | { readonly kind: 'table'; readonly table: string }
  /** An answer or an undo stands, and is durable. */
  | { readonly kind: 'written'; readonly at: number }
  | { readonly kind: 'replay'; readonly replay: ReplayData }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'bug'; readonly bug: string }
  | { readonly kind: 'code'; readonly code: string; readonly until: number }
  /** The key for which a browser asks its push service to take messages; how many minutes lie between two notices. */
  | {
      readonly kind: 'notices';
      readonly key: string;
      readonly minutes: number;
      /** Whether this server sends mail, and where one's own goes. */
      readonly canMail: boolean;
      readonly mail: string | null;
    }
  | { readonly kind: 'done' }
  | PeopleResult
  | DailyResult
  | RatingsResult
  | AdministrationResult;

export type ResultMessage =
  | { readonly type: 'result'; readonly id: number; readonly ok: true; readonly value: RequestResult }
  | { readonly type: 'result'; readonly id: number | null; readonly ok: false; readonly refusal: Refusal };

/** What the server says. */
export type ServerMessage =
  | ResultMessage
  | { readonly type: 'table'; readonly news: TableNews }
  | ViewMessage
  | BeatMessage
  | OwnMessage
  | TalkMessage
  | SanctionMessage
  | ClockMessage
  /** One is asked at a table that one does not look at. */
  | { readonly type: 'turn'; readonly table: string }
  /** The table was opened anew from what is kept: watch it again. */
  | { readonly type: 'lost'; readonly table: string }
  /** The table is closed for now, and why. */
  | { readonly type: 'closed'; readonly table: string; readonly refusal: Refusal }
  /** The server goes down in order; come back in a moment. */
  | { readonly type: 'closing' };

/** Every kind of message and of outcome, for who goes through them all. */
export const MESSAGE_TYPES = [
  'result',
  'table',
  'view',
  'beat',
  'own',
  'talk',
  'sanction',
  'clock',
  'turn',
  'lost',
  'closed',
  'closing',
] as const satisfies readonly ServerMessage['type'][];
export const RESULT_KINDS = [
  'welcome',
  'lobby',
  'mine',
  'table',
  'written',
  'replay',
  'file',
  'bug',
  'code',
  'notices',
  'done',
  ...PEOPLE_RESULT_KINDS,
  ...DAILY_RESULT_KINDS,
  ...RATINGS_RESULT_KINDS,
  ...ADMINISTRATION_RESULT_KINDS,
] as const satisfies readonly RequestResult['kind'][];
