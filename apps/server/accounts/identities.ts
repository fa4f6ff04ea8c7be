// A person is identified by a secret token on their device. The store has only its hash.
import type { RequestResult } from '@race/protocol';
import type { Change, PersonRow, Store } from '@race/store';
import { hashOf, isApiToken, newCode, newName, newToken } from '../common/tokens.ts';
import type { Committer } from '../storage/committer.ts';
import { isExpired, isUnnoted, MOST_SESSIONS } from './expiry.ts';

/** The person of a connection. A guest is stored once there is something to store with them. */
export interface Identity {
  readonly person: string;
  readonly token: string;
  name: string;
  isStored: boolean;
  /** A person without an account is a guest; anybody can be any number of guests. */
  readonly hasAccount: boolean;
  readonly made: number;
  /** Browser and system of the device. */
  readonly label: string;
  /** Whose bot account it is; left out for people. */
  readonly owner?: string;
}

/** A program: the person for whom it acts, and what it may do. API-01. */
export interface ProgramIdentity {
  readonly who: Identity;
  readonly scopes: readonly string[];
  readonly until: number;
}

export const welcome = ({ person, name }: Identity, token: string | null): RequestResult => ({
  kind: 'welcome',
  person,
  name,
  token,
});

/** A change that is written only while the person's token is valid. */
export const byToken = ({ person, token }: Pick<Identity, 'person' | 'token'>, change: Change): Change => ({
  write: 'byToken',
  hash: hashOf(token),
  person,
  change,
});

const CODE_LASTS = 10 * 60_000;
/** How often it is stored that a token of a program is in use, in milliseconds. */
const NOTED_EVERY = 3_600_000;

export function makeIdentities(store: Store, committer: Committer, now: () => number) {
  const stored = ({ person, name, made }: Identity): PersonRow => ({ person, name, made });
  const { write } = committer;

  /** Gives a stored person a new token for this device. */
  async function admit(found: PersonRow, label: string): Promise<Identity | null> {
    const { person } = found;
    const token = newToken();
    const hasAccount = (await store.account(person)) !== null;
    const oldest = (await store.sessionsOf(person)).slice(MOST_SESSIONS - 1);
    // A guest has nothing but a token: another device must not sign the first one out.
    if (!hasAccount && oldest.length > 0) return null;
    const isWritten = await write(
      { write: 'token', hash: hashOf(token), person, made: now(), label },
      ...oldest.map(({ hash }) => ({ write: 'endSession', hash, person }) as const),
    );
    return isWritten ? { ...found, token, isStored: true, hasAccount, label } : null;
  }

  return {
    /** A guest who is not stored yet. */
    newGuest: (name: string, label: string): Identity => ({
      person: newName(),
      token: newToken(),
      name,
      isStored: false,
      hasAccount: false,
      made: now(),
      label,
    }),

    /** The person of a token; null where it is unknown or has expired. */
    async byToken(token: string, label: string): Promise<Identity | null> {
      const session = await store.session(hashOf(token));
      const found = session === null ? null : await store.person(session.person);
      if (session === null || found === null) return null;
      const { hash, person } = session;
      const hasAccount = (await store.account(person)) !== null;
      if (isExpired(session, hasAccount, now())) {
        await write({ write: 'endSession', hash, person });
        return null;
      }
      if (isUnnoted(session, label, now())) await write({ write: 'sessionUsed', hash, label, at: now() });
      return { ...found, token, isStored: true, hasAccount, label };
    },

    /** The program of a token; null where the token is unknown, was ended or has expired. */
    async byApiToken(token: string): Promise<ProgramIdentity | null> {
      const row = isApiToken(token) ? await store.apiToken(hashOf(token)) : null;
      const found = row === null || row.until <= now() ? null : await store.person(row.person);
      if (row === null || found === null) return null;
      const { hash, person, owner, label, scopes, until } = row;
      if (now() - row.used > NOTED_EVERY) await write({ write: 'apiTokenUsed', hash, at: now() });
      const who = { ...found, token, label, isStored: true, hasAccount: true };
      return { who: person === owner ? who : { ...who, owner }, scopes, until };
    },

    /** Stores a guest before anything refers to them. */
    async persist(who: Identity): Promise<boolean> {
      if (who.isStored) return true;
      who.isStored = await write(
        { write: 'person', person: stored(who) },
        { write: 'token', hash: hashOf(who.token), person: who.person, made: now(), label: who.label },
      );
      return who.isStored;
    },

    rename(who: Identity, name: string): Promise<boolean> {
      who.name = name;
      const renamed: Change = { write: 'person', person: stored(who) };
      return who.isStored ? write(byToken(who, renamed)) : Promise.resolve(true);
    },

    async newCode(who: Identity): Promise<{ code: string; until: number } | null> {
      const code = newCode();
      const until = now() + CODE_LASTS;
      const made: Change = { write: 'code', hash: hashOf(code), person: who.person, until };
      const isWritten = await write(byToken(who, made));
      return isWritten ? { code, until } : null;
    },

    /** The person of a code, with a token for this device. */
    async claim(code: string, label: string): Promise<Identity | null> {
      const hash = hashOf(code);
      const found = await store.personByCode(hash, now());
      if (found === null || !(await write({ write: 'used', hash }))) return null;
      return admit(found, label);
    },

    /** Signs in a person who has proved who they are. */
    async enter(person: string, label: string): Promise<Identity | null> {
      const found = await store.person(person);
      return found === null ? null : admit(found, label);
    },

    /** Signs out every other device of this person; for a guest, those that came after this one. */
    async revoke(who: Identity): Promise<boolean> {
      if (!who.isStored) return true;
      const { person } = who;
      const own = hashOf(who.token);
      const isGuest = (await store.account(person)) === null;
      return write(
        byToken(
          who,
          isGuest ? { write: 'endYounger', person, than: own } : { write: 'revoke', person, except: own },
        ),
      );
    },
  };
}

export type Identities = ReturnType<typeof makeIdentities>;
