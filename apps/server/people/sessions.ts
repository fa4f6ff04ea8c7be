// The devices on which somebody is signed in: listed, ended one by one or all at once, and expiring by themselves.
// PEOPLE-06.
import type { RequestResult } from '@race/protocol';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { byToken } from '../sockets/people.ts';
import { isExpired } from './expiry.ts';
import { needsProof } from './proof.ts';

const DONE: RequestResult = { kind: 'done' };

export async function sessionsOf({ shared, who }: RequestContext): Promise<HandlerResult> {
  const { store, now } = shared.rooms;
  const own = hashOf(who.token);
  const hasAccount = (await store.account(who.person)) !== null;
  const stored = (await store.sessionsOf(who.person)).filter((one) => !isExpired(one, hasAccount, now()));
  return {
    kind: 'sessions',
    sessions: stored.map(({ hash, label, made, used }) => ({
      session: hash,
      label,
      made,
      used,
      here: hash === own,
    })),
  };
}

/** Ends one session, on whichever server it is, from this moment on. */
export async function endSession(context: RequestContext, session: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store, committer } = shared.rooms;
  if (session === hashOf(who.token)) return NO.ownSession;
  const refused = (await needsProof(context)) ?? (await isElder(context, session));
  if (refused !== null) return refused;
  if ((await store.session(session))?.person !== who.person) return NO.unknownSession;
  const ended = byToken(who, { write: 'endSession', hash: session, person: who.person });
  if (!(await writing(committer)(ended))) return NO.unknownSession;
  shared.recheck(who.person, context.session);
  return DONE;
}

/**
 * A guest cannot prove anything: whoever holds one of the tokens may end those that came from it, and not the other way
 * round. So nobody who gets hold of a guest's token takes the guest's own device out.
 */
async function isElder({ shared, who }: RequestContext, session: string) {
  const { store } = shared.rooms;
  if ((await store.account(who.person)) !== null) return null;
  const [own, other] = await Promise.all([store.session(hashOf(who.token)), store.session(session)]);
  return own !== null && other !== null && other.made <= own.made ? NO.elderSession : null;
}

/** Ends all other sessions; a guest's, those that came after this one. */
export async function endOthers(context: RequestContext): Promise<HandlerResult> {
  const { shared, who } = context;
  const refused = await needsProof(context);
  if (refused !== null) return refused;
  if (!(await shared.people.revoke(who))) return NO.notKept;
  shared.recheck(who.person, context.session);
  return DONE;
}
