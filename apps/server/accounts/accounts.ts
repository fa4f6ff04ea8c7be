// Accounts: created, proved, changed and deleted. A person without one is a guest.

import type { Refusal } from '@race/kernel';
import { LONGEST_LOGIN, SHORTEST_LOGIN, SHORTEST_PASSWORD } from '@race/protocol';
import type { Store } from '@race/store';
import { NO } from '../common/refusals.ts';
import { hashOf, newRecovery } from '../common/tokens.ts';
import type { Committer } from '../storage/committer.ts';
import type { Hasher, HashRequest } from './hashing.ts';
import { byToken, type Identity } from './identities.ts';
import { checkNew, checkSigned, type Expected, type NewPasskey, type Signed } from './passkeys.ts';
import { whyGuessable } from './passwords/guessable.ts';

const CODES = 10;
const MOST_PASSKEYS = 10;
const GUESSABLE = { common: NO.commonPassword, pattern: NO.patternPassword } as const;

/** The person whose account is changed, and their token: nothing is written once it is no longer valid. */
type Holder = Pick<Identity, 'person' | 'token'>;

/** A person and the credential they have shown; it may be revoked before they are signed in. */
export interface ShownCredential {
  readonly person: string;
  /** The hash of the password, or the name of the passkey; null for a code that is used up. */
  readonly by: { readonly password: string } | { readonly passkey: string } | null;
}

export interface Accounts {
  /** Sets login and password; makes an account if there was none. */
  setPassword(who: Holder, login: string, password: string, hashing: HashRequest): Promise<Refusal | null>;
  addPasskey(
    who: Holder,
    made: NewPasskey & { readonly label: string },
    expected: Expected,
  ): Promise<Refusal | null>;
  dropPasskey(who: Holder, passkey: string): Promise<Refusal | null>;
  /** New recovery codes; the earlier ones no longer work. */
  newCodes(who: Holder): Promise<readonly string[] | null>;
  /** The person with this login and password. */
  byPassword(login: string, password: string, hashing: HashRequest): Promise<ShownCredential | Refusal>;
  /** Whether the owner of this login has signed in on this device before. */
  isDeviceOf(device: string, login: string): Promise<boolean>;
  byPasskey(signed: Signed, expected: Expected): Promise<ShownCredential | Refusal>;
  byRecovery(code: string): Promise<ShownCredential | Refusal>;
  /** Whether that credential still belongs to this account. */
  stillHolds(shown: ShownCredential): Promise<boolean>;
}

/** The same name, however it is typed. */
export const fold = (login: string): string => login.normalize('NFKC').trim().toLowerCase();

/** Whether the folded login is valid. */
export const isLogin = (login: string): boolean =>
  login.length >= SHORTEST_LOGIN && login.length <= LONGEST_LOGIN && !/\p{C}/u.test(login);

interface Outside {
  readonly store: Store;
  readonly write: Committer['write'];
  readonly hasher: Hasher;
  now(): number;
}

export function makeAccounts({ store, write, hasher, now }: Outside): Accounts {
  return {
    async setPassword(who, typed, password, hashing) {
      const { person } = who;
      const login = fold(typed);
      if (!isLogin(login)) return NO.badLogin;
      if (password.length < SHORTEST_PASSWORD) return NO.weakPassword;
      const name = (await store.person(person))?.name ?? '';
      const guessable = whyGuessable(password, [login, name]);
      if (guessable !== null) return GUESSABLE[guessable];
      const holder = await store.accountByLogin(login);
      if (holder !== null && holder.person !== person) return NO.loginTaken;
      const hash = await hasher.hash(password, hashing);
      if (hash === null) return NO.tooFast;
      const account = { person, login, password: hash, made: now() };
      const isNew = (await store.account(person)) === null;
      const change = { write: isNew ? 'newAccount' : 'account', account } as const;
      return (await write(byToken(who, change))) ? null : NO.loginTaken;
    },

    async addPasskey(who, made, expected) {
      const { person } = who;
      const known = await checkNew(made, expected);
      if (known === null) return NO.badPasskey;
      if ((await store.passkeysOf(person)).length >= MOST_PASSKEYS) return NO.manyPasskeys;
      const { passkey, label } = made;
      const stored = { passkey, label, ...known, person, made: now() };
      if (!(await write(byToken(who, { write: 'passkey', passkey: stored })))) return NO.badPasskey;
      const account = await store.account(person);
      if (account !== null) return null;
      const bare = { person, login: null, password: null, made: now() };
      return (await write(byToken(who, { write: 'newAccount', account: bare }))) ? null : NO.notKept;
    },

    async dropPasskey(who, passkey) {
      const { person } = who;
      const [account, passkeys] = await Promise.all([store.account(person), store.passkeysOf(person)]);
      if (!passkeys.some((one) => one.passkey === passkey)) return NO.badPasskey;
      if (account?.login == null && passkeys.length === 1) return NO.lastWayIn;
      return (await write(byToken(who, { write: 'dropPasskey', passkey, person }))) ? null : NO.notKept;
    },

    async newCodes(who) {
      const { person } = who;
      const codes = Array.from({ length: CODES }, newRecovery);
      const made = { write: 'recoveries', person, hashes: codes.map(hashOf) } as const;
      const isWritten = await write(byToken(who, made));
      return isWritten ? codes : null;
    },

    async byPassword(login, password, hashing) {
      const account = await store.accountByLogin(fold(login));
      const isRight = await hasher.matches(password, account?.password ?? null, hashing);
      if (isRight === null) return NO.tooFast;
      if (!isRight || account === null || account.password === null) return NO.signInFailed;
      return { person: account.person, by: { password: account.password } };
    },

    async isDeviceOf(device, login) {
      const account = await store.accountByLogin(fold(login));
      return account !== null && store.isDeviceOf(device, account.person);
    },

    async byPasskey(signed, expected) {
      const { passkey } = signed;
      const known = await store.passkey(passkey);
      const counter = known === null ? null : await checkSigned(signed, known, expected);
      if (known === null || counter === null) return NO.badPasskey;
      const isWritten = await write({ write: 'passkeyUsed', passkey, counter });
      return isWritten ? { person: known.person, by: { passkey } } : NO.badPasskey;
    },

    async byRecovery(code) {
      const hash = hashOf(code);
      const person = await store.recoveryOf(hash);
      if (person === null || !(await write({ write: 'recovered', hash }))) return NO.unknownCode;
      return { person, by: null };
    },

    async stillHolds({ person, by }) {
      if (by === null) return true;
      if ('password' in by) return (await store.account(person))?.password === by.password;
      return (await store.passkey(by.passkey))?.person === person;
    },
  };
}
