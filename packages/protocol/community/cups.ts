import { plainObject } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { LONGEST_NAME } from '../base/limits.ts';
import { code, count, type Fields, text } from '../base/read.ts';

/** Swiss: who is level meets. Robin: everybody meets everybody. Duplicate: every table gets the same road and bag. */
export const CUP_KINDS = ['swiss', 'robin', 'duplicate'] as const;
export type CupKind = (typeof CUP_KINDS)[number];

/** Live, quick or calm; or over days. */
export const CUP_PACES = ['quick', 'calm', 'days'] as const;
export type CupPace = (typeof CUP_PACES)[number];

export const MOST_ROUNDS = 9;
const cup = code(32);

export const CUP_REQUESTS = {
  /** Cups that one can enter, that run, and that are over. */
  cups: {},
  /** With null, the latest round. */
  cup: { cup, round: v.nullable(count(MOST_ROUNDS)) },
  makeCup: {
    name: text(LONGEST_NAME, 3),
    kind: v.picklist(CUP_KINDS),
    game: code(24),
    options: plainObject,
    rounds: count(MOST_ROUNDS),
    pace: v.picklist(CUP_PACES),
    /** Milliseconds from now until the first race begins. */
    startsIn: count(60 * 86_400_000),
  },
  /** Enters, or comes back after having left. */
  enterCup: { cup },
  leaveCup: { cup },
  /** For its host: ends it without a result. */
  callOff: { cup },
} satisfies { readonly [name: string]: Fields };

export const CUP_STAGES = ['entry', 'running', 'over', 'off'] as const;
export type CupStage = (typeof CUP_STAGES)[number];

/** A cup in a list. */
export interface CupTicket {
  readonly cup: string;
  readonly name: string;
  readonly kind: CupKind;
  readonly game: string;
  readonly options: object;
  readonly pace: CupPace;
  readonly stage: CupStage;
  readonly starts: number;
  readonly entrants: number;
  /** The present round from 1, 0 before the first, and how many there are. */
  readonly round: number;
  readonly rounds: number;
  readonly isIn: boolean;
  readonly winner: string | null;
}

/** Who has entered. The name is empty where the person is gone. */
export interface CupEntrant {
  readonly number: number;
  /** Identifies the public page of this player; empty where the person is gone. */
  readonly person: string;
  readonly name: string;
  readonly isIn: boolean;
}

export interface CupTableNews {
  readonly table: string;
  readonly stage: 'gathering' | 'racing' | 'over' | 'void';
  /** By seat: the number of the entrant, null for a bot. */
  readonly seats: readonly {
    readonly number: number | null;
    /** Its crew or character; empty until chosen. */
    readonly crew: string;
    /** Whether its person is looking at the table, and whether a bot drives. */
    readonly here: boolean;
    readonly bot: boolean;
    /** The result: place, what it arrived with, and the points for it; null until that is known. */
    readonly result: { readonly place: number; readonly prestige: number; readonly points: number } | null;
  }[];
  /** The turn and who is in front, while it is on the way; 0 and nobody in a duplicate arena. */
  readonly turn: number;
  readonly ahead: readonly number[];
}

export interface CupRoundNews {
  /** From 1. */
  readonly round: number;
  /** When its races begin at the latest. */
  readonly starts: number;
  readonly tables: readonly CupTableNews[];
  readonly byes: readonly number[];
}

export interface CupLineNews {
  readonly number: number;
  readonly place: number;
  readonly points: number;
  readonly prestige: number;
  readonly rounds: readonly (number | null)[];
}

/** The facts of the newspaper after a round; people are numbers of entrants. */
export interface CupPaperNews {
  readonly round: number;
  readonly leader: number;
  readonly isSame: boolean;
  readonly margin: number;
  readonly closest: { readonly winner: number; readonly second: number; readonly by: number } | null;
  readonly surprise: { readonly number: number; readonly from: number } | null;
  readonly tables: number;
  readonly arrived: number;
  readonly crews: number;
}

export interface CupNews extends Omit<CupTicket, 'entrants' | 'winner'> {
  readonly now: number;
  readonly host: { readonly person: string; readonly name: string };
  /** How many crews race at a table. */
  readonly size: number;
  /** When entry ends and tables open. */
  readonly opens: number;
  readonly entrants: readonly CupEntrant[];
  /** The reader's number; null for who has not entered. */
  readonly you: number | null;
  readonly isHost: boolean;
  readonly shown: CupRoundNews | null;
  readonly standings: readonly CupLineNews[];
  readonly byePoints: number;
  readonly paper: CupPaperNews | null;
  /** The reader's table of the latest round, until its race is over. */
  readonly table: string | null;
}

export type CupResult =
  | { readonly kind: 'cups'; readonly cups: readonly CupTicket[] }
  | { readonly kind: 'cup'; readonly cup: CupNews };

export const CUP_RESULT_KINDS = ['cups', 'cup'] as const satisfies readonly CupResult['kind'][];
