// People, their accounts and their credentials. No usable secret is stored.
import { entity, type RowOf, shape, text, textOrNull, whole } from './entity.ts';
import { always, claim, type Queries, type Statement, type Writings } from './sql.ts';

export const PEOPLE = entity(
  'people',
  { person: text, name: text, made: whole },
  { key: ['person'], indexes: { name: '(lower(name))' } },
);
export type PersonRow = RowOf<typeof PEOPLE>;

/** Codes with which a person signs in on another device. */
export const CODES = entity('codes', { hash: text, person: text, until: whole }, { key: ['hash'] });

export const ACCOUNTS = entity(
  'accounts',
  {
    person: text,
    /** The normalised login; null where there are only passkeys. */
    login: textOrNull,
    /** The hash of the password, with its salt and its cost; set whenever a login is. */
    password: textOrNull,
    made: whole,
  },
  { key: ['person'], unique: 'login' },
);
export type AccountRow = RowOf<typeof ACCOUNTS>;

export const PASSKEYS = entity(
  'passkeys',
  {
    /** As the authenticator names it. */
    passkey: text,
    person: text,
    /** The public key, COSE in base64url. */
    key: text,
    /** How often it was used, as it counts itself; 0 for one that does not count. */
    counter: whole,
    /** Its label, chosen by the owner. */
    label: text,
    made: whole,
  },
  { key: ['passkey'], indexes: { person: '(person)' } },
);
export type PasskeyRow = RowOf<typeof PASSKEYS>;

export const RECOVERIES = entity(
  'recoveries',
  { hash: text, person: text },
  { key: ['hash'], indexes: { person: '(person)' } },
);

export interface AccountChanges {
  person: { readonly person: PersonRow };
  code: { readonly hash: string; readonly person: string; readonly until: number };
  /** Uses up a code: only one can. */
  used: { readonly hash: string };
  /** New or changed; a conflict if the login belongs to another person. */
  account: { readonly account: AccountRow };
  /** Only if the person has none yet. */
  newAccount: { readonly account: AccountRow };
  passkey: { readonly passkey: PasskeyRow };
  /** It was used; a conflict if its count did not increase, which indicates a copy. */
  passkeyUsed: { readonly passkey: string; readonly counter: number };
  dropPasskey: { readonly passkey: string; readonly person: string };
  /** Replaces all recovery codes. */
  recoveries: { readonly person: string; readonly hashes: readonly string[] };
  /** Uses up a recovery code: only one can. */
  recovered: { readonly hash: string };
}

export interface AccountStore {
  person(person: string): Promise<PersonRow | null>;
  /** People whose name has these words, those who came last first. */
  peopleNamed(words: string, most: number): Promise<readonly PersonRow[]>;
  personByCode(hash: string, now: number): Promise<PersonRow | null>;
  account(person: string): Promise<AccountRow | null>;
  accountByLogin(login: string): Promise<AccountRow | null>;
  passkey(passkey: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  /** The person of a recovery code. */
  recoveryOf(hash: string): Promise<string | null>;
  recoveriesLeft(person: string): Promise<number>;
}

/** Replaces the name of a person. */
export const NAME_ANEW = 'UPDATE people SET name = $2 WHERE person = $1';
const PUT_PERSON = PEOPLE.put('name');
const PUT_CODE = CODES.put('person', 'until');
const USE_CODE = CODES.drop('hash');
const PUT_ACCOUNT = `${ACCOUNTS.insert} SELECT ${ACCOUNTS.slots}
  WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE login = $2 AND person <> $1)
  ON CONFLICT (person) DO UPDATE SET login = excluded.login, password = excluded.password`;
const ADD_ACCOUNT = `${ACCOUNTS.insert} SELECT ${ACCOUNTS.slots}
  WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE login = $2) ON CONFLICT (person) DO NOTHING`;
const USE_PASSKEY = `UPDATE passkeys SET counter = $2
  WHERE passkey = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`;
const DROP_PASSKEY = PASSKEYS.drop('passkey', 'person');
const DROP_RECOVERIES = RECOVERIES.drop('person');
const USE_RECOVERY = RECOVERIES.drop('hash');

export const accountWritings: Writings<AccountChanges> = {
  person: ({ person }) => claim(PUT_PERSON, ...PEOPLE.values(person)),
  code: ({ hash, person, until }) => claim(PUT_CODE, hash, person, until),
  used: ({ hash }) => claim(USE_CODE, hash),
  account: ({ account }) => claim(PUT_ACCOUNT, ...ACCOUNTS.values(account)),
  newAccount: ({ account }) => claim(ADD_ACCOUNT, ...ACCOUNTS.values(account)),
  passkey: ({ passkey }) => claim(PASSKEYS.add, ...PASSKEYS.values(passkey)),
  passkeyUsed: ({ passkey, counter }) => claim(USE_PASSKEY, passkey, counter),
  dropPasskey: ({ passkey, person }) => claim(DROP_PASSKEY, passkey, person),
  recoveries: ({ person, hashes }) =>
    always([DROP_RECOVERIES, person], ...hashes.map((hash): Statement => [RECOVERIES.add, hash, person])),
  recovered: ({ hash }) => claim(USE_RECOVERY, hash),
};

export function accountReads({ one, many }: Queries): AccountStore {
  const named = many(
    PEOPLE,
    String.raw`WHERE lower(name) LIKE $1 ESCAPE '\' ORDER BY made DESC, person LIMIT $2`,
  );
  const count = one(shape({ count: whole }, 'SELECT COUNT(*) AS count FROM recoveries'), 'WHERE person = $1');
  return {
    person: one(PEOPLE, 'WHERE person = $1'),
    peopleNamed: (words, most) => named(`%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`, most),
    personByCode: one(
      PEOPLE,
      'JOIN codes ON people.person = codes.person WHERE codes.hash = $1 AND codes.until > $2',
    ),
    account: one(ACCOUNTS, 'WHERE person = $1'),
    accountByLogin: one(ACCOUNTS, 'WHERE login = $1'),
    passkey: one(PASSKEYS, 'WHERE passkey = $1'),
    passkeysOf: many(PASSKEYS, 'WHERE person = $1 ORDER BY made, passkey'),
    recoveryOf: one(RECOVERIES.only('person'), 'WHERE hash = $1'),
    recoveriesLeft: async (person) => (await count(person))?.count ?? 0,
  };
}
