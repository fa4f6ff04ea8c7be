// Signing in: with a password and perhaps a second factor, with a passkey, or with a recovery code. PEOPLE-01, PEOPLE-05.
import type { Refusal } from '@race/kernel';
import type { ClientRequest } from '@race/protocol';
import { banOf } from '../administration/sanctions.ts';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { mayStay } from '../sockets/hello.ts';
import { type Identity, welcome } from '../sockets/people.ts';
import { fold, type ShownCredential } from './accounts.ts';
import { nameAtHello } from './naming.ts';
import { hasSecondFactor, useSecondFactor } from './second-factor.ts';
import { moveTables } from './tables.ts';

type SigningIn = Extract<ClientRequest, { do: 'signIn' | 'passkey' | 'recover' }>;

/** Milliseconds that a try waits on a name that was tried often lately, and on one that was tried very often. */
const DELAY = 5_000;
const LONG_DELAY = 20_000;

/** The device says what it is known by. Whoever has signed in on it is not held up by what others try. */
export function sayDevice({ session }: RequestContext, device: string): HandlerResult {
  session.proof.device = hashOf(device);
  return { kind: 'done' };
}

export async function signIn(context: RequestContext, request: SigningIn): Promise<HandlerResult> {
  const { shared, session } = context;
  const found = await personBy(context, request);
  if ('reason' in found) return found;
  const banned = await banOf(shared.rooms, found.person);
  if (banned !== null) return banned;
  // A passkey was unlocked by a finger or a PIN, and a recovery code stands for the app that was lost.
  if (request.do !== 'signIn' || !(await hasSecondFactor(shared.rooms.store, found.person)))
    return enter(context, found);
  session.proof.awaitSecond(found, shared.rooms.now());
  return { kind: 'secondFactor' };
}

/** The password was right; this is the code that was asked for then. */
export async function signInSecond(context: RequestContext, code: string): Promise<HandlerResult> {
  const { shared, session } = context;
  const shown = session.proof.trySecond(shared.rooms.now());
  if (shown === null) return NO.signInAgain;
  const refused = await useSecondFactor(context, shown.person, code);
  return refused ?? enter(context, shown);
}

async function enter(context: RequestContext, shown: ShownCredential): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { person } = shown;
  const { rooms } = shared;
  const { device } = session.proof;
  // Proved again by who is signed in already.
  if (person === who.person) {
    if (!(await shared.accounts.stillHolds(shown))) return NO.signInAgain;
    session.proof.prove(rooms.now(), shown);
    await rememberDevice(context, person);
    return welcome(who, null);
  }
  const next = await shared.people.enter(person, session.label);
  if (next === null) return NO.notKept;
  next.name = await nameAtHello(shared, person, next.name);
  // A password that was changed before the token was written had no token to end.
  if (!(await shared.accounts.stillHolds(shown))) {
    await writing(rooms.committer)({ write: 'endSession', hash: hashOf(next.token), person });
    return NO.signInAgain;
  }
  session.become(next);
  // What ended the token before that, or banned them, found no session to end.
  await session.hold(mayStay(shared, next));
  if (!session.isOpen) return NO.signInAgain;
  session.proof.prove(rooms.now(), shown);
  session.proof.device = device;
  await rememberDevice(context, person);
  await bring(context, next);
  return welcome(next, next.token);
}

/** This device passes from now on, whoever else tries the name. */
export async function rememberDevice({ shared, session }: RequestContext, person: string): Promise<void> {
  const { committer, now } = shared.rooms;
  const { device } = session.proof;
  if (device !== null) await writing(committer)({ write: 'device', hash: device, person, at: now() });
}

async function personBy(context: RequestContext, request: SigningIn): Promise<ShownCredential | Refusal> {
  const { shared, session } = context;
  const { limits, accounts } = shared;
  if (request.do === 'recover')
    return (await limits.claims.take(session.address)) ? accounts.byRecovery(request.code) : NO.tooFast;
  if (request.do === 'signIn') return byPassword(context, request);
  if (!(await limits.signIns.take(session.address))) return NO.tooFast;
  const expected = session.proof.expected();
  return expected === null ? NO.badPasskey : accounts.byPasskey(request, expected);
}

/**
 * A device on which this person signed in before has tries of its own, and an address many for all such devices. On any
 * other, an address has a few, and a name that is tried often is answered later: never refused, or anybody could lock its
 * owner out.
 */
async function byPassword(
  context: RequestContext,
  request: Extract<SigningIn, { do: 'signIn' }>,
): Promise<ShownCredential | Refusal> {
  const { shared, session } = context;
  const { accounts, limits } = shared;
  const login = fold(request.login);
  const { device } = session.proof;
  const isKnown = device !== null && (await accounts.isDeviceOf(device, login));
  if (isKnown) {
    if (!(await limits.knownDevices.take(`${device} ${login}`))) return NO.tooFast;
    if (!(await limits.knownAddresses.take(session.address))) return NO.tooFast;
  } else {
    if (!(await limits.signIns.take(session.address))) return NO.tooFast;
    const isOften = !(await limits.logins.take(login));
    const isVeryOften = !(await limits.manyLogins.take(login));
    if (isOften || isVeryOften) await shared.wait(isVeryOften ? LONG_DELAY : DELAY);
  }
  return accounts.byPassword(login, request.password, session.hashRequest(isKnown));
}

/** What a guest had is the account's from now on; who has an account keeps what is in it. */
async function bring({ shared, who, session }: RequestContext, to: Identity): Promise<void> {
  const { rooms } = shared;
  if (!who.isStored || (await rooms.store.account(who.person)) !== null) return;
  if (!(await moveTables(rooms, who.person, to))) return;
  await writing(rooms.committer)(
    { write: 'inherit', from: who.person, to: to.person },
    { write: 'forget', person: who.person },
  );
  shared.dismiss(who.person, session);
}
