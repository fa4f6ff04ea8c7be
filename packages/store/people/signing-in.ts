// What is kept of signing in: the sessions of a person, the devices they signed in on, a second factor, and codes that
// were sent by mail. Secrets are kept as hashes, except the one that both sides of a second factor need.

/** A device that is signed in. */
export interface SessionRow {
  /** The hash of its token: also what the session is called. */
  readonly hash: string;
  readonly person: string;
  /** Browser and system; empty where they are not known. */
  readonly label: string;
  readonly made: number;
  readonly used: number;
}

/** The shared secret of somebody's authenticator app. */
export interface TotpRow {
  readonly person: string;
  /** Base32, as apps take it. */
  readonly secret: string;
  /** When it was first proved with a code; null until then. */
  readonly confirmed: number | null;
  /** The step of the last code that was used: each works once. */
  readonly last: number;
}

/** A code that was sent to an address nobody has proved yet. */
export interface MailCodeRow {
  readonly person: string;
  readonly address: string;
  readonly language: string;
  readonly hash: string;
  readonly until: number;
  readonly tries: number;
}

export type SigningInChange =
  | { readonly write: 'sessionUsed'; readonly hash: string; readonly label: string; readonly at: number }
  /** Ends one session of a person; taken where there is none. */
  | { readonly write: 'endSession'; readonly hash: string; readonly person: string }
  /** Ends the sessions of a person that began after this one. */
  | { readonly write: 'endYounger'; readonly person: string; readonly than: string }
  /** Sessions that have expired, by when they were last used and, with an account, when they began. */
  | {
      readonly write: 'expireSessions';
      readonly guestUsed: number;
      readonly accountUsed: number;
      readonly accountMade: number;
    }
  /** Somebody has signed in on a device; it is known for a while. */
  | { readonly write: 'device'; readonly hash: string; readonly person: string; readonly at: number }
  | { readonly write: 'expireDevices'; readonly before: number }
  /** A new secret; taken where a confirmed one stands. */
  | { readonly write: 'totp'; readonly person: string; readonly secret: string }
  /** A code was used, and confirms the secret; taken where this step or a later one was used before. */
  | { readonly write: 'totpUsed'; readonly person: string; readonly step: number; readonly at: number }
  | { readonly write: 'noTotp'; readonly person: string }
  /** Replaces the code that was sent before. */
  | { readonly write: 'mailCode'; readonly code: Omit<MailCodeRow, 'tries'> }
  /** Counts a try; taken where there were too many, or the time is over. */
  | { readonly write: 'tryMailCode'; readonly person: string; readonly at: number; readonly most: number }
  | { readonly write: 'dropMailCode'; readonly person: string }
  /** Codes by mail, and for other devices, whose time is over. */
  | { readonly write: 'expireCodes'; readonly at: number };

export interface SigningInStore {
  session(hash: string): Promise<SessionRow | null>;
  /** The last used first. */
  sessionsOf(person: string): Promise<readonly SessionRow[]>;
  isDeviceOf(hash: string, person: string): Promise<boolean>;
  /** When a person last signed in on each of their devices. */
  devicesOf(person: string): Promise<readonly number[]>;
  totpOf(person: string): Promise<TotpRow | null>;
  mailCodeOf(person: string): Promise<MailCodeRow | null>;
}

export const SIGNING_IN_STEP = `
  ALTER TABLE tokens ADD COLUMN label TEXT NOT NULL DEFAULT '';
  ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
  UPDATE tokens SET used = made;
  CREATE INDEX tokens_used ON tokens (used);
  CREATE TABLE devices (
    hash TEXT NOT NULL, person TEXT NOT NULL, used BIGINT NOT NULL, PRIMARY KEY (hash, person)
  );
  CREATE INDEX devices_person ON devices (person);
  CREATE TABLE totps (person TEXT PRIMARY KEY, secret TEXT NOT NULL, confirmed BIGINT, last BIGINT NOT NULL);
  CREATE TABLE mail_codes (
    person TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, hash TEXT NOT NULL, until BIGINT NOT NULL,
    tries INTEGER NOT NULL
  );
  ALTER TABLE bugs ADD COLUMN person TEXT NOT NULL DEFAULT '';
  CREATE INDEX bugs_person ON bugs (person);
  `;

export const SIGNING_IN_SQL = {
  useSession: 'UPDATE tokens SET used = $2, label = $3 WHERE hash = $1',
  endSession: 'DELETE FROM tokens WHERE hash = $1 AND person = $2',
  endYounger: `DELETE FROM tokens WHERE person = $1
    AND made > (SELECT own.made FROM tokens AS own WHERE own.hash = $2)`,
  expireSessions: `DELETE FROM tokens WHERE used < $1 OR ((used < $2 OR made < $3)
    AND EXISTS (SELECT 1 FROM accounts WHERE accounts.person = tokens.person))`,
  putDevice: `INSERT INTO devices (hash, person, used) VALUES ($1, $2, $3)
    ON CONFLICT (hash, person) DO UPDATE SET used = excluded.used`,
  expireDevices: 'DELETE FROM devices WHERE used < $1',
  putTotp: `INSERT INTO totps (person, secret, last) VALUES ($1, $2, 0)
    ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, last = 0 WHERE totps.confirmed IS NULL`,
  useTotp: 'UPDATE totps SET last = $2, confirmed = COALESCE(confirmed, $3) WHERE person = $1 AND last < $2',
  putMailCode: `INSERT INTO mail_codes (person, address, language, hash, until, tries) VALUES ($1, $2, $3, $4, $5, 0)
    ON CONFLICT (person) DO UPDATE SET address = excluded.address, language = excluded.language,
      hash = excluded.hash, until = excluded.until, tries = 0`,
  tryMailCode: 'UPDATE mail_codes SET tries = tries + 1 WHERE person = $1 AND until > $2 AND tries < $3',
  expireMailCodes: 'DELETE FROM mail_codes WHERE until <= $1',

  moveBugs: 'UPDATE bugs SET person = $2 WHERE person = $1',
  forgetBugs: 'DELETE FROM bugs WHERE person = $1',
  forgetDevices: 'DELETE FROM devices WHERE person = $1',
  forgetTotp: 'DELETE FROM totps WHERE person = $1',
  forgetMailCode: 'DELETE FROM mail_codes WHERE person = $1',

  session: 'SELECT * FROM tokens WHERE hash = $1',
  sessionsOf: 'SELECT * FROM tokens WHERE person = $1 ORDER BY used DESC, hash',
  isDeviceOf: 'SELECT hash FROM devices WHERE hash = $1 AND person = $2',
  devicesOf: 'SELECT used FROM devices WHERE person = $1 ORDER BY used DESC',
  totpOf: 'SELECT * FROM totps WHERE person = $1',
  mailCodeOf: 'SELECT * FROM mail_codes WHERE person = $1',
  bugsOf: 'SELECT * FROM bugs WHERE person = $1 ORDER BY made, bug',
} as const;
