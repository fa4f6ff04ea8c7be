// Bot accounts, and the tokens with which programs act for people and bot accounts.

import { PEOPLE, type PersonRow } from './accounts.ts';
import { entity, type RowOf, text, texts, whole } from './entity.ts';
import { always, claim, type Queries, type Writings } from './sql.ts';

/** A bot account is a person of its own, played by programs of its owner. */
export const BOTS = entity(
  'bots',
  { person: text, owner: text, made: whole },
  { key: ['person'], indexes: { owner: '(owner)' } },
);
export type BotRow = RowOf<typeof BOTS>;

export const API_TOKENS = entity(
  'api_tokens',
  {
    hash: text,
    /** The person it acts for: its owner, or a bot account of theirs. */
    person: text,
    owner: text,
    /** Its name, chosen by the owner. */
    label: text,
    scopes: texts,
    made: whole,
    used: whole,
    /** When it expires. */
    until: whole,
  },
  { key: ['hash'], indexes: { owner: '(owner)', person: '(person)', until: '(until)' } },
);
export type ApiTokenRow = RowOf<typeof API_TOKENS>;

export interface ProgramChanges {
  /** A new bot account; a conflict if its owner has so many already. */
  bot: { readonly bot: BotRow; readonly person: PersonRow; readonly most: number };
  /** A new token; a conflict if its owner has so many already. */
  apiToken: { readonly token: ApiTokenRow; readonly most: number };
  apiTokenUsed: { readonly hash: string; readonly at: number };
  /** Ends a token of this owner; a conflict where there is none. */
  endApiToken: { readonly hash: string; readonly owner: string };
  expireApiTokens: { readonly at: number };
}

export interface ProgramStore {
  /** A bot account; null for anybody else. */
  bot(person: string): Promise<BotRow | null>;
  /** In the order in which they were made. */
  botsOf(owner: string): Promise<readonly BotRow[]>;
  apiToken(hash: string): Promise<ApiTokenRow | null>;
  /** In the order in which they were made. */
  apiTokensOf(owner: string): Promise<readonly ApiTokenRow[]>;
}

const ADD_BOT = `${BOTS.insert} SELECT ${BOTS.slots}
  WHERE (SELECT COUNT(*) FROM bots WHERE owner = $2) < $4`;
const ADD_TOKEN = `${API_TOKENS.insert} SELECT ${API_TOKENS.slots}
  WHERE (SELECT COUNT(*) FROM api_tokens WHERE owner = $3) < $9`;
const END_TOKEN = API_TOKENS.drop('hash', 'owner');

export const programWritings: Writings<ProgramChanges> = {
  bot: ({ bot, person, most }) => ({
    claims: [
      [ADD_BOT, ...BOTS.values(bot), most],
      [PEOPLE.add, ...PEOPLE.values(person)],
    ],
    besides: [],
  }),
  apiToken: ({ token, most }) => claim(ADD_TOKEN, ...API_TOKENS.values(token), most),
  apiTokenUsed: ({ hash, at }) => claim('UPDATE api_tokens SET used = $2 WHERE hash = $1', hash, at),
  endApiToken: ({ hash, owner }) => claim(END_TOKEN, hash, owner),
  expireApiTokens: ({ at }) => always(['DELETE FROM api_tokens WHERE until <= $1', at]),
};

export const programReads = ({ one, many }: Queries): ProgramStore => ({
  bot: one(BOTS, 'WHERE person = $1'),
  botsOf: many(BOTS, 'WHERE owner = $1 ORDER BY made, person'),
  apiToken: one(API_TOKENS, 'WHERE hash = $1'),
  apiTokensOf: many(API_TOKENS, 'WHERE owner = $1 ORDER BY made, hash'),
});
