// The devices on which a person is signed in: listed, ended one by one or all at once, and expiring by themselves.
// PEOPLE-06.

import { isExpired } from '../accounts/expiry.ts';
import { byToken } from '../accounts/identities.ts';
import { NO } from '../common/refusals.ts';
import { hashOf } from '../common/tokens.ts';
import { DONE, type HandlerResult, type RequestContext } from '../requests/context.ts';
import { needsProof } from './needs-proof.ts';

export async function sessionsOf({ shared, who }: RequestContext): Promise<HandlerResult> {
  const { store, now } = shared.services;
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

/** Ends one session at once, on whichever server it is. */
export async function endSession(context: RequestContext, session: string): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store, committer } = shared.services;
  if (session === hashOf(who.token)) return NO.ownSession;
  const refused = (await needsProof(context)) ?? (await isElder(context, session));
  if (refused !== null) return refused;
  if ((await store.session(session))?.person !== who.person) return NO.unknownSession;
  const ended = byToken(who, { write: 'endSession', hash: session, person: who.person });
  if (!(await committer.write(ended))) return NO.unknownSession;
  shared.recheck(who.person, context.session);
  return DONE;
}

/**
 * A guest has no credential but tokens: a session may end younger ones, never older ones. A stolen token therefore cannot
 * sign out the guest's own device.
 */
async function isElder({ shared, who }: RequestContext, session: string) {
  const { store } = shared.services;
  if ((await store.account(who.person)) !== null) return null;
  const [own, other] = await Promise.all([store.session(hashOf(who.token)), store.session(session)]);
  return own !== null && other !== null && other.made <= own.made ? NO.elderSession : null;
}

/** Ends all other sessions; a guest's, those that came after this one. */
export async function endOthers(context: RequestContext): Promise<HandlerResult> {
  const { shared, who } = context;
  const refused = await needsProof(context);
  if (refused !== null) return refused;
  if (!(await shared.identities.revoke(who))) return NO.notKept;
  shared.recheck(who.person, context.session);
  return DONE;
}
