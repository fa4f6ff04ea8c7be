// Reports and sanctions.

import type { Seat } from '@race/kernel';
import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { MOST_SEATS } from './base/limits.ts';
import { code, count, type Fields, text } from './base/read.ts';
import { day } from './daily/requests.ts';
import type { TalkLine } from './people/talk.ts';

/** Reasons of reports, warnings and bans. */
export const REPORT_REASONS = ['insult', 'threat', 'flood', 'unfair', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const SANCTIONS = ['warning', 'silence', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** The acts of administrators. */
export const ACTS = ['dismiss', ...SANCTIONS, 'lift', 'strike', 'keep'] as const;
export type ActKind = (typeof ACTS)[number];

export const LONGEST_REPORT = 500;
const LONGEST_DAYS = 3_650;

const person = code(32);
const report = code(64);
const sanction = code(32);
const reason = v.picklist(REPORT_REASONS);
/** In days; null for permanently. */
const days = v.nullable(wholeFrom(1, LONGEST_DAYS));

export const ADMINISTRATION_REQUESTS = {
  /** Reports a person at a table, or a line they wrote, to the administrators. */
  report: {
    table: code(32),
    seat: count(MOST_SEATS - 1),
    line: v.nullable(count()),
    reason,
    words: text(LONGEST_REPORT, 0),
  },
  /** Confirms that a warning or a silence was read. */
  confirm: { sanction },
  /** For administrators only: past acts, retention of tables, and reports. */
  administration: {},
  reports: { settled: v.boolean() },
  /** The record of a person. */
  record: { person },
  dismiss: { report },
  /** Warns, silences or bans a person; settles the report it answers. */
  sanction: { person, report: v.nullable(report), kind: v.picklist(SANCTIONS), reason, days },
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
}

/** A person as an administrator sees them. */
interface Named {
  readonly person: string;
  readonly name: string;
}

export type Quote = TalkLine & { readonly line: number; readonly made: number };

export interface ReportNews extends Named {
  readonly report: string;
  /** Null if they were deleted. */
  readonly reporter: Named | null;
  readonly table: string;
  readonly seat: Seat;
  readonly line: number | null;
  readonly reason: ReportReason;
  readonly words: string;
  readonly made: number;
  readonly settled: number | null;
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
  | { readonly kind: 'record'; readonly record: RecordNews };

export const ADMINISTRATION_RESULT_KINDS = [
  'administration',
  'reports',
  'record',
] as const satisfies readonly AdministrationResult['kind'][];

/** A sanction that the receiver has not confirmed yet. */
export interface SanctionMessage extends SanctionNews {
  readonly type: 'sanction';
}
