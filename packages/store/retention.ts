// What is deleted because it is old: a few rows at a time, so that nobody waits for it.
import { claim, numberOrNull, type SqlReader, type SqlRow, type Statement, type Writing } from './sql.ts';

/** What goes by its age alone. */
export const AGEING = ['acts', 'bugs', 'gone', 'rests', 'sanctions'] as const;
export type Ageing = (typeof AGEING)[number];

export type RetentionChange =
  /** Deletes the oldest from before a moment, so many at most; taken where there are none. */
  | { readonly write: 'sweep'; readonly what: Ageing; readonly before: number; readonly most: number }
  /** A report with what was quoted in it. */
  | { readonly write: 'dropReport'; readonly report: string };

/** A table as far as its age matters. */
export interface AgeingTable {
  readonly table: string;
  readonly stage: string;
  readonly touched: number;
  /** Nobody who sits there is known any more. */
  readonly isDeserted: boolean;
}

/** Somebody without an account. */
export interface AgeingGuest {
  readonly person: string;
  readonly made: number;
  /** When they were last here; null where they have no session, and cannot come back. */
  readonly used: number | null;
  /** They have a seat, a result, or a sanction that still matters. */
  readonly isBound: boolean;
}

export interface RetentionStore {
  /** The next tables in the order of their names; as many as asked for, unless there are no more. */
  ageingTables(after: string, most: number): Promise<readonly AgeingTable[]>;
  /** The same of people: guests among the next so many, and who the last of all these was; null where nobody is left. */
  ageingGuests(
    after: string,
    most: number,
  ): Promise<{ readonly guests: readonly AgeingGuest[]; readonly last: string | null }>;
  /** Reports settled before one moment, or made before another and not settled. */
  oldReports(settled: number, made: number, most: number): Promise<readonly string[]>;
}

export const RETENTION_STEP = `
  CREATE INDEX bugs_made ON bugs (made);
  CREATE INDEX bugs_table ON bugs (table_id);
  CREATE INDEX gone_at ON gone (at);
  CREATE INDEX looks_person ON looks (person);
  CREATE INDEX awaits_table ON awaits (table_id);
  `;

export const RETENTION_SQL = {
  sweepActs:
    'DELETE FROM acts WHERE act IN (SELECT act FROM acts WHERE made < $1 ORDER BY made, act LIMIT $2)',
  sweepBugs:
    'DELETE FROM bugs WHERE bug IN (SELECT bug FROM bugs WHERE made < $1 ORDER BY made, bug LIMIT $2)',
  sweepGone: `DELETE FROM gone WHERE table_id IN
    (SELECT table_id FROM gone WHERE at < $1 ORDER BY at, table_id LIMIT $2)`,
  sweepRests: `DELETE FROM rests WHERE since IN
    (SELECT since FROM rests WHERE until < $1 ORDER BY since LIMIT $2)`,
  sweepSanctions: `DELETE FROM sanctions WHERE sanction IN
    (SELECT sanction FROM sanctions
      WHERE made < $1 AND (lifted < $1 OR until < $1 OR kind = 'warning') ORDER BY made, sanction LIMIT $2)`,
  dropReport: 'DELETE FROM reports WHERE report = $1',
  dropQuotes: 'DELETE FROM quotes WHERE report = $1',

  ageingTables: `SELECT batch.table_id, batch.stage, batch.touched,
      CASE WHEN EXISTS (SELECT 1 FROM sittings JOIN people ON people.person = sittings.person
        WHERE sittings.table_id = batch.table_id) THEN 0 ELSE 1 END AS deserted
    FROM (SELECT table_id, stage, touched FROM tables WHERE table_id > $1 ORDER BY table_id LIMIT $2) AS batch
    ORDER BY batch.table_id`,
  ageingGuests: `SELECT batch.person, batch.made,
      (SELECT MAX(made) FROM tokens WHERE tokens.person = batch.person) AS used,
      CASE WHEN EXISTS (SELECT 1 FROM accounts WHERE accounts.person = batch.person) THEN 1 ELSE 0 END AS account,
      CASE WHEN EXISTS (SELECT 1 FROM sittings WHERE sittings.person = batch.person)
        OR EXISTS (SELECT 1 FROM results WHERE results.person = batch.person)
        OR EXISTS (SELECT 1 FROM runs WHERE runs.person = batch.person)
        OR EXISTS (SELECT 1 FROM sanctions WHERE sanctions.person = batch.person) THEN 1 ELSE 0 END AS bound
    FROM (SELECT person, made FROM people WHERE person > $1 ORDER BY person LIMIT $2) AS batch
    ORDER BY batch.person`,
  oldReports: `SELECT report FROM reports WHERE settled < $1 OR (settled IS NULL AND made < $2)
    ORDER BY made, report LIMIT $3`,
} as const;

const SWEEPING = {
  acts: 'sweepActs',
  bugs: 'sweepBugs',
  gone: 'sweepGone',
  rests: 'sweepRests',
  sanctions: 'sweepSanctions',
} as const satisfies { readonly [A in Ageing]: Statement[0] };

export function retentionWriting(change: RetentionChange): Writing {
  if (change.write === 'sweep') return claim(SWEEPING[change.what], change.before, change.most);
  return { ...claim('dropReport', change.report), besides: [['dropQuotes', change.report]] };
}

export const retentionReads = ({ many }: SqlReader): RetentionStore => ({
  ageingTables: (after, most) => many('ageingTables', readTable, after, most),
  async ageingGuests(after, most) {
    const people = await many('ageingGuests', readGuest, after, most);
    return {
      guests: people.flatMap(({ hasAccount, ...guest }) => (hasAccount ? [] : [guest])),
      last: people.at(-1)?.person ?? null,
    };
  },
  oldReports: (settled, made, most) => many('oldReports', (row) => String(row.report), settled, made, most),
});

const readTable = (row: SqlRow): AgeingTable => ({
  table: String(row.table_id),
  stage: String(row.stage),
  touched: Number(row.touched),
  isDeserted: Number(row.deserted) === 1,
});

const readGuest = (row: SqlRow): AgeingGuest & { readonly hasAccount: boolean } => ({
  person: String(row.person),
  made: Number(row.made),
  used: numberOrNull(row.used),
  isBound: Number(row.bound) === 1,
  hasAccount: Number(row.account) === 1,
});
