import type { TalkBrought } from './talk.ts';

/** How somebody can prove who they are, as they see it themselves. */
export interface AccountNews {
  /** Null for who signs in with passkeys alone. */
  readonly login: string | null;
  readonly passkeys: readonly { readonly passkey: string; readonly label: string; readonly made: number }[];
  /** Recovery codes that were not used yet. */
  readonly codes: number;
  /** Whether this connection has proved it lately: ways in can then be changed. */
  readonly proven: boolean;
  /** Whether the host has named them to read reports. */
  readonly administrator: boolean;
}

export type PeopleBrought =
  /** Null for a guest. */
  | { readonly kind: 'account'; readonly account: AccountNews | null }
  /** What a passkey is to sign, and the person it would be for. */
  | { readonly kind: 'challenge'; readonly challenge: string; readonly person: string }
  /** Shown once: only their hashes are kept. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | TalkBrought;

export const PEOPLE_BROUGHT_KINDS = [
  'account',
  'challenge',
  'codes',
  'talk',
] as const satisfies readonly PeopleBrought['kind'][];
