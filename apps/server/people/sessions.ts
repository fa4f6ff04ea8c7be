// The devices on which somebody is signed in: listed, ended one by one or all at once, and expiring by themselves.
// PEOPLE-06.
import type { NetBrought } from '@race/protocol';
import type { At, Granted } from '../live/grants.ts';
import { byToken } from '../live/people.ts';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import { isExpired } from './expiry.ts';
import { needsProof } from './proof.ts';

const DONE: NetBrought = { kind: 'done' };

export async function sessionsOf({ desk, who }: At): Promise<Granted> {
  const { store, now } = desk.hall;
  const own = hashOf(who.token);
  const hasAccount = (await store.account(who.person)) !== null;
  const kept = (await store.sessionsOf(who.person)).filter((one) => !isExpired(one, hasAccount, now()));
  return {
    kind: 'sessions',
    sessions: kept.map(({ hash, label, made, used }) => ({
      session: hash,
      label,
      made,
      used,
      here: hash === own,
    })),
  };
}

/** Ends one session, on whichever server it is, from this moment on. */
export async function endSession(at: At, session: string): Promise<Granted> {
  const { desk, who } = at;
  const { store, committer } = desk.hall;
  if (session === hashOf(who.token)) return NO.ownSession;
  const refused = (await needsProof(at)) ?? (await isElder(at, session));
  if (refused !== null) return refused;
  if ((await store.session(session))?.person !== who.person) return NO.unknownSession;
  const ended = byToken(who, { write: 'endSession', hash: session, person: who.person });
  if (!(await writing(committer)(ended))) return NO.unknownSession;
  desk.recheck(who.person, at.session);
  return DONE;
}

/**
 * A guest cannot prove anything: whoever holds one of the tokens may end those that came from it, and not the other way
 * round. So nobody who gets hold of a guest's token takes the guest's own device out.
 */
async function isElder({ desk, who }: At, session: string) {
  const { store } = desk.hall;
  if ((await store.account(who.person)) !== null) return null;
  const [own, other] = await Promise.all([store.session(hashOf(who.token)), store.session(session)]);
  return own !== null && other !== null && other.made <= own.made ? NO.elderSession : null;
}

/** Ends all other sessions; a guest's, those that came after this one. */
export async function endOthers(at: At): Promise<Granted> {
  const { desk, who } = at;
  const refused = await needsProof(at);
  if (refused !== null) return refused;
  if (!(await desk.people.revoke(who))) return NO.notKept;
  desk.recheck(who.person, at.session);
  return DONE;
}
