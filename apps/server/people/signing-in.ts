// Signing in: with a password and perhaps a second factor, with a passkey, or with a recovery code. PEOPLE-01, PEOPLE-05.
import type { Refusal } from '@race/kernel';
import type { ClientRequest } from '@race/protocol';
import { fold, type ShownCredential } from '../accounts/accounts.ts';
import { type Identity, welcome } from '../accounts/identities.ts';
import { NO } from '../common/refusals.ts';
import { hashOf } from '../common/tokens.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { mayStay } from './hello.ts';
import { nameAtHello } from './naming.ts';
import { banOf } from './sanctions.ts';
import { hasSecondFactor, useSecondFactor } from './second-factor.ts';
import { moveTables } from './tables.ts';

type SigningIn = Extract<ClientRequest, { do: 'signIn' | 'passkey' | 'recover' }>;

/** The delay of a try for a login that was tried often lately, and very often, in milliseconds. */
const DELAY = 5_000;
const LONG_DELAY = 20_000;

/** The device sends its own secret. Guesses of others do not delay people who have signed in on it before. */
export function sayDevice({ session }: RequestContext, device: string): HandlerResult {
  session.proof.device = hashOf(device);
  return { kind: 'done' };
}

export async function signIn(context: RequestContext, request: SigningIn): Promise<HandlerResult> {
  const { shared, session } = context;
  const found = await personBy(context, request);
  if ('reason' in found) return found;
  const banned = await banOf(shared.services, found.person);
  if (banned !== null) {
    shared.holds.add(session.address);
    return banned;
  }
  // A passkey was unlocked by a finger or a PIN, and a recovery code stands for the app that was lost.
  if (request.do !== 'signIn' || !(await hasSecondFactor(shared.services.store, found.person)))
    return enter(context, found);
  session.proof.awaitSecond(found, shared.services.now());
  return { kind: 'secondFactor' };
}

/** The password was right; this is the code of the second factor. */
export async function signInSecond(context: RequestContext, code: string): Promise<HandlerResult> {
  const { shared, session } = context;
  const shown = session.proof.trySecond(shared.services.now());
  if (shown === null) return NO.signInAgain;
  const refused = await useSecondFactor(context, shown.person, code);
  return refused ?? enter(context, shown);
}

async function enter(context: RequestContext, shown: ShownCredential): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { person } = shown;
  const { rooms } = shared;
  const { device } = session.proof;
  // The same person has proved again who they are.
  if (person === who.person) {
    if (!(await shared.accounts.stillHolds(shown))) return NO.signInAgain;
    session.proof.prove(rooms.services.now(), shown);
    await rememberDevice(context, person);
    return welcome(who, null);
  }
  const next = await shared.identities.enter(person, session.label);
  if (next === null) return NO.notKept;
  next.name = await nameAtHello(shared, person, next.name);
  // A password that was changed before the token was written had no token to end.
  if (!(await shared.accounts.stillHolds(shown))) {
    await rooms.services.committer.write({ write: 'endSession', hash: hashOf(next.token), person });
    return NO.signInAgain;
  }
  session.become(next);
  // A token that was revoked, or a person who was banned, before this had no session to end yet.
  await session.hold(mayStay(shared, next));
  if (!session.isOpen) return NO.signInAgain;
  session.proof.prove(rooms.services.now(), shown);
  session.proof.device = device;
  await rememberDevice(context, person);
  await bring(context, next);
  return welcome(next, next.token);
}

/** Guesses of others no longer delay this device. */
export async function rememberDevice({ shared, session }: RequestContext, person: string): Promise<void> {
  const { committer, now } = shared.services;
  const { device } = session.proof;
  if (device !== null) await committer.write({ write: 'device', hash: device, person, at: now() });
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
 * A known device of this person has its own tries, and an address many for all such devices. On any other device an
 * address has a few, and a login that is tried often is answered later: never refused, or anybody could lock its
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

/** Moves the tables and settings of a guest to the account; another account keeps its own. */
async function bring({ shared, who, session }: RequestContext, to: Identity): Promise<void> {
  const { rooms } = shared;
  if (!who.isStored || (await rooms.services.store.account(who.person)) !== null) return;
  if (!(await moveTables(rooms, who.person, to))) return;
  await rooms.services.committer.write(
    { write: 'inherit', from: who.person, to: to.person },
    { write: 'forget', person: who.person },
  );
  shared.dismiss(who.person, session);
}
