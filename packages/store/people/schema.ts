import { TALK_SQL } from './talk.ts';

/** Since accounts. Released steps are never changed. */
export const ACCOUNTS_STEP = `
  CREATE TABLE accounts (person TEXT PRIMARY KEY, login TEXT UNIQUE, password TEXT, made BIGINT NOT NULL);
  CREATE TABLE passkeys (
    passkey TEXT PRIMARY KEY, person TEXT NOT NULL, key TEXT NOT NULL, counter BIGINT NOT NULL, label TEXT NOT NULL,
    made BIGINT NOT NULL
  );
  CREATE INDEX passkeys_person ON passkeys (person);
  CREATE TABLE recoveries (hash TEXT PRIMARY KEY, person TEXT NOT NULL);
  CREATE INDEX recoveries_person ON recoveries (person);
  `;

export const PEOPLE_SQL = {
  putAccount: `INSERT INTO accounts (person, login, password, made)
    SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE login = $2 AND person <> $1)
    ON CONFLICT (person) DO UPDATE SET login = excluded.login, password = excluded.password`,
  addAccount: `INSERT INTO accounts (person, login, password, made)
    SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE login = $2)
    ON CONFLICT (person) DO NOTHING`,
  addPasskey: `INSERT INTO passkeys (passkey, person, key, counter, label, made)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (passkey) DO NOTHING`,
  usePasskey: `UPDATE passkeys SET counter = $2
    WHERE passkey = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
  dropPasskey: 'DELETE FROM passkeys WHERE passkey = $1 AND person = $2',
  addRecovery: 'INSERT INTO recoveries (hash, person) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING',
  useRecovery: 'DELETE FROM recoveries WHERE hash = $1',

  movePushes: 'UPDATE pushes SET person = $2 WHERE person = $1',

  forgetAccount: 'DELETE FROM accounts WHERE person = $1',
  forgetPasskeys: 'DELETE FROM passkeys WHERE person = $1',
  forgetRecoveries: 'DELETE FROM recoveries WHERE person = $1',
  forgetTokens: 'DELETE FROM tokens WHERE person = $1',
  forgetCodes: 'DELETE FROM codes WHERE person = $1',
  forgetLooks: 'DELETE FROM looks WHERE person = $1',
  forgetPushes: 'DELETE FROM pushes WHERE person = $1',
  forgetAwaits: 'DELETE FROM awaits WHERE person = $1',
  forgetMails: 'DELETE FROM mails WHERE person = $1',
  forgetCalls: 'DELETE FROM calls WHERE person = $1',
  forgetPerson: 'DELETE FROM people WHERE person = $1',

  dropTable: 'DELETE FROM tables WHERE table_id = $1',
  dropLines: 'DELETE FROM lines WHERE table_id = $1',
  dropLooks: 'DELETE FROM looks WHERE table_id = $1',
  dropAwaits: 'DELETE FROM awaits WHERE table_id = $1',
  dropBugs: 'DELETE FROM bugs WHERE table_id = $1',

  ...TALK_SQL,

  account: 'SELECT * FROM accounts WHERE person = $1',
  accountByLogin: 'SELECT * FROM accounts WHERE login = $1',
  passkey: 'SELECT * FROM passkeys WHERE passkey = $1',
  passkeysOf: 'SELECT * FROM passkeys WHERE person = $1 ORDER BY made, passkey',
  recoveryOf: 'SELECT person FROM recoveries WHERE hash = $1',
  recoveriesLeft: 'SELECT COUNT(*) AS count FROM recoveries WHERE person = $1',
} as const;
