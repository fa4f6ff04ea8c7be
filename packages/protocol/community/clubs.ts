import { plainObject } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { LONGEST_NAME, MOST_SEATS } from '../base/limits.ts';
import { code, type Fields, listOf, text } from '../base/read.ts';
import { PHRASES, type Phrase, type WordsHere } from '../people/talk.ts';
import { LONGEST_WORDS } from '../people/words.ts';
import type { CupTicket } from './cups.ts';

/** Open: anybody may join. Ask: an officer lets people in. */
export const CLUB_DOORS = ['open', 'ask'] as const;
export type ClubDoor = (typeof CLUB_DOORS)[number];

export const CLUB_ROLES = ['founder', 'officer', 'member'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];
/** And who has asked to come in, or may not come back. */
export const CLUB_STANDINGS = [...CLUB_ROLES, 'asked', 'barred'] as const;
export type ClubStanding = (typeof CLUB_STANDINGS)[number];

export const LONGEST_CLUB = 280;
const club = code(32);
const person = code(32);
const words = text(LONGEST_CLUB, 0);
const door = v.picklist(CLUB_DOORS);

export const CLUB_REQUESTS = {
  /** The clubs of the person, and the liveliest; or those whose name begins so. */
  clubs: { name: text(LONGEST_NAME, 0) },
  club: { club },
  makeClub: { name: text(LONGEST_NAME, 3), words, door },
  /** For officers: what the club says of itself, and who may come in. */
  changeClub: { club, words, door },
  /** Joins, or asks to. */
  joinClub: { club },
  /** Leaves, or asks no longer. */
  leaveClub: { club },
  /** For officers: lets in, names, sends away; null takes off the list. Only the founder names officers, or a new founder. */
  clubRole: { club, person, role: v.nullable(v.picklist(['founder', 'officer', 'member', 'barred'])) },
  /** For the founder, and administrators: the club ends. */
  closeClub: { club },
  /** Says something to the members: a ready phrase, or words of one's own. */
  sayInClub: { club, phrase: v.picklist(PHRASES) },
  writeInClub: { club, words: text(LONGEST_WORDS) },
  /** Opens a table at which only members sit down. */
  clubTable: { club, game: code(24), options: plainObject, seats: listOf(code(24), MOST_SEATS) },
  /** For the host of a cup that nobody has entered: from now on only members do. */
  clubCup: { club, cup: code(32) },
} satisfies { readonly [name: string]: Fields };

/** A club in a list. */
export interface ClubTicket {
  readonly club: string;
  readonly name: string;
  readonly words: string;
  readonly door: ClubDoor;
  readonly members: number;
  /** What the reader is there; null for nothing. */
  readonly standing: ClubStanding | null;
}

export interface ClubPerson {
  readonly person: string;
  readonly name: string;
  /** Whether it is the reader. */
  readonly you: boolean;
  readonly role: ClubRole;
  readonly since: number;
  /** The best settled rating; null for none. */
  readonly rating: number | null;
  /** A listed race where they sit now. */
  readonly table: string | null;
}

/** A line of talk, with the name its author had then. */
export type ClubLine = {
  readonly line: number;
  readonly person: string;
  readonly name: string;
  readonly yours: boolean;
  readonly made: number;
} & ({ readonly phrase: Phrase } | { readonly words: string });

export interface ClubNews extends ClubTicket {
  readonly made: number;
  /** Here first, then by rating. */
  readonly people: readonly ClubPerson[];
  /** Who asks to come in, and who may not come back; for officers, else empty. */
  readonly asking: readonly { readonly person: string; readonly name: string; readonly barred: boolean }[];
  readonly cups: readonly CupTicket[];
  /** What was said, the latest last; null for who is no member. */
  readonly talk: {
    readonly lines: readonly ClubLine[];
    readonly words: WordsHere;
  } | null;
  /** Whether there are administrators who read reports. */
  readonly reports: boolean;
}

export interface ClubsResult {
  readonly kind: 'clubs';
  readonly mine: readonly ClubTicket[];
  readonly clubs: readonly ClubTicket[];
}
