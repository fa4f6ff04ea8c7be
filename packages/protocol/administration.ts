// Reports, and what administrators do about them.
import type { Seat } from '@race/kernel';
import { day } from './daily/requests.ts';
import { MOST_SEATS } from './limits.ts';
import type { TalkLine } from './people/talk.ts';
import { between, code, count, type Fields, oneOf, orNull, text, yesOrNo } from './read.ts';

/** Why somebody is reported, warned or shut out. */
export const REPORT_REASONS = ['insult', 'threat', 'flood', 'unfair', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const SANCTIONS = ['warning', 'silence', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** What an administrator may have done. */
export const ACTS = ['dismiss', ...SANCTIONS, 'lift', 'strike', 'keep'] as const;
export type ActKind = (typeof ACTS)[number];

export const LONGEST_REPORT = 500;
const LONGEST_DAYS = 3_650;

const person = code(32);
const report = code(64);
const sanction = code(32);
const reason = oneOf(REPORT_REASONS);
/** Null for good. */
const days = orNull(between(1, LONGEST_DAYS));

export const ADMINISTRATION_REQUESTS = {
  /** Tells whoever reads reports of a person at the table, or of a line they said. */
  report: {
    table: code(32),
    seat: count(MOST_SEATS - 1),
    line: orNull(count()),
    reason,
    words: text(LONGEST_REPORT, 0),
  },
  /** One has read a warning, or that one is silenced. */
  confirm: { sanction },
  /** For administrators alone: what was done, how long tables are kept, and the reports. */
  administration: {},
  reports: { settled: yesOrNo },
  /** What is known of somebody. */
  record: { person },
  dismiss: { report },
  /** Warns, silences or shuts somebody out; settles the report it answers. */
  sanction: { person, report: orNull(report), kind: oneOf(SANCTIONS), reason, days },
  lift: { sanction },
  /** Takes somebody's run off the table of its day. */
  strike: { day, person },
  /** How long tables are kept whose race is over; null for ever. */
  keep: { days },
} satisfies { readonly [name: string]: Fields };

export interface SanctionNews {
  readonly sanction: string;
  readonly kind: SanctionKind;
  readonly reason: ReportReason;
  readonly made: number;
  readonly until: number | null;
}

/** Somebody as an administrator sees them. */
interface Named {
  readonly person: string;
  readonly name: string;
}

export type Quote = TalkLine & { readonly line: number; readonly made: number };

export interface ReportNews extends Named {
  readonly report: string;
  /** Null where they have been forgotten. */
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
  /** How often they were reported, and how often they reported somebody. */
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
  /** Null where it is about nobody, or about somebody who was forgotten. */
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

/** One was warned or silenced, and has not said yet that one has read it. */
export interface SanctionMessage extends SanctionNews {
  readonly type: 'sanction';
}
