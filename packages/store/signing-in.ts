// Sessions, known devices, second factors and mail codes. Secrets are stored as hashes, except that of a second factor,
// which both sides need.
import { CODES } from './accounts.ts';
import { entity, type RowOf, text, whole, wholeOrNull } from './entity.ts';
import { API_TOKENS } from './programs.ts';
import { always, claim, type Queries, type Writings } from './sql.ts';

/** A device that is signed in. */
export const TOKENS = entity(
  'tokens',
  {
    /** The hash of its token, which identifies the session. */
    hash: text,
    person: text,
    /** Browser and system; empty where they are not known. */
    label: text,
    made: whole,
    used: whole,
  },
  { key: ['hash'], indexes: { person: '(person)', used: '(used)' } },
);
export type SessionRow = RowOf<typeof TOKENS>;

/** Devices on which a person has signed in. */
export const DEVICES = entity(
  'devices',
  { hash: text, person: text, used: whole },
  { key: ['hash', 'person'], indexes: { person: '(person)' } },
);

/** The shared secret of a person's authenticator app. */
export const TOTPS = entity(
  'totps',
  {
    person: text,
    /** In base32, as apps read it. */
    secret: text,
    /** When it was first proved with a code; null until then. */
    confirmed: wholeOrNull,
    /** The step of the last code that was used: each works once. */
    last: whole,
  },
  { key: ['person'] },
);
export type TotpRow = RowOf<typeof TOTPS>;

/** A code that was sent to an address that is not proved yet. */
export const MAIL_CODES = entity(
  'mail_codes',
  { person: text, address: text, language: text, hash: text, until: whole, tries: whole },
  { key: ['person'] },
);
type MailCodeRow = RowOf<typeof MAIL_CODES>;

export interface SigningInChanges {
  /** A new session; `label` is its browser and system. */
  token: { readonly hash: string; readonly person: string; readonly made: number; readonly label?: string };
  /** All tokens of a person but one, and all those of their programs. */
  revoke: { readonly person: string; readonly except: string };
  sessionUsed: { readonly hash: string; readonly label: string; readonly at: number };
  /** Ends one session of a person; a conflict where there is none. */
  endSession: { readonly hash: string; readonly person: string };
  /** Ends the sessions of a person that began after this one. */
  endYounger: { readonly person: string; readonly than: string };
  /** Sessions that have expired, by when they were last used and, with an account, when they began. */
  expireSessions: {
    readonly guestUsed: number;
    readonly accountUsed: number;
    readonly accountMade: number;
  };
  /** A person has signed in on a device, which is known for a while. */
  device: { readonly hash: string; readonly person: string; readonly at: number };
  expireDevices: { readonly before: number };
  /** A new secret; a conflict if there is a confirmed one. */
  totp: { readonly person: string; readonly secret: string };
  /** A code was used, and confirms the secret; a conflict if this step or a later one was used before. */
  totpUsed: { readonly person: string; readonly step: number; readonly at: number };
  noTotp: { readonly person: string };
  /** Replaces the code that was sent before. */
  mailCode: { readonly code: Omit<MailCodeRow, 'tries'> };
  /** Counts a try; a conflict if there were too many, or the code has expired. */
  tryMailCode: { readonly person: string; readonly at: number; readonly most: number };
  dropMailCode: { readonly person: string };
  /** Expired codes, by mail and for other devices. */
  expireCodes: { readonly at: number };
}

export interface SigningInStore {
  session(hash: string): Promise<SessionRow | null>;
  /** The last one used first. */
  sessionsOf(person: string): Promise<readonly SessionRow[]>;
  isDeviceOf(hash: string, person: string): Promise<boolean>;
  /** When a person last signed in on each of their devices. */
  devicesOf(person: string): Promise<readonly number[]>;
  totpOf(person: string): Promise<TotpRow | null>;
  mailCodeOf(person: string): Promise<MailCodeRow | null>;
}

const DROP_CODES = CODES.drop('person');
const DROP_API_TOKENS = API_TOKENS.drop('owner');
const END_SESSION = TOKENS.drop('hash', 'person');
const PUT_DEVICE = DEVICES.put('used');
const PUT_TOTP = `${TOTPS.put('secret', 'last')} WHERE totps.confirmed IS NULL`;
const DROP_TOTP = TOTPS.drop('person');
const PUT_MAIL_CODE = MAIL_CODES.put('address', 'language', 'hash', 'until', 'tries');
const DROP_MAIL_CODE = MAIL_CODES.drop('person');
const EXPIRE_SESSIONS = `DELETE FROM tokens WHERE used < $1 OR ((used < $2 OR made < $3)
  AND EXISTS (SELECT 1 FROM accounts WHERE accounts.person = tokens.person))`;
const END_YOUNGER = `DELETE FROM tokens WHERE person = $1
  AND made > (SELECT own.made FROM tokens AS own WHERE own.hash = $2)`;
/** Fails if the token is no longer this person's. */
export const HOLD_TOKEN = 'UPDATE tokens SET person = person WHERE hash = $1 AND person = $2';

export const signingInWritings: Writings<SigningInChanges> = {
  token: ({ hash, person, made, label = '' }) =>
    claim(TOKENS.add, ...TOKENS.values({ hash, person, label, made, used: made })),
  revoke: ({ person, except }) =>
    always(
      ['DELETE FROM tokens WHERE person = $1 AND hash <> $2', person, except],
      [DROP_CODES, person],
      [DROP_API_TOKENS, person],
    ),
  sessionUsed: ({ hash, at, label }) =>
    claim('UPDATE tokens SET used = $2, label = $3 WHERE hash = $1', hash, at, label),
  endSession: ({ hash, person }) => claim(END_SESSION, hash, person),
  endYounger: ({ person, than }) => always([END_YOUNGER, person, than], [DROP_CODES, person]),
  expireSessions: ({ guestUsed, accountUsed, accountMade }) =>
    always([EXPIRE_SESSIONS, guestUsed, accountUsed, accountMade]),
  device: ({ hash, person, at }) => claim(PUT_DEVICE, hash, person, at),
  expireDevices: ({ before }) => always(['DELETE FROM devices WHERE used < $1', before]),
  totp: ({ person, secret }) =>
    claim(PUT_TOTP, ...TOTPS.values({ person, secret, confirmed: null, last: 0 })),
  totpUsed: ({ person, step, at }) =>
    claim(
      'UPDATE totps SET last = $2, confirmed = COALESCE(confirmed, $3) WHERE person = $1 AND last < $2',
      person,
      step,
      at,
    ),
  noTotp: ({ person }) => claim(DROP_TOTP, person),
  mailCode: ({ code }) => claim(PUT_MAIL_CODE, ...MAIL_CODES.values({ ...code, tries: 0 })),
  tryMailCode: ({ person, at, most }) =>
    claim(
      'UPDATE mail_codes SET tries = tries + 1 WHERE person = $1 AND until > $2 AND tries < $3',
      person,
      at,
      most,
    ),
  dropMailCode: ({ person }) => always([DROP_MAIL_CODE, person]),
  expireCodes: ({ at }) =>
    always(['DELETE FROM mail_codes WHERE until <= $1', at], ['DELETE FROM codes WHERE until < $1', at]),
};

export function signingInReads({ one, many }: Queries): SigningInStore {
  const device = one(DEVICES.only('hash'), 'WHERE hash = $1 AND person = $2');
  return {
    session: one(TOKENS, 'WHERE hash = $1'),
    sessionsOf: many(TOKENS, 'WHERE person = $1 ORDER BY used DESC, hash'),
    isDeviceOf: async (hash, person) => (await device(hash, person)) !== null,
    devicesOf: many(DEVICES.only('used'), 'WHERE person = $1 ORDER BY used DESC'),
    totpOf: one(TOTPS, 'WHERE person = $1'),
    mailCodeOf: one(MAIL_CODES, 'WHERE person = $1'),
  };
}
