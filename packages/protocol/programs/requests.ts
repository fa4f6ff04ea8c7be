import * as v from 'valibot';
import { LONGEST_BOT_NAME, LONGEST_NAME } from '../base/limits.ts';
import { code, type Fields, listOf, text } from '../base/read.ts';

/** What a token lets a program do: read, open and join tables, answer. */
export const API_SCOPES = ['read', 'tables', 'play'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** For how many days a token may be valid. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Requests about bot accounts and the tokens of programs. */
export const PROGRAM_REQUESTS = {
  programs: {},
  /** The name gets a mark that only bots have. */
  makeBot: { name: text(LONGEST_BOT_NAME) },
  /** Deletes a bot account with all of its tokens. */
  dropBot: { bot: code(32) },
  /** A token that acts for the person, or for a bot account of theirs. */
  makeToken: {
    bot: v.nullable(code(32)),
    label: text(LONGEST_NAME),
    scopes: v.pipe(listOf(v.picklist(API_SCOPES), API_SCOPES.length), v.minLength(1)),
    days: v.picklist(TOKEN_DAYS),
  },
  endToken: { token: code(64, 16) },
} satisfies { readonly [name: string]: Fields };
