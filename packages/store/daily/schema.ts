/** Since the daily expedition. Released steps are never changed. */
export const DAILY_STEP = `
  CREATE TABLE runs (
    day TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL UNIQUE, made BIGINT NOT NULL, ends BIGINT NOT NULL,
    struck INTEGER NOT NULL DEFAULT 0, score INTEGER, finished BIGINT, detail TEXT,
    PRIMARY KEY (day, person)
  );
  CREATE INDEX runs_person ON runs (person);
  CREATE INDEX runs_open ON runs (table_id) WHERE score IS NULL;
  `;

export const DAILY_SQL = {
  addRun: `INSERT INTO runs (day, person, table_id, made, ends) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (day, person) DO NOTHING`,
  putResult: `UPDATE runs SET score = $2, finished = $3, detail = $4 WHERE table_id = $1 AND score IS NULL`,
  strikeRun: 'UPDATE runs SET struck = 1 WHERE table_id = $1 AND struck = 0',
  moveRuns: `UPDATE runs SET person = $2 WHERE person = $1
    AND NOT EXISTS (SELECT 1 FROM runs AS own WHERE own.person = $2 AND own.day = runs.day)`,
  forgetRuns: 'DELETE FROM runs WHERE person = $1',
  dropRuns: 'DELETE FROM runs WHERE table_id = $1',

  run: 'SELECT * FROM runs WHERE day = $1 AND person = $2',
  runsBy: 'SELECT * FROM runs WHERE person = $1 ORDER BY day DESC',
  runsOf: `SELECT runs.*, people.name FROM runs JOIN people ON people.person = runs.person
    WHERE runs.day = $1 AND runs.struck = 0
    ORDER BY COALESCE(runs.score, -1) DESC, runs.finished, runs.made, runs.person LIMIT $2`,
  countRuns: 'SELECT COUNT(*) AS started, COUNT(score) AS finished FROM runs WHERE day = $1 AND struck = 0',
  runsAhead: `SELECT COUNT(*) AS ahead FROM runs
    WHERE day = $1 AND struck = 0 AND (score > $2 OR (score = $2 AND finished < $3))`,
  unverified: `SELECT runs.* FROM runs JOIN tables ON tables.table_id = runs.table_id
    WHERE runs.score IS NULL AND tables.stage = 'over' AND tables.touched < runs.ends
    ORDER BY runs.day, runs.person LIMIT $1`,
  daysBefore: 'SELECT DISTINCT day FROM runs WHERE day < $1 AND struck = 0 ORDER BY day DESC LIMIT $2',
} as const;
