import { type CommunityResult, PLAYER_RESULT_KINDS } from './players.ts';
import type { TalkResult } from './talk.ts';
import { TRAINING_RESULT_KINDS, type TrainingResult } from './training.ts';

/** The credentials of a person, as they see them. */
export interface AccountNews {
  /** Null where there are only passkeys. */
  readonly login: string | null;
  readonly passkeys: readonly { readonly passkey: string; readonly label: string; readonly made: number }[];
  /** Recovery codes that were not used yet. */
  readonly codes: number;
  /** Whether a code of an authenticator app is asked for after the password. */
  readonly totp: boolean;
  /** Whether this connection has proved it recently: credentials can then be changed. */
  readonly proven: boolean;
  /** Whether they are an administrator. */
  readonly administrator: boolean;
}

/** A device on which the person is signed in. */
export interface SessionNews {
  readonly session: string;
  /** Browser and system; empty where they are not known. */
  readonly label: string;
  readonly made: number;
  readonly used: number;
  /** Whether it is the device of this connection. */
  readonly here: boolean;
}

export type PeopleResult =
  /** Null for a guest. */
  | { readonly kind: 'account'; readonly account: AccountNews | null }
  /** What a passkey has to sign, and its person. */
  | { readonly kind: 'challenge'; readonly challenge: string; readonly person: string }
  /** Shown once: only their hashes are stored. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  /** The password was right: now a second factor. */
  | { readonly kind: 'secondFactor' }
  /** The secret that goes into the app. */
  | { readonly kind: 'totp'; readonly secret: string }
  | { readonly kind: 'sessions'; readonly sessions: readonly SessionNews[] }
  | CommunityResult
  | TalkResult
  | TrainingResult;

export const PEOPLE_RESULT_KINDS = [
  'account',
  'challenge',
  'codes',
  'secondFactor',
  'totp',
  'sessions',
  'talk',
  ...PLAYER_RESULT_KINDS,
  ...TRAINING_RESULT_KINDS,
] as const satisfies readonly PeopleResult['kind'][];
