import { ADMINISTRATION_SQL, ADMINISTRATION_STEP } from './administration/schema.ts';
import { DAILY_SQL, DAILY_STEP } from './daily/schema.ts';
import { PACES_SQL, PACES_STEP } from './paces.ts';
import { ACCOUNTS_STEP, PEOPLE_SQL } from './people/schema.ts';
import { SIGNING_IN_SQL, SIGNING_IN_STEP } from './people/signing-in.ts';
import { SPEAKERS_STEP, TALK_STEP, WORDS_STEP } from './people/talk.ts';
import { PRESENCE_SQL, PRESENCE_STEP } from './presence.ts';
import { RATINGS_SQL, RATINGS_STEP } from './ratings/schema.ts';
import { RETENTION_SQL, RETENTION_STEP } from './retention.ts';

/** How a store of each release becomes one of the next. Released steps are never changed. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    table_id TEXT PRIMARY KEY, game TEXT NOT NULL, plan TEXT NOT NULL, matter TEXT NOT NULL, stage TEXT NOT NULL,
    listed INTEGER NOT NULL, made BIGINT NOT NULL, touched BIGINT NOT NULL, revision INTEGER NOT NULL,
    people TEXT NOT NULL
  );
  CREATE INDEX tables_listed ON tables (stage, touched) WHERE listed = 1;
  CREATE TABLE lines (
    table_id TEXT NOT NULL, line INTEGER NOT NULL, seat INTEGER NOT NULL, entry TEXT NOT NULL, key TEXT NOT NULL,
    at INTEGER NOT NULL, question INTEGER NOT NULL, print INTEGER NOT NULL,
    PRIMARY KEY (table_id, line)
  ) WITHOUT ROWID;
  CREATE TABLE sittings (
    person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)
  );
  CREATE TABLE people (person TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL);
  CREATE TABLE tokens (hash TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL);
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
  CREATE TABLE looks (table_id TEXT NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, person));
  CREATE TABLE bugs (
    bug TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER, at INTEGER NOT NULL, note TEXT NOT NULL,
    made BIGINT NOT NULL
  );
  `,
  // Clocks.
  `
  ALTER TABLE tables ADD COLUMN due BIGINT;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE rests (since BIGINT PRIMARY KEY, until BIGINT NOT NULL);
  `,
  // Notices.
  `
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    made BIGINT NOT NULL
  );
  CREATE INDEX pushes_person ON pushes (person);
  CREATE TABLE awaits (
    person TEXT NOT NULL, table_id TEXT NOT NULL, question INTEGER NOT NULL, since BIGINT NOT NULL,
    told INTEGER NOT NULL, PRIMARY KEY (person, table_id)
  );
  CREATE INDEX awaits_since ON awaits (since) WHERE told = 0;
  CREATE TABLE calls (person TEXT PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE mails (person TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, made BIGINT NOT NULL);
  `,
  ACCOUNTS_STEP,
  TALK_STEP,
  // Whoever rises from a table is found by it.
  'CREATE INDEX sittings_table ON sittings (table_id)',
  WORDS_STEP,
  DAILY_STEP,
  RATINGS_STEP,
  ADMINISTRATION_STEP,
  PRESENCE_STEP,
  PACES_STEP,
  RETENTION_STEP,
  SIGNING_IN_STEP,
  SPEAKERS_STEP,
];

/** The same text for every database: numbered slots, JSON as text. */
const TABLES_SQL = {
  addLine: `INSERT INTO lines (table_id, line, seat, entry, key, at, question, print)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8
    WHERE $2 = 1 OR EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND line = $2 - 1)
    ON CONFLICT (table_id, line) DO NOTHING`,
  addTable: `INSERT INTO tables (table_id, game, plan, matter, stage, listed, made, touched, revision, people)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9) ON CONFLICT (table_id) DO NOTHING`,
  changeTable: `UPDATE tables SET plan = $2, matter = $3, stage = $4, listed = $5, touched = $6, revision = $7, people = $8,
      due = $9
    WHERE table_id = $1 AND revision = $7 - 1`,
  rise: 'DELETE FROM sittings WHERE table_id = $1',
  sit: 'INSERT INTO sittings (person, table_id) VALUES ($1, $2) ON CONFLICT (person, table_id) DO NOTHING',
  putPerson: `INSERT INTO people (person, name, made) VALUES ($1, $2, $3)
    ON CONFLICT (person) DO UPDATE SET name = excluded.name`,
  addToken: `INSERT INTO tokens (hash, person, made, used, label) VALUES ($1, $2, $3, $3, $4)
    ON CONFLICT (hash) DO NOTHING`,
  holdToken: 'UPDATE tokens SET person = person WHERE hash = $1 AND person = $2',
  revoke: 'DELETE FROM tokens WHERE person = $1 AND hash <> $2',
  dropCodes: 'DELETE FROM codes WHERE until < $1',
  addCode: `INSERT INTO codes (hash, person, until) VALUES ($1, $2, $3)
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, until = excluded.until`,
  useCode: 'DELETE FROM codes WHERE hash = $1',
  putLook: `INSERT INTO looks (table_id, person, at) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at`,
  addBug: `INSERT INTO bugs (bug, table_id, seat, at, note, person, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  addMark: 'INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
  putMark: `INSERT INTO marks (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  putPush: `INSERT INTO pushes (endpoint, person, p256dh, auth, language, made) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language`,
  dropPush: 'DELETE FROM pushes WHERE endpoint = $1 AND person = $2',
  putMail: `INSERT INTO mails (person, address, language, made) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET address = excluded.address, language = excluded.language, made = excluded.made`,
  dropMail: 'DELETE FROM mails WHERE person = $1',
  addAwait: `INSERT INTO awaits (person, table_id, question, since, told) VALUES ($1, $2, $3, $4, 0)
    ON CONFLICT (person, table_id) DO UPDATE SET question = excluded.question, since = excluded.since, told = 0
      WHERE awaits.question <> excluded.question`,
  dropAwait: 'DELETE FROM awaits WHERE person = $1 AND table_id = $2',
  tellAwait: 'UPDATE awaits SET told = 1 WHERE person = $1 AND table_id = $2 AND told = 0',
  call: `INSERT INTO calls (person, at) VALUES ($1, $2)
    ON CONFLICT (person) DO UPDATE SET at = excluded.at WHERE calls.at <= excluded.at - $3`,
  addRest: 'INSERT INTO rests (since, until) VALUES ($1, $2) ON CONFLICT (since) DO NOTHING',

  table: 'SELECT * FROM tables WHERE table_id = $1',
  lines: 'SELECT line, seat, entry, key, at, question, print FROM lines WHERE table_id = $1 ORDER BY line',
  linesAfter: `SELECT line, seat, entry, key, at, question, print FROM lines
    WHERE table_id = $1 AND line > $2 ORDER BY line`,
  news: `SELECT tables.revision, lines.line, lines.seat, lines.entry, lines.key, lines.at, lines.question, lines.print
    FROM tables LEFT JOIN lines ON lines.table_id = $1 AND lines.line > $2
    WHERE tables.table_id = $1 ORDER BY lines.line`,
  head: `SELECT revision, (SELECT COALESCE(MAX(line), 0) FROM lines WHERE table_id = $1) AS lines
    FROM tables WHERE table_id = $1`,
  lineByKey: `SELECT line, seat, entry, key, at, question, print FROM lines
    WHERE table_id = $1 AND seat = $2 AND key = $3 ORDER BY line LIMIT 1`,
  lookedAt: `SELECT * FROM tables WHERE listed = 1 AND stage = $1 AND table_id IN (
      SELECT presences.table_id FROM presences JOIN houses ON houses.house = presences.house WHERE houses.until > $2
    ) ORDER BY touched DESC, table_id LIMIT $3`,
  tablesOf: `SELECT tables.* FROM sittings JOIN tables ON tables.table_id = sittings.table_id
    WHERE sittings.person = $1 ORDER BY tables.touched DESC, tables.table_id LIMIT $2`,
  tablesAfter: 'SELECT * FROM tables WHERE table_id > $1 ORDER BY table_id LIMIT $2',
  person: 'SELECT * FROM people WHERE person = $1',
  personByCode: `SELECT people.* FROM codes JOIN people ON people.person = codes.person
    WHERE codes.hash = $1 AND codes.until > $2`,
  look: 'SELECT at FROM looks WHERE table_id = $1 AND person = $2',
  bug: 'SELECT * FROM bugs WHERE bug = $1',
  pushesOf: 'SELECT * FROM pushes WHERE person = $1 ORDER BY made, endpoint',
  mailOf: 'SELECT * FROM mails WHERE person = $1',
  awaits: `SELECT person, table_id, question, since FROM awaits WHERE told = 0 AND since <= $1
    ORDER BY since, person, table_id LIMIT $2`,
  awaitsOf: 'SELECT table_id FROM awaits WHERE person = $1 ORDER BY since, table_id',
  called: 'SELECT at FROM calls WHERE person = $1',
  mark: 'SELECT value FROM marks WHERE name = $1',
  rests: 'SELECT since, until FROM rests WHERE until > $1 ORDER BY since',
  due: 'SELECT table_id, due FROM tables WHERE due IS NOT NULL ORDER BY due LIMIT $1',
} as const;

/** Each text has a name of its own: of two alike the second would stand for both. */
export const SQL_PARTS = [
  TABLES_SQL,
  PEOPLE_SQL,
  SIGNING_IN_SQL,
  DAILY_SQL,
  RATINGS_SQL,
  ADMINISTRATION_SQL,
  PRESENCE_SQL,
  PACES_SQL,
  RETENTION_SQL,
];

export const SQL = {
  ...TABLES_SQL,
  ...PEOPLE_SQL,
  ...SIGNING_IN_SQL,
  ...DAILY_SQL,
  ...RATINGS_SQL,
  ...ADMINISTRATION_SQL,
  ...PRESENCE_SQL,
  ...PACES_SQL,
  ...RETENTION_SQL,
} as const;

export type SqlName = keyof typeof SQL;
