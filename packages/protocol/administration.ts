// Reports and sanctions.

import type { Seat } from '@race/kernel';
import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { LONGEST_NAME, MOST_SEATS } from './base/limits.ts';
import { code, count, type Fields, listOf, text } from './base/read.ts';
import { day } from './daily/requests.ts';
import type { TalkLine } from './people/talk.ts';

/** Reasons of reports, warnings and bans. */
export const REPORT_REASONS = ['insult', 'threat', 'flood', 'unfair', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `name`: the person has another name, and keeps it until the sanction ends. */
export const SANCTIONS = ['warning', 'silence', 'ban', 'name'] as const;
/** Those that only say for how long. */
export const PLAIN_SANCTIONS = ['warning', 'silence', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** The acts of administrators. */
export const ACTS = ['dismiss', ...SANCTIONS, 'lift', 'strike', 'remove', 'keep'] as const;
export type ActKind = (typeof ACTS)[number];

export const LONGEST_REPORT = 500;
const LONGEST_DAYS = 3_650;
/** The most reports that one decision settles. */
const MOST_SETTLED = 50;

const person = code(32);
const report = code(64);
const sanction = code(32);
const reason = v.picklist(REPORT_REASONS);
/** In days; null for permanently. */
const days = v.nullable(wholeFrom(1, LONGEST_DAYS));
/** The reports that a decision settles, and what is written to those who made them. */
const settling = { reports: listOf(report, MOST_SETTLED), reply: text(LONGEST_REPORT, 0) };

export const ADMINISTRATION_REQUESTS = {
  /** Reports a person at a table, or a line they wrote, to the administrators. */
  report: {
    table: code(32),
    seat: count(MOST_SEATS - 1),
    line: v.nullable(count()),
    reason,
    words: text(LONGEST_REPORT, 0),
  },
  /** Reports a line of talk in a club, or with null what the club says of itself. */
  reportClub: { club: code(32), line: v.nullable(count()), reason, words: text(LONGEST_REPORT, 0) },
  /** Confirms that a warning or a silence was read. */
  confirm: { sanction },
  /** Confirms that the outcome of one's own report was read. */
  confirmReply: { report },
  /** For administrators only: past acts, retention of tables, and reports. */
  administration: {},
  reports: { settled: v.boolean() },
  /** The record of a person. */
  record: { person },
  /** People by a part of their name, their login or their identifier. */
  find: { words: text(LONGEST_NAME) },
  dismiss: settling,
  /** Warns, silences or bans a person; settles the reports it answers, all about them. */
  sanction: { person, kind: v.picklist(PLAIN_SANCTIONS), reason, days, ...settling },
  /** The same with another name, which the person keeps for so long. */
  nameAnew: { person, name: text(LONGEST_NAME), reason, days, ...settling },
  /** Removes a line of talk at a table; quotes of it stay. */
  removeLine: { table: code(32), line: count() },
  /** Ends a club, because of its name or what it says of itself. */
  shutClub: { club: code(32), ...settling },
  lift: { sanction },
  /** Removes a person's run from the ranking of its day. */
  strike: { day, person },
  /** How many days tables are stored after their race; null for forever. */
  keep: { days },
} satisfies { readonly [name: string]: Fields };

export interface SanctionNews {
  readonly sanction: string;
  readonly kind: SanctionKind;
  readonly reason: ReportReason;
  readonly made: number;
  readonly until: number | null;
  /** With a new name: that name, in messages to its person. */
  readonly name?: string;
}

/** A person as an administrator sees them. */
interface Named {
  readonly person: string;
  readonly name: string;
}

export type Quote = TalkLine & {
  readonly line: number;
  readonly made: number;
  /** Whether the table still has the line. */
  readonly stands: boolean;
};

export interface ReportNews extends Named {
  readonly report: string;
  /** Null if they were deleted. */
  readonly reporter: Named | null;
  /** The table, or the club. */
  readonly table: string;
  /** The name of the club, where it happened in one that is still there. */
  readonly club: string | null;
  readonly seat: Seat;
  readonly line: number | null;
  readonly reason: ReportReason;
  readonly words: string;
  readonly made: number;
  readonly settled: number | null;
  /** What its reporter was written; empty where nothing was. */
  readonly reply: string;
  readonly quotes: readonly Quote[];
}

export interface RecordNews extends Named {
  readonly made: number;
  readonly guest: boolean;
  /** How often they were reported, and how often they reported others. */
  readonly reported: number;
  readonly reports: number;
  readonly sanctions: readonly (SanctionNews & {
    readonly lifted: number | null;
    readonly confirmed: number | null;
  })[];
}

/** A person that an administrator looked for. */
export interface FoundNews extends Named {
  readonly made: number;
  readonly guest: boolean;
  readonly reported: number;
}

export interface ActNews {
  readonly act: string;
  readonly kind: ActKind;
  readonly administrator: string;
  /** Null where it concerns nobody, or a deleted person. */
  readonly about: Named | null;
  readonly days: number | null;
  readonly made: number;
}

export type AdministrationResult =
  | {
      readonly kind: 'administration';
      readonly days: number | null;
      /** The latest first. */
      readonly acts: readonly ActNews[];
    }
  | { readonly kind: 'reports'; readonly reports: readonly ReportNews[] }
  | { readonly kind: 'record'; readonly record: RecordNews }
  | { readonly kind: 'found'; readonly people: readonly FoundNews[] };

export const ADMINISTRATION_RESULT_KINDS = [
  'administration',
  'reports',
  'record',
  'found',
] as const satisfies readonly AdministrationResult['kind'][];

/** A sanction that the receiver has not confirmed yet. */
export interface SanctionMessage extends SanctionNews {
  readonly type: 'sanction';
}

/** What came of a report that the receiver made. */
export interface ReplyMessage {
  readonly type: 'reply';
  readonly report: string;
  /** The reported person, by the name they had then. */
  readonly name: string;
  /** Whether it had consequences. */
  readonly acted: boolean;
  readonly words: string;
  readonly made: number;
}
