import type { Refusal, Seat, Seats, SeatView, Step, Types } from '@race/kernel';
import {
  ADMINISTRATION_RESULT_KINDS,
  type AdministrationResult,
  type ReplyMessage,
  type SanctionMessage,
} from './administration.ts';
import type { Clock, ClockMessage, ClockProposal } from './clock.ts';
import type { ClubNews, ClubsResult } from './community/clubs.ts';
import { CUP_RESULT_KINDS, type CupResult } from './community/cups.ts';
import { DAILY_RESULT_KINDS, type DailyResult } from './daily/results.ts';
import type { OrdersNews } from './orders.ts';
import type { Patch } from './patch.ts';
import { PEOPLE_RESULT_KINDS, type PeopleResult } from './people/results.ts';
import type { TalkMessage } from './people/talk.ts';
import { PROGRAM_RESULT_KINDS, type ProgramResult } from './programs/results.ts';
import { RATINGS_RESULT_KINDS, type RatingsResult } from './ratings/results.ts';

/** A seat, as everybody at the table sees it. */
export type SeatNews =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly bot: string;
      /** During the race: anybody with the link may sit down here. */
      readonly free: boolean;
    }
  | {
      readonly kind: 'person';
      /** Identifies the public page of this player; gives no access. */
      readonly person: string;
      readonly name: string;
      /** A bot account: a program answers for it. Left out for people. */
      readonly program?: true;
      /** Whether this person is looking at the table now. */
      readonly here: boolean;
      /** For how many seconds this person has not looked at the table; 0 for somebody who does. */
      readonly awayFor: number;
      /** Before the race: whether this person is ready. */
      readonly ready: boolean;
      /** The bot that plays until the person is back. */
      readonly bot: string | null;
      /** During the race: anybody with the link may sit down here; a bot plays until then. */
      readonly free: boolean;
      /** Whether this person has given the race up. */
      readonly conceded: boolean;
    };

export const TABLE_STAGES = ['gathering', 'racing', 'over'] as const;
export type TableStage = (typeof TABLE_STAGES)[number];

/** A proposal to go back beyond the horizon; everybody has to agree. */
export interface Proposal {
  readonly seat: Seat;
  /** How many of the standing beats would still stand. */
  readonly beat: number;
  readonly agreed: readonly Seat[];
  /** Who has to agree, including people who have just left. Missing in proposals of earlier releases. */
  readonly needed?: readonly Seat[];
}

/** A proposal to end the race without a result. */
export interface EndProposal {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** How a race ended before the rules ended it. */
export const ENDINGS = ['agreed', 'aborted', 'conceded'] as const;
export type Ending = (typeof ENDINGS)[number];

/** An offer to race again: whoever agrees has a seat at the next table. */
export interface RematchOffer {
  readonly table: string;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  readonly declined: readonly Seat[];
}

/** A seat whose time ran out in a turn. */
export interface LateAnswer {
  readonly seat: Seat;
  readonly turn: number;
}

/** What somebody did at the table that changes no step. */
export const ANNOUNCEMENTS = [
  'undone',
  'backAgreed',
  'backDeclined',
  'clockAgreed',
  'clockDeclined',
  'endDeclined',
  'botDrives',
  'left',
  'isBack',
  'conceded',
  'tookOver',
  'sentAway',
  'host',
  'settings',
  'notAgain',
] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** A table apart from its race. */
export interface TableNews {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly listed: boolean;
  readonly stage: TableStage;
  readonly seats: readonly SeatNews[];
  /** The reader's seat, and whether the reader may begin the race and free seats. */
  readonly you: Seat | null;
  readonly host: boolean;
  /** Published at the start, so that nobody can change the seed afterwards. */
  readonly commitment: string | null;
  readonly proposal: Proposal | null;
  readonly endProposal: EndProposal | null;
  /** How the race ended, if not by its rules. */
  readonly ended: Ending | null;
  readonly rematch: RematchOffer | null;
  /** Whether the race begins by itself once all seats are taken and everybody is ready. */
  readonly autoStart: boolean;
  /** The latest answers that were given because time was up. */
  readonly late: readonly LateAnswer[];
  readonly watching: number;
  /** Whether only ready phrases are allowed. */
  readonly phrasesOnly: boolean;
  /** Whether the race counts for ratings. */
  readonly rated: boolean;
  /** Made by matchmaking: it begins by itself when everybody has come. */
  readonly matched: boolean;
  /** The cup that opened it; while it is sealed, only the people at the table may watch. */
  readonly cup: { readonly cup: string; readonly round: number; readonly sealed: boolean } | null;
  /** The clock; null for none. */
  readonly clock: Clock | null;
  readonly clockProposal: ClockProposal | null;
  /** The orders of the reader's own seat, secret from others. */
  readonly orders: OrdersNews | null;
  /** Whom the host has challenged, until they sit down or the race begins. */
  readonly challenged: {
    readonly person: string;
    readonly name: string;
    /** Whether it is the reader. */
    readonly you: boolean;
    readonly declined: boolean;
  } | null;
  /** For a run of the daily expedition, the moment until which it is closed to others; null otherwise. DAILY-04. */
  readonly shutUntil: number | null;
}

/** A step that everybody could notice, as one seat saw it. */
export interface Beat extends Step {
  readonly at: number;
}

/** All that a seat may know at this moment. */
export interface ViewMessage extends SeatView<Types> {
  readonly type: 'view';
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly at: number;
  readonly question: number;
  readonly checksum: string;
  /** The standing beats after `from`; the reader has those up to it. */
  readonly from: number;
  readonly past: readonly Beat[];
  /** Events before the first question; left out for readers who know them. */
  readonly opening: Step['events'];
  /** The last beat that this person has seen before; null for none. */
  readonly seen: number | null;
}

/** A beat for one seat, and what changed. What is null, false or empty is left out. */
export interface BeatMessage extends Partial<Step> {
  readonly at: number;
  readonly type: 'beat';
  readonly table: string;
  /** The beat that opened the present question: an answer names it. */
  readonly question: number;
  readonly checksum: string;
  readonly public?: Patch;
  readonly own?: Patch;
  readonly ownChecksum?: string;
  readonly ready?: Seats;
  /** Salted commitments to the sealed answers, by seat, when the last one is given. */
  readonly seals?: readonly (string | null)[];
  /** The beats that were undone: this one of the list, or all from it on. */
  readonly undone?: number;
  readonly undoneFrom?: number;
  /** The request that this beat answers: it is durable. */
  readonly id?: number;
}

/** Only the seat's secret part has changed: it has sealed an answer or taken it back. */
export interface OwnMessage {
  readonly type: 'own';
  readonly table: string;
  readonly at: number;
  readonly checksum: string;
  readonly own: Patch;
  readonly ownChecksum: string;
  readonly id?: number;
}

/** How far a game has come, as everybody may know. */
export interface Progress {
  /** The turn of a race, the round of a dash; 0 before the first. */
  readonly turn: number;
  /** How much of its way the first one has behind it, from 0 to 1. */
  readonly done: number;
  /** The seats in front: several where they are equal. */
  readonly ahead: Seats;
  /** By seat: its crew or character, empty until chosen; and the space where it stands, null without a map. */
  readonly crews: readonly { readonly crew: string; readonly at: number | null }[];
}

/** A game on the way, for lists of tables. */
export interface LiveNews extends Progress {
  readonly watching: number;
}

export interface LobbyTable {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly stage: TableStage;
  readonly seats: readonly SeatNews[];
  readonly clock: Clock | null;
  readonly rated: boolean;
  /** When the table was opened. */
  readonly made: number;
  /** Null before a game begins, after it, and where its table is not open in this process. */
  readonly live: LiveNews | null;
  /** The mean rating of the people who race; null before the race, and where none of them has been rated. */
  readonly strength: number | null;
}

export interface MyTable extends LobbyTable {
  readonly seat: Seat;
  readonly yourTurn: boolean;
  /** Milliseconds that the reader has left for the decision; null without a clock, and while others decide. */
  readonly left: number | null;
  /** The number of beats since this person last watched. */
  readonly news: number;
  readonly touched: number;
}

/** A table that waits for the reader. */
export interface TurnNews {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  /** The turn of a race, the round of a dash. */
  readonly turn: number;
  /** The names of the other people. */
  readonly others: readonly string[];
  /** Milliseconds that are left for the decision; null without a clock. */
  readonly left: number | null;
  /** The first of the others has challenged the reader, who has not answered. */
  readonly challenge?: true;
}

/** A step of a replay, and what it changed; the first is whole, the others are patches. */
export interface ReplayFrame extends Beat {
  readonly public: Patch;
  readonly own: Patch | null;
}

export interface ReplayData {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly seat: Seat | null;
  /** The people by seat; null for a bot. */
  readonly people: readonly (string | null)[];
  readonly frames: readonly ReplayFrame[];
}

/** The result of a request. */
export type RequestResult =
  | {
      readonly kind: 'welcome';
      readonly person: string;
      readonly name: string;
      readonly token: string | null;
      /** Whether the server has several processes: the socket of a table should be at its address. */
      readonly spread?: true;
    }
  /** `here` counts the people who are connected to this process. */
  | { readonly kind: 'lobby'; readonly tables: readonly LobbyTable[]; readonly here: number }
  | { readonly kind: 'mine'; readonly tables: readonly MyTable[] }
  /** The longest wait first. */
  | { readonly kind: 'turns'; readonly turns: readonly TurnNews[] }
  | { readonly kind: 'table'; readonly table: string }
  /** An answer or an undo was written and is durable. */
  | { readonly kind: 'written'; readonly at: number }
  | { readonly kind: 'replay'; readonly replay: ReplayData }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'bug'; readonly bug: string }
  /** Null where the server knows of none. */
  | { readonly kind: 'address'; readonly address: string | null }
  | { readonly kind: 'code'; readonly code: string; readonly until: number }
  /** The public key for subscriptions at a push service, and the minutes between two notices. */
  | {
      readonly kind: 'notices';
      readonly key: string;
      readonly minutes: number;
      /** Whether this server sends mail, and the reader's own address. */
      readonly canMail: boolean;
      readonly mail: string | null;
    }
  | { readonly kind: 'done' }
  | PeopleResult
  | ProgramResult
  | DailyResult
  | RatingsResult
  | CupResult
  | ClubsResult
  /** A club, with its tables that are not over. */
  | { readonly kind: 'club'; readonly club: ClubNews; readonly tables: readonly LobbyTable[] }
  | AdministrationResult;

export type ResultMessage =
  | { readonly type: 'result'; readonly id: number; readonly ok: true; readonly value: RequestResult }
  | { readonly type: 'result'; readonly id: number | null; readonly ok: false; readonly refusal: Refusal };

/** Messages of the server. */
export type ServerMessage =
  | ResultMessage
  | { readonly type: 'table'; readonly news: TableNews }
  | ViewMessage
  | BeatMessage
  | OwnMessage
  | TalkMessage
  | SanctionMessage
  | ReplyMessage
  /** A line of talk was removed. */
  | { readonly type: 'unsaid'; readonly table: string; readonly line: number }
  | ClockMessage
  /** Somebody did something that changes no step. */
  | {
      readonly type: 'announced';
      readonly table: string;
      readonly what: Announcement;
      readonly seat: Seat;
      readonly name: string;
    }
  /** The person is asked at a table that nobody of theirs watches, or has begun to watch it. */
  | { readonly type: 'turn'; readonly table: string; readonly asked: boolean }
  /** What has changed of the open tables, for those who follow them. */
  | {
      readonly type: 'lobby';
      readonly changed: readonly LobbyTable[];
      readonly gone: readonly string[];
      readonly here: number;
    }
  /** The table was reopened from the store: watch it again. */
  | { readonly type: 'lost'; readonly table: string }
  /** The table is closed for now, and why. */
  | { readonly type: 'closed'; readonly table: string; readonly refusal: Refusal }
  /** The server is shutting down; reconnect in a moment. */
  | { readonly type: 'closing' };

/** All types of messages and kinds of results. */
export const MESSAGE_TYPES = [
  'result',
  'table',
  'view',
  'beat',
  'own',
  'talk',
  'unsaid',
  'sanction',
  'reply',
  'clock',
  'announced',
  'turn',
  'lobby',
  'lost',
  'closed',
  'closing',
] as const satisfies readonly ServerMessage['type'][];
export const RESULT_KINDS = [
  'welcome',
  'lobby',
  'mine',
  'turns',
  'table',
  'written',
  'replay',
  'file',
  'bug',
  'address',
  'code',
  'notices',
  'done',
  ...PEOPLE_RESULT_KINDS,
  ...PROGRAM_RESULT_KINDS,
  ...DAILY_RESULT_KINDS,
  ...RATINGS_RESULT_KINDS,
  ...CUP_RESULT_KINDS,
  'clubs',
  'club',
  ...ADMINISTRATION_RESULT_KINDS,
] as const satisfies readonly RequestResult['kind'][];
