export const RATINGS_STEP = `
  CREATE TABLE ratings (
    person TEXT NOT NULL, track TEXT NOT NULL, mu INTEGER NOT NULL, sigma INTEGER NOT NULL, races INTEGER NOT NULL,
    won INTEGER NOT NULL, arrived INTEGER NOT NULL, PRIMARY KEY (person, track)
  );
  CREATE TABLE results (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, track TEXT NOT NULL, ended BIGINT NOT NULL,
    outcome TEXT NOT NULL, PRIMARY KEY (table_id, seat, person)
  );
  CREATE INDEX results_person ON results (person, ended);
  CREATE TABLE endings (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL);
  CREATE TABLE seekers (
    person TEXT PRIMARY KEY, seeks TEXT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL, table_id TEXT
  );
`;

export const RATINGS_SQL = {
  addEnding: `INSERT INTO endings (table_id, at) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`,
  dropEnding: 'DELETE FROM endings WHERE table_id = $1 AND at = $2',
  addResult: `INSERT INTO results (table_id, seat, person, track, ended, outcome) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (table_id, seat, person) DO NOTHING`,
  addRating: `INSERT INTO ratings (person, track, mu, sigma, races, won, arrived)
    SELECT $1, $2, $3, $4, 1, $5, $6 WHERE EXISTS (SELECT 1 FROM people WHERE person = $1)
    ON CONFLICT (person, track) DO NOTHING`,
  changeRating: `UPDATE ratings SET mu = $3, sigma = $4, won = $5, arrived = $6, races = $7
    WHERE person = $1 AND track = $2 AND races = $7 - 1`,
  seek: `INSERT INTO seekers (person, seeks, since, seen) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person) DO UPDATE SET seeks = excluded.seeks, since = excluded.since, seen = excluded.seen
      WHERE seekers.table_id IS NULL`,
  unseek: 'DELETE FROM seekers WHERE person = $1',
  dropSeekers: 'DELETE FROM seekers WHERE seen < $1',
  match: 'UPDATE seekers SET table_id = $2 WHERE person = $1 AND table_id IS NULL AND seen > $3',

  ending: 'SELECT at FROM endings WHERE table_id = $1',
  endings: 'SELECT table_id, at FROM endings ORDER BY at, table_id LIMIT $1',
  rating: 'SELECT * FROM ratings WHERE person = $1 AND track = $2',
  ratingsOf: 'SELECT * FROM ratings WHERE person = $1 ORDER BY races DESC, track',
  resultsOf: 'SELECT * FROM results WHERE person = $1 ORDER BY ended DESC, table_id LIMIT $2',
  resultsAt: 'SELECT * FROM results WHERE table_id = $1 ORDER BY seat, person',
  seeker: 'SELECT * FROM seekers WHERE person = $1',
  seekers: 'SELECT * FROM seekers WHERE table_id IS NULL AND seen > $1 ORDER BY since, person',

  /** What a guest had is the account's, unless the account has its own. */
  moveRatings: `UPDATE ratings SET person = $2
    WHERE person = $1 AND track NOT IN (SELECT own.track FROM ratings AS own WHERE own.person = $2)`,
  moveResults: 'UPDATE results SET person = $2 WHERE person = $1',
  forgetRatings: 'DELETE FROM ratings WHERE person = $1',
  forgetResults: 'DELETE FROM results WHERE person = $1',
  forgetEnding: 'DELETE FROM endings WHERE table_id = $1',
  dropResults: 'DELETE FROM results WHERE table_id = $1',
} as const;
