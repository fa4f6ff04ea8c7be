// Handlers of requests about accounts.
import type { Refusal } from '@race/kernel';
import type { ClientRequest, RequestOf } from '@race/protocol';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { byToken, welcome } from '../sockets/people.ts';
import { exported } from './export.ts';
import { needsProof } from './proof.ts';
import { beginTotp, confirmTotp, dropTotp, hasSecondFactor } from './second-factor.ts';
import { endSession, sessionsOf } from './sessions.ts';
import { rememberDevice, sayDevice, signIn, signInSecond } from './signing-in.ts';
import { leaveTables } from './tables.ts';
import { handleTalk } from './talk.ts';
import { setWordless } from './words.ts';

const NAMES = [
  'account',
  'password',
  'challenge',
  'addPasskey',
  'dropPasskey',
  'signIn',
  'passkey',
  'recover',
  'secondFactor',
  'device',
  'totp',
  'confirmTotp',
  'dropTotp',
  'newCodes',
  'sessions',
  'endSession',
  'signOut',
  'signOutEverywhere',
  'export',
  'forgetMe',
  'say',
  'write',
  'wordless',
  'phrasesOnly',
  'talk',
  'mute',
] as const satisfies readonly ClientRequest['do'][];

export type PeopleRequest = Extract<ClientRequest, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isPeopleRequest = (request: ClientRequest): request is PeopleRequest => ALL.has(request.do);

export async function handlePeople(context: RequestContext, request: PeopleRequest): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { accounts } = shared;
  switch (request.do) {
    case 'account':
      return accountOf(context);
    case 'challenge':
      return { kind: 'challenge', challenge: session.proof.challenge(), person: who.person };
    case 'password':
      return setPassword(context, request);
    case 'addPasskey': {
      const expected = session.proof.expected();
      if (expected === null) return NO.badPasskey;
      return changing(context, () => accounts.addPasskey(who, request, expected));
    }
    case 'dropPasskey':
      return changing(context, () => accounts.dropPasskey(who, request.passkey));
    case 'newCodes':
      return newCodes(context);
    case 'signIn':
    case 'passkey':
    case 'recover':
      return signIn(context, request);
    case 'secondFactor':
      return signInSecond(context, request.code);
    case 'device':
      return sayDevice(context, request.device);
    case 'totp':
      return beginTotp(context);
    case 'confirmTotp':
      return changing(context, () => confirmTotp(context, request.code));
    case 'dropTotp':
      return changing(context, () => dropTotp(context));
    case 'sessions':
      return sessionsOf(context);
    case 'endSession':
      return endSession(context, request.session);
    case 'signOut':
      return signOut(context, hashOf(who.token));
    case 'signOutEverywhere':
      return (await needsProof(context)) ?? signOut(context, null);
    case 'export':
      return (await needsProof(context)) ?? { kind: 'file', text: await exported(shared.rooms, who) };
    case 'forgetMe':
      return forgetMe(context);
    case 'wordless':
      return setWordless(context, request.wordless);
    case 'say':
    case 'write':
    case 'phrasesOnly':
    case 'talk':
    case 'mute':
      return handleTalk(context, request);
  }
}

async function accountOf({ shared, session, who }: RequestContext): Promise<HandlerResult> {
  const { store } = shared.rooms;
  const stored = who.isStored ? await store.account(who.person) : null;
  if (stored === null) return { kind: 'account', account: null };
  const [passkeys, codes, totp] = await Promise.all([
    store.passkeysOf(who.person),
    store.recoveriesLeft(who.person),
    hasSecondFactor(store, who.person),
  ]);
  return {
    kind: 'account',
    account: {
      login: stored.login,
      passkeys: passkeys.map(({ passkey, label, made }) => ({ passkey, label, made })),
      codes,
      totp,
      proven: session.proof.isFresh(shared.rooms.now()),
      administrator: shared.administrators.has(who.person),
    },
  };
}

/** Changes how somebody signs in, if they have proved lately who they are. A new account comes with recovery codes. */
async function changing(
  context: RequestContext,
  change: () => Promise<Refusal | null>,
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  if (!(await shared.limits.accounts.take(session.address))) return NO.tooFast;
  if (!(await shared.people.persist(who))) return NO.notKept;
  const isNew = (await shared.rooms.store.account(who.person)) === null;
  if (!isNew && !session.proof.isFresh(shared.rooms.now())) return NO.proveFirst;
  const refused = await change();
  if (refused !== null) return refused;
  session.proof.renew(shared.rooms.now());
  await rememberDevice(context, who.person);
  // Whoever held the old way in, or the guest's token, is signed out.
  if (!(await shared.people.revoke(who))) return NO.notKept;
  shared.dismiss(who.person, session);
  return isNew ? newCodes(context) : { kind: 'done' };
}

/** Whoever knew the old password may have made recovery codes with it, or asked for notices on a device. */
async function setPassword(context: RequestContext, request: RequestOf<'password'>): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const hashing = session.hashRequest(session.proof.isFresh(shared.rooms.now()));
  const { login, password } = request;
  const done = await changing(context, () => shared.accounts.setPassword(who, login, password, hashing));
  if (done === null || 'reason' in done || done.kind !== 'done') return done;
  await leaveDevices(context);
  return newCodes(context);
}

async function newCodes({ shared, session, who }: RequestContext): Promise<HandlerResult> {
  if (!session.proof.isFresh(shared.rooms.now())) return NO.proveFirst;
  if ((await shared.rooms.store.account(who.person)) === null) return NO.proveFirst;
  const codes = await shared.accounts.newCodes(who);
  return codes === null ? NO.notKept : { kind: 'codes', codes };
}

/** From this device, or with null from all of them; the connection goes on as a guest's. */
async function signOut(
  { shared, session, who }: RequestContext,
  hash: string | null,
): Promise<HandlerResult> {
  const { store, committer } = shared.rooms;
  const { person } = who;
  // A guest could never come back: the device forgets the token, and the token still holds.
  if (who.isStored && (await store.account(person)) === null) {
    if (hash === null && !(await shared.people.revoke(who))) return NO.notKept;
  } else if (who.isStored) {
    const isDone = await writing(committer)(
      byToken(
        who,
        hash === null ? { write: 'revoke', person, except: '' } : { write: 'endSession', hash, person },
      ),
    );
    if (!isDone) return NO.notKept;
  }
  if (hash === null) await leaveDevices({ shared, who });
  const guest = beGuest({ shared, session });
  // Connections whose token is gone are let go, here and elsewhere.
  shared.recheck(who.person);
  return guest;
}

/** No other device is let in, and none is told of turns. */
async function leaveDevices({ shared, who }: Pick<RequestContext, 'shared' | 'who'>): Promise<void> {
  const { store, committer } = shared.rooms;
  const pushes = await store.pushesOf(who.person);
  await writing(committer)(
    ...pushes.map(({ endpoint }) => ({ write: 'unpush', endpoint, person: who.person }) as const),
  );
}

function beGuest({ shared, session }: Pick<RequestContext, 'shared' | 'session'>): HandlerResult {
  const guest = shared.people.newGuest('', session.label);
  session.become(guest);
  return welcome(guest, guest.token);
}

async function forgetMe(context: RequestContext): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { rooms } = shared;
  if (!who.isStored) return beGuest(context);
  const refused = await needsProof(context);
  if (refused !== null) return refused;
  session.end();
  shared.dismiss(who.person, session);
  if (!(await leaveTables(rooms, who.person))) return NO.notKept;
  const forgotten = byToken(who, { write: 'forget', person: who.person });
  if (!(await writing(rooms.committer)(forgotten))) return NO.notKept;
  // Another device may have sat down meanwhile.
  await rooms.committer.flushed();
  await leaveTables(rooms, who.person);
  return beGuest(context);
}
