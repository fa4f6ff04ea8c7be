// What is kept of reports and of what administrators did about them.

/** Somebody was reported, with what was said around it. */
export interface ReportRow {
  readonly report: string;
  readonly reporter: string;
  /** Who was reported, and the name they had then. */
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly seat: number;
  /** The line that was reported; null where it was the person. */
  readonly line: number | null;
  readonly reason: string;
  readonly words: string;
  readonly made: number;
  readonly settled: number | null;
}

/** A line of a table, copied into a report: it stays when the table goes. */
export interface QuoteRow {
  readonly line: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number;
  readonly phrase: string;
  readonly words: string | null;
  readonly made: number;
}

/** A warning, a silence or a ban. */
export interface SanctionRow {
  readonly sanction: string;
  readonly person: string;
  readonly kind: string;
  readonly reason: string;
  readonly made: number;
  /** Null for good. */
  readonly until: number | null;
  readonly lifted: number | null;
  /** When its person has read it. */
  readonly confirmed: number | null;
}

/** Something an administrator did. */
export interface ActRow {
  readonly act: string;
  readonly administrator: string;
  readonly kind: string;
  /** Empty where it is about nobody, or about somebody who was forgotten. */
  readonly person: string;
  /** Days, where it is about some; null for good, and where it is not. */
  readonly days: number | null;
  readonly made: number;
}

export type AdministrationChange =
  /** Taken where the same was reported before. */
  | { readonly write: 'report'; readonly report: ReportRow; readonly quotes: readonly QuoteRow[] }
  /** An act and all that follows from it; taken where another administrator was quicker. */
  | {
      readonly write: 'act';
      readonly act: ActRow;
      readonly settles?: string | null;
      readonly sanction?: SanctionRow;
      readonly lifts?: string;
      /** The table of a run that is taken off its day for good. It was a try all the same. */
      readonly strikes?: string;
      /** A mark that is set with it. */
      readonly marks?: { readonly name: string; readonly value: string };
    }
  /** Drops a table of this stage that was not touched since; taken otherwise. That it was here is remembered. */
  | {
      readonly write: 'dropOld';
      readonly table: string;
      readonly stage: string;
      readonly before: number;
      readonly at: number;
    }
  /** Something that one server does for all, at the earliest so long after the last time: only one can. */
  | { readonly write: 'chore'; readonly chore: string; readonly at: number; readonly gap: number }
  | { readonly write: 'confirm'; readonly sanction: string; readonly person: string; readonly at: number };

export interface AdministrationStore {
  /** Those that wait, the oldest first; those that are settled, the latest first. */
  reports(settled: boolean, most: number): Promise<readonly ReportRow[]>;
  report(report: string): Promise<ReportRow | null>;
  reportsOn(person: string): Promise<number>;
  reportsBy(person: string): Promise<readonly ReportRow[]>;
  /** What was said around it, in order. */
  quotesOf(report: string): Promise<readonly QuoteRow[]>;
  /** The latest first. */
  sanctionsOf(person: string): Promise<readonly SanctionRow[]>;
  sanction(sanction: string): Promise<SanctionRow | null>;
  /** On whom something was imposed since then that holds. */
  sanctionedSince(made: number): Promise<readonly { readonly person: string; readonly kind: string }[]>;
  /** Tables whose race is over and that were not touched since, the oldest first. */
  oldTables(before: number, most: number): Promise<readonly string[]>;
  /** When a table was dropped because it was old; null where it was not. */
  gone(table: string): Promise<number | null>;
  /** The latest first. */
  acts(most: number): Promise<readonly ActRow[]>;
}
