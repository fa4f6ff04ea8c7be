// What each wish of and about an account brings.
import type { Refusal } from '@race/kernel';
import type { NetWish } from '@race/protocol';
import type { At, Granted } from '../live/grants.ts';
import { byToken, welcome } from '../live/people.ts';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import { exported } from './export.ts';
import { needsProof } from './proof.ts';
import { beginTotp, confirmTotp, dropTotp, hasSecondFactor } from './second-factor.ts';
import { endSession, sessionsOf } from './sessions.ts';
import { rememberDevice, sayDevice, signIn, signInSecond } from './signing-in.ts';
import { leaveTables } from './tables.ts';
import { grantTalk } from './talk.ts';
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
] as const satisfies readonly NetWish['do'][];

export type PeopleWish = Extract<NetWish, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isOfPeople = (wish: NetWish): wish is PeopleWish => ALL.has(wish.do);

export async function grantPeople(at: At, wish: PeopleWish): Promise<Granted> {
  const { desk, session, who } = at;
  const { accounts } = desk;
  switch (wish.do) {
    case 'account':
      return accountOf(at);
    case 'challenge':
      return { kind: 'challenge', challenge: session.proof.challenge(), person: who.person };
    case 'password':
      return changing(
        at,
        () => {
          const isProven = session.proof.isFresh(desk.hall.now());
          return accounts.setPassword(who, wish.login, wish.password, session.waiting(isProven));
        },
        WITH_CODES,
      );
    case 'addPasskey': {
      const expected = session.proof.expected();
      if (expected === null) return NO.badPasskey;
      return changing(at, () => accounts.addPasskey(who, wish, expected));
    }
    case 'dropPasskey':
      return changing(at, () => accounts.dropPasskey(who, wish.passkey));
    case 'newCodes':
      return newCodes(at);
    case 'signIn':
    case 'passkey':
    case 'recover':
      return signIn(at, wish);
    case 'secondFactor':
      return signInSecond(at, wish.code);
    case 'device':
      return sayDevice(at, wish.device);
    case 'totp':
      return beginTotp(at);
    case 'confirmTotp':
      return changing(at, () => confirmTotp(at, wish.code));
    case 'dropTotp':
      return changing(at, () => dropTotp(at));
    case 'sessions':
      return sessionsOf(at);
    case 'endSession':
      return endSession(at, wish.session);
    case 'signOut':
      return signOut(at, hashOf(who.token));
    case 'signOutEverywhere':
      return (await needsProof(at)) ?? signOut(at, null);
    case 'export':
      return (await needsProof(at)) ?? { kind: 'file', text: await exported(desk.hall, who) };
    case 'forgetMe':
      return forgetMe(at);
    case 'wordless':
      return setWordless(at, wish.wordless);
    case 'say':
    case 'write':
    case 'phrasesOnly':
    case 'talk':
    case 'mute':
      return grantTalk(at, wish);
  }
}

async function accountOf({ desk, session, who }: At): Promise<Granted> {
  const { store } = desk.hall;
  const kept = who.isKept ? await store.account(who.person) : null;
  if (kept === null) return { kind: 'account', account: null };
  const [passkeys, codes, totp] = await Promise.all([
    store.passkeysOf(who.person),
    store.recoveriesLeft(who.person),
    hasSecondFactor(store, who.person),
  ]);
  return {
    kind: 'account',
    account: {
      login: kept.login,
      passkeys: passkeys.map(({ passkey, label, made }) => ({ passkey, label, made })),
      codes,
      totp,
      proven: session.proof.isFresh(desk.hall.now()),
      administrator: desk.administrators.has(who.person),
    },
  };
}

/** Whoever knew the old password may have made recovery codes with it. */
const WITH_CODES = true;

/** Changes how somebody signs in, if they have proved lately who they are. A new account comes with recovery codes. */
async function changing(at: At, change: () => Promise<Refusal | null>, withCodes = false): Promise<Granted> {
  const { desk, session, who } = at;
  if (!(await desk.limits.accounts.take(session.address))) return NO.tooFast;
  if (!(await desk.people.keep(who))) return NO.notKept;
  const isNew = (await desk.hall.store.account(who.person)) === null;
  if (!isNew && !session.proof.isFresh(desk.hall.now())) return NO.proveFirst;
  const refused = await change();
  if (refused !== null) return refused;
  session.proof.renew(desk.hall.now());
  await rememberDevice(at, who.person);
  // Whoever held the old way in, or the guest's token, is signed out.
  if (!(await desk.people.revoke(who))) return NO.notKept;
  await leaveDevices(at);
  desk.dismiss(who.person, session);
  return isNew || withCodes ? newCodes(at) : { kind: 'done' };
}

async function newCodes({ desk, session, who }: At): Promise<Granted> {
  if (!session.proof.isFresh(desk.hall.now())) return NO.proveFirst;
  if ((await desk.hall.store.account(who.person)) === null) return NO.proveFirst;
  const codes = await desk.accounts.newCodes(who);
  return codes === null ? NO.notKept : { kind: 'codes', codes };
}

/** From this device, or with null from all of them; the connection goes on as a guest's. */
async function signOut({ desk, session, who }: At, hash: string | null): Promise<Granted> {
  const { store, committer } = desk.hall;
  const { person } = who;
  // A guest could never come back: the device forgets the token, and the token still holds.
  if (who.isKept && (await store.account(person)) === null) {
    if (hash === null && !(await desk.people.revoke(who))) return NO.notKept;
  } else if (who.isKept) {
    const isDone = await writing(committer)(
      byToken(
        who,
        hash === null ? { write: 'revoke', person, except: '' } : { write: 'endSession', hash, person },
      ),
    );
    if (!isDone) return NO.notKept;
  }
  if (hash === null) await leaveDevices({ desk, who });
  const guest = beGuest({ desk, session });
  // Connections whose token is gone are let go, here and elsewhere.
  desk.recheck(who.person);
  return guest;
}

/** No other device is let in, and none is told of turns. */
async function leaveDevices({ desk, who }: Pick<At, 'desk' | 'who'>): Promise<void> {
  const { store, committer } = desk.hall;
  const pushes = await store.pushesOf(who.person);
  await writing(committer)(
    ...pushes.map(({ endpoint }) => ({ write: 'unpush', endpoint, person: who.person }) as const),
  );
}

function beGuest({ desk, session }: Pick<At, 'desk' | 'session'>): Granted {
  const guest = desk.people.newGuest('', session.label);
  session.become(guest);
  return welcome(guest, guest.token);
}

async function forgetMe(at: At): Promise<Granted> {
  const { desk, session, who } = at;
  const { hall } = desk;
  if (!who.isKept) return beGuest(at);
  const refused = await needsProof(at);
  if (refused !== null) return refused;
  session.end();
  desk.dismiss(who.person, session);
  if (!(await leaveTables(hall, who.person))) return NO.notKept;
  const forgotten = byToken(who, { write: 'forget', person: who.person });
  if (!(await writing(hall.committer)(forgotten))) return NO.notKept;
  // Another device may have sat down meanwhile.
  await hall.committer.flushed();
  await leaveTables(hall, who.person);
  return beGuest(at);
}
