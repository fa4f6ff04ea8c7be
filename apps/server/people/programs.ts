// Bot accounts of a person, and tokens with which programs act for them or for a bot account. API-01, API-02.
import type { Refusal } from '@race/kernel';
import { API_SCOPES, botName, cleanName, type RequestOf } from '@race/protocol';
import { byToken } from '../accounts/identities.ts';
import { NO } from '../common/refusals.ts';
import { hashOf, newApiToken } from '../common/tokens.ts';
import { DONE, type HandlerResult, type Handlers, type RequestContext } from '../requests/context.ts';
import { isImitated } from './naming.ts';
import { needsProof } from './needs-proof.ts';
import { leaveTables } from './tables.ts';

const MOST_TOKENS = 20;
const MOST_BOTS = 5;
const DAY = 86_400_000;

export const PROGRAM_HANDLERS = {
  programs,
  makeBot: (context, { name }) => makeBot(context, name),
  dropBot: (context, { bot }) => dropBot(context, bot),
  makeToken,
  endToken: (context, { token }) => endToken(context, token),
} satisfies Partial<Handlers>;

async function programs({ shared, who }: RequestContext): Promise<HandlerResult> {
  const { store, now } = shared.services;
  const [bots, tokens] = await Promise.all([store.botsOf(who.person), store.apiTokensOf(who.person)]);
  return {
    kind: 'programs',
    bots: await Promise.all(
      bots.map(async ({ person, made }) => ({
        bot: person,
        name: (await store.person(person))?.name ?? '',
        made,
      })),
    ),
    tokens: tokens
      .filter(({ until }) => until > now())
      .map(({ hash, person, owner, scopes, ...row }) => ({
        token: hash,
        bot: person === owner ? null : person,
        scopes: API_SCOPES.filter((one) => scopes.includes(one)),
        label: row.label,
        made: row.made,
        used: row.used,
        until: row.until,
      })),
  };
}

/** Whoever makes or ends something here has an account, and proved it recently. */
async function notTheirs(context: RequestContext): Promise<Refusal | null> {
  const { shared, who } = context;
  const hasAccount = who.isStored && (await shared.services.store.account(who.person)) !== null;
  return hasAccount ? needsProof(context) : NO.accountFirst;
}

async function makeBot(context: RequestContext, written: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const { newName, now, committer } = shared.services;
  const refused = await notTheirs(context);
  if (refused !== null) return refused;
  const clean = cleanName(written);
  if (clean === '') return NO.badName;
  const person = newName();
  if (await isImitated(shared, person, clean)) return NO.reservedName;
  const name = botName(clean);
  const made = now();
  const isWritten = await committer.write(
    byToken(who, {
      write: 'bot',
      bot: { person, owner: who.person, made },
      person: { person, name, made },
      most: MOST_BOTS,
    }),
  );
  return isWritten ? { kind: 'bot', bot: person, name } : NO.manyBots;
}

async function dropBot(context: RequestContext, bot: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const refused = await notTheirs(context);
  if (refused !== null) return refused;
  if ((await shared.services.store.bot(bot))?.owner !== who.person) return NO.unknownProgram;
  return (await forgetBot(context, bot)) ? DONE : NO.notKept;
}

/** Deletes a bot account like a person: its seats lose their name. */
async function forgetBot({ shared, who }: RequestContext, bot: string): Promise<boolean> {
  const { rooms, services } = shared;
  shared.dismiss(bot);
  if (!(await leaveTables(rooms, bot))) return false;
  const isForgotten = await services.committer.write(byToken(who, { write: 'forget', person: bot }));
  shared.recheck(bot);
  return isForgotten;
}

/** Deletes all bot accounts of a person who is deleted. */
export async function forgetBots(context: RequestContext): Promise<boolean> {
  const { shared, who } = context;
  for (const { person } of await shared.services.store.botsOf(who.person))
    if (!(await forgetBot(context, person))) return false;
  return true;
}

async function makeToken(
  context: RequestContext,
  { bot, label, scopes, days }: RequestOf<'makeToken'>,
): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store, now, committer } = shared.services;
  const refused = await notTheirs(context);
  if (refused !== null) return refused;
  if (bot !== null && (await store.bot(bot))?.owner !== who.person) return NO.unknownProgram;
  const name = cleanName(label);
  if (name === '') return NO.badName;
  const secret = newApiToken();
  const made = now();
  const isWritten = await committer.write(
    byToken(who, {
      write: 'apiToken',
      token: {
        hash: hashOf(secret),
        person: bot ?? who.person,
        owner: who.person,
        label: name,
        scopes: API_SCOPES.filter((one) => scopes.includes(one)),
        made,
        used: made,
        until: made + days * DAY,
      },
      most: MOST_TOKENS,
    }),
  );
  return isWritten ? { kind: 'newToken', token: secret } : NO.manyTokens;
}

/** Ends a token at once, and the streams that were opened with it. */
async function endToken(context: RequestContext, token: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store, committer } = shared.services;
  const refused = await notTheirs(context);
  if (refused !== null) return refused;
  const found = await store.apiToken(token);
  if (found?.owner !== who.person) return NO.unknownProgram;
  const ended = byToken(who, { write: 'endApiToken', hash: token, owner: who.person });
  if (!(await committer.write(ended))) return NO.unknownProgram;
  shared.recheck(found.person, context.session);
  return DONE;
}
