// Signing in: with a password and perhaps a second factor, with a passkey, or with a recovery code. PEOPLE-01, PEOPLE-05.
import type { Refusal } from '@race/kernel';
import type { NetWish } from '@race/protocol';
import { banOf } from '../administration/sanctions.ts';
import type { At, Granted } from '../live/grants.ts';
import { mayStay } from '../live/meeting.ts';
import { type Identity, welcome } from '../live/people.ts';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import { fold, type Shown } from './accounts.ts';
import { nameAtHello } from './naming.ts';
import { hasSecondFactor, useSecondFactor } from './second-factor.ts';
import { moveTables } from './tables.ts';

type SigningIn = Extract<NetWish, { do: 'signIn' | 'passkey' | 'recover' }>;

/** Milliseconds that a try waits on a name that was tried often lately, and on one that was tried very often. */
const DELAY = 5_000;
const LONG_DELAY = 20_000;

/** The device says what it is known by. Whoever has signed in on it is not held up by what others try. */
export function sayDevice({ session }: At, device: string): Granted {
  session.proof.device = hashOf(device);
  return { kind: 'done' };
}

export async function signIn(at: At, wish: SigningIn): Promise<Granted> {
  const { desk, session } = at;
  const found = await personBy(at, wish);
  if ('reason' in found) return found;
  const banned = await banOf(desk.hall, found.person);
  if (banned !== null) return banned;
  // A passkey was unlocked by a finger or a PIN, and a recovery code stands for the app that was lost.
  if (wish.do !== 'signIn' || !(await hasSecondFactor(desk.hall.store, found.person)))
    return enter(at, found);
  session.proof.awaitSecond(found, desk.hall.now());
  return { kind: 'secondFactor' };
}

/** The password was right; this is the code that was asked for then. */
export async function signInSecond(at: At, code: string): Promise<Granted> {
  const { desk, session } = at;
  const shown = session.proof.trySecond(desk.hall.now());
  if (shown === null) return NO.signInAgain;
  const refused = await useSecondFactor(at, shown.person, code);
  return refused ?? enter(at, shown);
}

async function enter(at: At, shown: Shown): Promise<Granted> {
  const { desk, session, who } = at;
  const { person } = shown;
  const { hall } = desk;
  const { device } = session.proof;
  // Proved again by who is signed in already.
  if (person === who.person) {
    if (!(await desk.accounts.stillHolds(shown))) return NO.signInAgain;
    session.proof.prove(hall.now(), shown);
    await rememberDevice(at, person);
    return welcome(who, null);
  }
  const next = await desk.people.enter(person, session.label);
  if (next === null) return NO.notKept;
  next.name = await nameAtHello(desk, person, next.name);
  // A password that was changed before the token was written had no token to end.
  if (!(await desk.accounts.stillHolds(shown))) {
    await writing(hall.committer)({ write: 'endSession', hash: hashOf(next.token), person });
    return NO.signInAgain;
  }
  session.become(next);
  // What ended the token before that, or banned them, found no session to end.
  await session.hold(mayStay(desk, next));
  if (!session.isOpen) return NO.signInAgain;
  session.proof.prove(hall.now(), shown);
  session.proof.device = device;
  await rememberDevice(at, person);
  await bring(at, next);
  return welcome(next, next.token);
}

/** This device passes from now on, whoever else tries the name. */
export async function rememberDevice({ desk, session }: At, person: string): Promise<void> {
  const { committer, now } = desk.hall;
  const { device } = session.proof;
  if (device !== null) await writing(committer)({ write: 'device', hash: device, person, at: now() });
}

async function personBy(at: At, wish: SigningIn): Promise<Shown | Refusal> {
  const { desk, session } = at;
  const { limits, accounts } = desk;
  if (wish.do === 'recover')
    return (await limits.claims.take(session.address)) ? accounts.byRecovery(wish.code) : NO.tooFast;
  if (wish.do === 'signIn') return byPassword(at, wish);
  if (!(await limits.signIns.take(session.address))) return NO.tooFast;
  const expected = session.proof.expected();
  return expected === null ? NO.badPasskey : accounts.byPasskey(wish, expected);
}

/**
 * A device on which this person signed in before has tries of its own, and an address many for all such devices. On any
 * other, an address has a few, and a name that is tried often is answered later: never refused, or anybody could lock its
 * owner out.
 */
async function byPassword(at: At, wish: Extract<SigningIn, { do: 'signIn' }>): Promise<Shown | Refusal> {
  const { desk, session } = at;
  const { accounts, limits } = desk;
  const login = fold(wish.login);
  const { device } = session.proof;
  const isKnown = device !== null && (await accounts.isDeviceOf(device, login));
  if (isKnown) {
    if (!(await limits.knownDevices.take(`${device} ${login}`))) return NO.tooFast;
    if (!(await limits.knownAddresses.take(session.address))) return NO.tooFast;
  } else {
    if (!(await limits.signIns.take(session.address))) return NO.tooFast;
    const isOften = !(await limits.logins.take(login));
    const isVeryOften = !(await limits.manyLogins.take(login));
    if (isOften || isVeryOften) await desk.wait(isVeryOften ? LONG_DELAY : DELAY);
  }
  return accounts.byPassword(login, wish.password, session.waiting(isKnown));
}

/** What a guest had is the account's from now on; who has an account keeps what is in it. */
async function bring({ desk, who, session }: At, to: Identity): Promise<void> {
  const { hall } = desk;
  if (!who.isKept || (await hall.store.account(who.person)) !== null) return;
  if (!(await moveTables(hall, who.person, to))) return;
  await writing(hall.committer)(
    { write: 'inherit', from: who.person, to: to.person },
    { write: 'forget', person: who.person },
  );
  desk.dismiss(who.person, session);
}
