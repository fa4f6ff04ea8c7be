import type { TalkChange, TalkStore } from './talk.ts';

// What is kept of people who have an account: how they prove who they are. No secret that opens anything is in it.

export interface AccountRow {
  readonly person: string;
  /** The folded name to sign in with; null for who has passkeys alone. */
  readonly login: string | null;
  /** The hash of the password, with its salt and its cost; there whenever a login is. */
  readonly password: string | null;
  readonly made: number;
}

export interface PasskeyRow {
  /** As the authenticator names it. */
  readonly passkey: string;
  readonly person: string;
  /** The public key in base64url: COSE, or SPKI for one of the first release. */
  readonly key: string;
  /** How often it was used, as it counts itself; 0 for one that does not count. */
  readonly counter: number;
  /** What its owner calls it. */
  readonly label: string;
  readonly made: number;
}

export type PeopleChange =
  /** New or changed; taken when the login is another person's. */
  | { readonly write: 'account'; readonly account: AccountRow }
  /** Only if the person has none yet. */
  | { readonly write: 'newAccount'; readonly account: AccountRow }
  | { readonly write: 'passkey'; readonly passkey: PasskeyRow }
  /** It was used; taken when its count did not go up, which tells of a copy. */
  | { readonly write: 'passkeyUsed'; readonly passkey: string; readonly counter: number }
  | { readonly write: 'dropPasskey'; readonly passkey: string; readonly person: string }
  /** These recovery codes and no others. */
  | { readonly write: 'recoveries'; readonly person: string; readonly hashes: readonly string[] }
  /** Takes a recovery code away: only one can. */
  | { readonly write: 'recovered'; readonly hash: string }
  /** The devices on which somebody is told of turns, and what they said, are somebody else's now. */
  | { readonly write: 'inherit'; readonly from: string; readonly to: string }
  /** All that is kept of a person, the tables apart. */
  | { readonly write: 'forget'; readonly person: string }
  /** A table with its log and all that hangs on it. */
  | { readonly write: 'dropTable'; readonly table: string }
  | TalkChange;

export interface PeopleStore extends TalkStore {
  account(person: string): Promise<AccountRow | null>;
  accountByLogin(login: string): Promise<AccountRow | null>;
  passkey(passkey: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  /** Whose recovery code this is. */
  recoveryOf(hash: string): Promise<string | null>;
  recoveriesLeft(person: string): Promise<number>;
}
