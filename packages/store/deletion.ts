// Deletes people and tables with everything that belongs to them, and moves what a guest has to an account.
import { ACCOUNTS, CODES, PASSKEYS, PEOPLE, RECOVERIES } from './accounts.ts';
import { ACTS, QUOTES, REPORTS, SANCTIONS } from './administration.ts';
import { CLUB_MEMBERS, CLUB_TABLES, leavingClubs } from './clubs.ts';
import { CUP_ENTRANTS, CUPS } from './cups.ts';
import { RUNS } from './daily.ts';
import { entity, text, whole } from './entity.ts';
import { AWAITS, CALLS, MAILS, PUSHES } from './notices.ts';
import { PROFILES, TIES } from './players.ts';
import { API_TOKENS, BOTS } from './programs.ts';
import { ENDINGS, RATINGS, RESULTS, SEEKERS } from './ratings.ts';
import { DEVICES, MAIL_CODES, TOKENS, TOTPS } from './signing-in.ts';
import { always, type Queries, type Statement, type Writings } from './sql.ts';
import { BUGS, LINES, LOOKS, SITTINGS, TABLES } from './tables.ts';
import { MUTES, TALK, WORDLESS } from './talk.ts';
import { ATTEMPTS, TRAINING_DAYS } from './training.ts';

/** Tables that were deleted because of their age. */
export const GONE = entity('gone', { table: text, at: whole }, { key: ['table'], indexes: { at: '(at)' } });

export interface DeletionChanges {
  /** Moves the subscriptions, talk, runs and ratings of a guest to an account. */
  inherit: { readonly from: string; readonly to: string };
  /** Deletes everything of a person except tables. */
  forget: { readonly person: string };
  /** A table with its log and everything that belongs to it. */
  dropTable: { readonly table: string };
  /** Deletes a table of this stage that was not touched since; a conflict otherwise. Its name is remembered. */
  dropOld: { readonly table: string; readonly stage: string; readonly before: number; readonly at: number };
}

export interface DeletionStore {
  /** Finished tables that were not touched since, the oldest first. */
  oldTables(before: number, most: number): Promise<readonly string[]>;
  /** When a table was deleted because of its age; null where it was not. */
  gone(table: string): Promise<number | null>;
}

const INHERITING = [
  BUGS.move('person'),
  PUSHES.move('person'),
  TALK.move('person'),
  `${MUTES.insert} SELECT $2, other FROM mutes WHERE person = $1 AND other <> $2
    ON CONFLICT (person, other) DO NOTHING`,
  `${MUTES.insert} SELECT person, $2 FROM mutes WHERE other = $1 AND person <> $2
    ON CONFLICT (person, other) DO NOTHING`,
  `${WORDLESS.insert} SELECT $2 FROM wordless WHERE person = $1 ON CONFLICT (person) DO NOTHING`,
  // What the account has itself stays.
  `${PROFILES.move('person')} AND NOT EXISTS (SELECT 1 FROM profiles AS own WHERE own.person = $2)`,
  `${TIES.move('person')} AND other <> $2
    AND NOT EXISTS (SELECT 1 FROM ties AS own WHERE own.person = $2 AND own.other = ties.other)`,
  `${TIES.move('other')} AND person <> $2
    AND NOT EXISTS (SELECT 1 FROM ties AS own WHERE own.other = $2 AND own.person = ties.person)`,
  `${RUNS.move('person')} AND NOT EXISTS (SELECT 1 FROM runs AS own WHERE own.person = $2 AND own.day = runs.day)`,
  `${RATINGS.move('person')} AND track NOT IN (SELECT own.track FROM ratings AS own WHERE own.person = $2)`,
  RESULTS.move('person'),
  CUPS.move('host'),
  `${CUP_ENTRANTS.move('person')}
    AND NOT EXISTS (SELECT 1 FROM cup_entrants AS own WHERE own.person = $2 AND own.cup = cup_entrants.cup)`,
  `${CLUB_MEMBERS.move('person')}
    AND NOT EXISTS (SELECT 1 FROM club_members AS own WHERE own.person = $2 AND own.club = club_members.club)`,
  REPORTS.move('person'),
  REPORTS.move('reporter'),
  QUOTES.move('person'),
  SANCTIONS.move('person'),
  ACTS.move('person'),
];

const FORGETTING = [
  ...[ACCOUNTS, PASSKEYS, RECOVERIES, CODES, TOKENS, DEVICES, TOTPS, MAIL_CODES],
  ...[BUGS, LOOKS, PUSHES, AWAITS, MAILS, CALLS, TALK, WORDLESS, RUNS, RATINGS, RESULTS, SEEKERS, PROFILES],
  ...[ATTEMPTS, TRAINING_DAYS],
]
  .map(({ name }) => `DELETE FROM ${name} WHERE person = $1`)
  .concat(
    ...[MUTES, TIES].map(({ name }) => `DELETE FROM ${name} WHERE person = $1 OR other = $1`),
    'DELETE FROM quotes WHERE person = $1 OR report IN (SELECT report FROM reports WHERE person = $1)',
    REPORTS.drop('person'),
    // Their own reports stay, without their name and their words.
    "UPDATE reports SET reporter = '', words = '', reply = '' WHERE reporter = $1",
    SANCTIONS.drop('person'),
    ...[BOTS, API_TOKENS].map(({ name }) => `DELETE FROM ${name} WHERE person = $1 OR owner = $1`),
    // The log of a cup knows its entrants by number.
    "UPDATE cup_entrants SET person = '' WHERE person = $1",
    "UPDATE cups SET host = '' WHERE host = $1",
    "UPDATE acts SET person = '' WHERE person = $1",
    "UPDATE acts SET administrator = '' WHERE administrator = $1",
    PEOPLE.drop('person'),
  );

const DROPPING = [
  TABLES,
  LINES,
  LOOKS,
  AWAITS,
  TALK,
  ENDINGS,
  RESULTS,
  BUGS,
  RUNS,
  SITTINGS,
  CLUB_TABLES,
].map(({ name }) => `DELETE FROM ${name} WHERE table_id = $1`);

const DROP_OLD = 'DELETE FROM tables WHERE table_id = $1 AND stage = $2 AND touched < $3';

const dropTable = (table: string): Statement[] => DROPPING.map((sql) => [sql, table]);

export const deletionWritings: Writings<DeletionChanges> = {
  inherit: ({ from, to }) => always(...INHERITING.map((sql): Statement => [sql, from, to])),
  // Whoever founded a club is followed before they are forgotten.
  forget: ({ person }) =>
    always(...leavingClubs(person, ''), ...FORGETTING.map((sql): Statement => [sql, person])),
  dropTable: ({ table }) => always(...dropTable(table)),
  dropOld: ({ table, stage, before, at }) => ({
    claims: [[DROP_OLD, table, stage, before]],
    besides: [...dropTable(table), [GONE.add, table, at]],
  }),
};

export const deletionReads = ({ one, many }: Queries): DeletionStore => ({
  oldTables: many(
    TABLES.only('table'),
    "WHERE stage = 'over' AND touched < $1 ORDER BY touched, table_id LIMIT $2",
  ),
  gone: one(GONE.only('at'), 'WHERE table_id = $1'),
});
