// Deletes old rows, a few at a time, so that nobody waits for it.
import { QUOTES, REPORTS } from './administration.ts';
import { flag, shape, text, whole, wholeOrNull } from './entity.ts';
import { claim, type Queries, type Writings } from './sql.ts';

/** Rows that are deleted by age alone. */
export const AGEING = ['acts', 'bugs', 'gone', 'rests', 'sanctions'] as const;
export type Ageing = (typeof AGEING)[number];

export interface RetentionChanges {
  /** Deletes the oldest rows from before a moment, at most so many; a conflict if there are none. */
  sweep: { readonly what: Ageing; readonly before: number; readonly most: number };
  /** A report with its quotes. */
  dropReport: { readonly report: string };
}

/** A table as far as its age matters. */
export interface AgeingTable {
  readonly table: string;
  readonly stage: string;
  readonly touched: number;
  /** Whether all of its people are deleted. */
  readonly isDeserted: boolean;
}

/** A person without an account. */
export interface AgeingGuest {
  readonly person: string;
  readonly made: number;
  /** Their last visit; null where they have no session and cannot come back. */
  readonly used: number | null;
  /** Whether they are a bot account, or have a seat, a result or a sanction that still matters. */
  readonly isBound: boolean;
}

export interface RetentionStore {
  /** The next tables in the order of their names; as many as asked for, unless there are no more. */
  ageingTables(after: string, most: number): Promise<readonly AgeingTable[]>;
  /** The guests among the next people, and the last of those people; null at the end. */
  ageingGuests(
    after: string,
    most: number,
  ): Promise<{ readonly guests: readonly AgeingGuest[]; readonly last: string | null }>;
  /** Reports settled before one moment, or made before another and not settled. */
  oldReports(settled: number, made: number, most: number): Promise<readonly string[]>;
}

const SWEEPING: { readonly [A in Ageing]: string } = {
  acts: 'DELETE FROM acts WHERE act IN (SELECT act FROM acts WHERE made < $1 ORDER BY made, act LIMIT $2)',
  bugs: 'DELETE FROM bugs WHERE bug IN (SELECT bug FROM bugs WHERE made < $1 ORDER BY made, bug LIMIT $2)',
  gone: `DELETE FROM gone WHERE table_id IN
    (SELECT table_id FROM gone WHERE at < $1 ORDER BY at, table_id LIMIT $2)`,
  rests: `DELETE FROM rests WHERE since IN
    (SELECT since FROM rests WHERE until < $1 ORDER BY since LIMIT $2)`,
  sanctions: `DELETE FROM sanctions WHERE sanction IN
    (SELECT sanction FROM sanctions
      WHERE made < $1 AND (lifted < $1 OR until < $1 OR kind = 'warning') ORDER BY made, sanction LIMIT $2)`,
};
const DROP_REPORT = REPORTS.drop('report');
const DROP_QUOTES = QUOTES.drop('report');

export const retentionWritings: Writings<RetentionChanges> = {
  sweep: ({ what, before, most }) => claim(SWEEPING[what], before, most),
  dropReport: ({ report }) => ({ ...claim(DROP_REPORT, report), besides: [[DROP_QUOTES, report]] }),
};

const AGEING_TABLES = shape<AgeingTable>(
  { table: text, stage: text, touched: whole, isDeserted: flag },
  `SELECT batch.table_id, batch.stage, batch.touched,
      CASE WHEN EXISTS (SELECT 1 FROM sittings JOIN people ON people.person = sittings.person
        WHERE sittings.table_id = batch.table_id) THEN 0 ELSE 1 END AS "isDeserted"
    FROM (SELECT table_id, stage, touched FROM tables WHERE table_id > $1 ORDER BY table_id LIMIT $2) AS batch
    ORDER BY batch.table_id`,
);
const AGEING_GUESTS = shape<AgeingGuest & { readonly hasAccount: boolean }>(
  { person: text, made: whole, used: wholeOrNull, isBound: flag, hasAccount: flag },
  `SELECT batch.person, batch.made,
      (SELECT MAX(made) FROM tokens WHERE tokens.person = batch.person) AS used,
      CASE WHEN EXISTS (SELECT 1 FROM accounts WHERE accounts.person = batch.person) THEN 1 ELSE 0 END AS "hasAccount",
      CASE WHEN EXISTS (SELECT 1 FROM sittings WHERE sittings.person = batch.person)
        OR EXISTS (SELECT 1 FROM results WHERE results.person = batch.person)
        OR EXISTS (SELECT 1 FROM bots WHERE bots.person = batch.person)
        OR EXISTS (SELECT 1 FROM runs WHERE runs.person = batch.person)
        OR EXISTS (SELECT 1 FROM cup_entrants WHERE cup_entrants.person = batch.person)
        OR EXISTS (SELECT 1 FROM sanctions WHERE sanctions.person = batch.person) THEN 1 ELSE 0 END AS "isBound"
    FROM (SELECT person, made FROM people WHERE person > $1 ORDER BY person LIMIT $2) AS batch
    ORDER BY batch.person`,
);

export function retentionReads({ many }: Queries): RetentionStore {
  const ageing = many(AGEING_GUESTS);
  return {
    ageingTables: many(AGEING_TABLES),
    async ageingGuests(after, most) {
      const people = await ageing(after, most);
      return {
        guests: people.flatMap(({ hasAccount, ...guest }) => (hasAccount ? [] : [guest])),
        last: people.at(-1)?.person ?? null,
      };
    },
    oldReports: many(
      REPORTS.only('report'),
      'WHERE settled < $1 OR (settled IS NULL AND made < $2) ORDER BY made, report LIMIT $3',
    ),
  };
}
