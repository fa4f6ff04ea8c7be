import type { Refusal, Seat, Seats } from '@race/kernel';
import {
  ADMINISTRATION_BROUGHT_KINDS,
  type AdministrationBrought,
  type SanctionSaid,
} from './administration.ts';
import type { Clock, ClockSaid, ClockWish } from './clock.ts';
import { DAILY_BROUGHT_KINDS, type DailyBrought } from './daily/says.ts';
import type { OrdersNews } from './orders.ts';
import type { Patch } from './patch.ts';
import { PEOPLE_BROUGHT_KINDS, type PeopleBrought } from './people/says.ts';
import type { TalkSaid } from './people/talk.ts';
import { RATINGS_BROUGHT_KINDS, type RatingsBrought } from './ratings/says.ts';

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

export const STAGES = ['gathering', 'racing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A wish to go back behind the horizon, which all have to share. */
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
  readonly stage: Stage;
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
  readonly clockWish: ClockWish | null;
  /** What one's own seat has ordered; nobody else is told. */
  readonly orders: OrdersNews | null;
  /** A try at the expedition of a day, closed to others until this moment; null for every other table. DAILY-04. */
  readonly shutUntil: number | null;
}

/** A beat that stands, as one seat heard it. */
export interface Told {
  readonly at: number;
  /** Who answered, where everybody may know. */
  readonly by: Seat | null;
  readonly horizon: boolean;
  readonly events: readonly object[];
}

/** All that a seat may know at this moment. */
export interface SightSaid {
  readonly say: 'sight';
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly seat: Seat | null;
  readonly at: number;
  readonly question: number;
  readonly print: string;
  readonly public: object;
  readonly own: object | null;
  readonly ready: Seats;
  /** The beats after `from` that stand; those up to it are the ones the reader has. */
  readonly from: number;
  readonly past: readonly Told[];
  /** What was told before the first question; left out for who has it. */
  readonly opening: readonly object[];
  /** The last beat this seat has seen before; null for who never looked. */
  readonly seen: number | null;
}

/** One step of the race, as one seat is told of it: what changed, and what was heard. */
export interface BeatSaid {
  readonly say: 'beat';
  readonly table: string;
  readonly at: number;
  /** The beat that opened the question which stands now: an answer names it. */
  readonly question: number;
  readonly print: string;
  readonly by?: Seat;
  readonly horizon?: true;
  readonly public?: Patch;
  readonly own?: Patch;
  readonly ownPrint?: string;
  readonly ready?: Seats;
  readonly events?: readonly object[];
  /** Salted commitments to what was sealed, one a seat, when the last one has confirmed. */
  readonly seals?: readonly (string | null)[];
  /** Which beats stand no longer: this one of the list, or all from it on. */
  readonly undone?: number;
  readonly undoneFrom?: number;
  /** The wish that this beat answers: it stands, and is durable. */
  readonly id?: number;
}

/** Only what this seat itself knows has changed: it has sealed an answer, or taken it back. */
export interface OwnSaid {
  readonly say: 'own';
  readonly table: string;
  readonly at: number;
  readonly print: string;
  readonly own: Patch;
  readonly ownPrint: string;
  readonly id?: number;
}

export interface LobbyTable {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly stage: Stage;
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
export interface FilmFrame {
  readonly at: number;
  readonly by: Seat | null;
  readonly public: Patch;
  readonly own: Patch | null;
  readonly events: readonly object[];
}

export interface Film {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly seat: Seat | null;
  readonly frames: readonly FilmFrame[];
}

/** What a wish brought. */
export type NetBrought =
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
  | { readonly kind: 'film'; readonly film: Film }
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
  | PeopleBrought
  | DailyBrought
  | RatingsBrought
  | AdministrationBrought;

export type OutcomeSaid =
  | { readonly say: 'outcome'; readonly id: number; readonly ok: true; readonly value: NetBrought }
  | { readonly say: 'outcome'; readonly id: number | null; readonly ok: false; readonly refusal: Refusal };

/** What the server says. */
export type NetSaid =
  | OutcomeSaid
  | { readonly say: 'table'; readonly news: TableNews }
  | SightSaid
  | BeatSaid
  | OwnSaid
  | TalkSaid
  | SanctionSaid
  | ClockSaid
  /** One is asked at a table that one does not look at. */
  | { readonly say: 'turn'; readonly table: string }
  /** The table was opened anew from what is kept: watch it again. */
  | { readonly say: 'lost'; readonly table: string }
  /** The table is closed for now, and why. */
  | { readonly say: 'closed'; readonly table: string; readonly refusal: Refusal }
  /** The server goes down in order; come back in a moment. */
  | { readonly say: 'closing' };

/** Every kind of message and of outcome, for who goes through them all. */
export const SAY_KINDS = [
  'outcome',
  'table',
  'sight',
  'beat',
  'own',
  'talk',
  'sanction',
  'clock',
  'turn',
  'lost',
  'closed',
  'closing',
] as const satisfies readonly NetSaid['say'][];
export const BROUGHT_KINDS = [
  'welcome',
  'lobby',
  'mine',
  'table',
  'written',
  'film',
  'file',
  'bug',
  'code',
  'notices',
  'done',
  ...PEOPLE_BROUGHT_KINDS,
  ...DAILY_BROUGHT_KINDS,
  ...RATINGS_BROUGHT_KINDS,
  ...ADMINISTRATION_BROUGHT_KINDS,
] as const satisfies readonly NetBrought['kind'][];
