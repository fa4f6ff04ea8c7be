/** Since reports. Released steps are never changed. */
export const ADMINISTRATION_STEP = `
  CREATE TABLE reports (
    report TEXT PRIMARY KEY, reporter TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, table_id TEXT NOT NULL,
    seat INTEGER NOT NULL, line INTEGER, reason TEXT NOT NULL, words TEXT NOT NULL, made BIGINT NOT NULL, settled BIGINT
  );
  CREATE INDEX reports_open ON reports (made) WHERE settled IS NULL;
  CREATE INDEX reports_settled ON reports (settled) WHERE settled IS NOT NULL;
  CREATE INDEX reports_person ON reports (person);
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE TABLE quotes (
    report TEXT NOT NULL, line INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL,
    phrase TEXT NOT NULL, words TEXT, made BIGINT NOT NULL, PRIMARY KEY (report, line)
  );
  CREATE INDEX quotes_person ON quotes (person);
  CREATE TABLE sanctions (
    sanction TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, reason TEXT NOT NULL, made BIGINT NOT NULL,
    until BIGINT, lifted BIGINT, confirmed BIGINT
  );
  CREATE INDEX sanctions_person ON sanctions (person);
  CREATE INDEX sanctions_made ON sanctions (made);
  CREATE TABLE acts (
    act TEXT PRIMARY KEY, administrator TEXT NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL, days INTEGER,
    made BIGINT NOT NULL
  );
  CREATE INDEX acts_made ON acts (made);
  CREATE INDEX tables_over ON tables (touched) WHERE stage = 'over';
  CREATE TABLE gone (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE chores (chore TEXT PRIMARY KEY, at BIGINT NOT NULL);
  `;

export const ADMINISTRATION_SQL = {
  addReport: `INSERT INTO reports (report, reporter, person, name, table_id, seat, line, reason, words, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (report) DO NOTHING`,
  addQuote: `INSERT INTO quotes (report, line, person, name, seat, phrase, words, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (report, line) DO NOTHING`,
  settleReport: 'UPDATE reports SET settled = $2 WHERE report = $1 AND settled IS NULL',
  addSanction: `INSERT INTO sanctions (sanction, person, kind, reason, made, until)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (sanction) DO NOTHING`,
  liftSanction: 'UPDATE sanctions SET lifted = $2 WHERE sanction = $1 AND lifted IS NULL',
  confirmSanction:
    'UPDATE sanctions SET confirmed = $3 WHERE sanction = $1 AND person = $2 AND confirmed IS NULL',
  addAct: `INSERT INTO acts (act, administrator, kind, person, days, made)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (act) DO NOTHING`,
  dropOldTable: 'DELETE FROM tables WHERE table_id = $1 AND stage = $2 AND touched < $3',
  addGone: 'INSERT INTO gone (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING',
  doChore: `INSERT INTO chores (chore, at) VALUES ($1, $2)
    ON CONFLICT (chore) DO UPDATE SET at = excluded.at WHERE chores.at <= excluded.at - $3`,

  moveReports: 'UPDATE reports SET person = $2 WHERE person = $1',
  moveReporter: 'UPDATE reports SET reporter = $2 WHERE reporter = $1',
  moveQuotes: 'UPDATE quotes SET person = $2 WHERE person = $1',
  moveSanctions: 'UPDATE sanctions SET person = $2 WHERE person = $1',
  moveActs: 'UPDATE acts SET person = $2 WHERE person = $1',

  forgetQuotes:
    'DELETE FROM quotes WHERE person = $1 OR report IN (SELECT report FROM reports WHERE person = $1)',
  forgetReports: 'DELETE FROM reports WHERE person = $1',
  forgetReporter: "UPDATE reports SET reporter = '', words = '' WHERE reporter = $1",
  forgetSanctions: 'DELETE FROM sanctions WHERE person = $1',
  forgetActs: "UPDATE acts SET person = '' WHERE person = $1",
  forgetAdministrator: "UPDATE acts SET administrator = '' WHERE administrator = $1",

  reportsOpen: 'SELECT * FROM reports WHERE settled IS NULL ORDER BY made, report LIMIT $1',
  reportsSettled: 'SELECT * FROM reports WHERE settled IS NOT NULL ORDER BY settled DESC, report LIMIT $1',
  report: 'SELECT * FROM reports WHERE report = $1',
  reportsOn: 'SELECT COUNT(*) AS count FROM reports WHERE person = $1',
  reportsBy: 'SELECT * FROM reports WHERE reporter = $1 ORDER BY made, report',
  quotesOf: 'SELECT * FROM quotes WHERE report = $1 ORDER BY line',
  sanctionsOf: 'SELECT * FROM sanctions WHERE person = $1 ORDER BY made DESC, sanction',
  sanction: 'SELECT * FROM sanctions WHERE sanction = $1',
  sanctionedSince: `SELECT DISTINCT person, kind FROM sanctions
    WHERE made >= $1 AND lifted IS NULL ORDER BY person, kind`,
  oldTables: `SELECT table_id FROM tables WHERE stage = 'over' AND touched < $1
    ORDER BY touched, table_id LIMIT $2`,
  gone: 'SELECT at FROM gone WHERE table_id = $1',
  acts: 'SELECT * FROM acts ORDER BY made DESC, act LIMIT $1',
} as const;

/** Of a guest who has become somebody with an account. */
export const MOVING = ['moveReports', 'moveReporter', 'moveQuotes', 'moveSanctions', 'moveActs'] as const;

/** Of somebody who is forgotten: what others reported stays, without who did. */
export const FORGETTING = [
  'forgetQuotes',
  'forgetReports',
  'forgetReporter',
  'forgetSanctions',
  'forgetActs',
  'forgetAdministrator',
] as const;
