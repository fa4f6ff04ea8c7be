import type { ApiScope } from './requests.ts';

export interface BotAccountNews {
  readonly bot: string;
  readonly name: string;
  readonly made: number;
}

/** A token of a program, without its secret. */
export interface TokenNews {
  readonly token: string;
  /** The bot account it acts for; null where it acts for its owner. */
  readonly bot: string | null;
  readonly label: string;
  readonly scopes: readonly ApiScope[];
  readonly made: number;
  readonly used: number;
  readonly until: number;
}

export type ProgramResult =
  | {
      readonly kind: 'programs';
      readonly bots: readonly BotAccountNews[];
      readonly tokens: readonly TokenNews[];
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  /** Shown once: only its hash is stored. */
  | { readonly kind: 'newToken'; readonly token: string };

export const PROGRAM_RESULT_KINDS = [
  'programs',
  'bot',
  'newToken',
] as const satisfies readonly ProgramResult['kind'][];
