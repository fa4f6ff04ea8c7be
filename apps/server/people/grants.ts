// What each wish of and about an account brings.
import type { Refusal } from '@race/kernel';
import type { NetWish } from '@race/protocol';
import { banOf } from '../administration/sanctions.ts';
import type { At, Granted } from '../live/grants.ts';
import { byToken, type Identity, welcome } from '../live/people.ts';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import { fold } from './accounts.ts';
import { exported } from './export.ts';
import { leaveTables, moveTables } from './tables.ts';
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
  'newCodes',
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
      return changing(at, () => accounts.setPassword(who, wish.login, wish.password));
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
    case 'signOut':
      return signOut(at, hashOf(who.token));
    case 'signOutEverywhere':
      return signOut(at, null);
    case 'export':
      return { kind: 'file', text: JSON.stringify(await exported(desk.hall, who), null, 2) };
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
  const [passkeys, codes] = await Promise.all([
    store.passkeysOf(who.person),
    store.recoveriesLeft(who.person),
  ]);
  return {
    kind: 'account',
    account: {
      login: kept.login,
      passkeys: passkeys.map(({ passkey, label, made }) => ({ passkey, label, made })),
      codes,
      proven: session.proof.isFresh(desk.hall.now()),
      administrator: desk.administrators.has(who.person),
    },
  };
}

/** Changes how somebody signs in: only for who has proved lately who they are. What is new comes with recovery codes. */
async function changing(at: At, change: () => Promise<Refusal | null>): Promise<Granted> {
  const { desk, session, who } = at;
  if (!(await desk.limits.accounts.take(session.address))) return NO.tooFast;
  if (!(await desk.people.keep(who))) return NO.notKept;
  const isNew = (await desk.hall.store.account(who.person)) === null;
  if (!isNew && !session.proof.isFresh(desk.hall.now())) return NO.proveFirst;
  const refused = await change();
  if (refused !== null) return refused;
  session.proof.prove(desk.hall.now());
  if (isNew) return newCodes(at);
  // Whoever held the old way in is signed out.
  if (!(await desk.people.revoke(who))) return NO.notKept;
  desk.dismiss(who.person, session);
  return { kind: 'done' };
}

async function newCodes({ desk, session, who }: At): Promise<Granted> {
  if (!session.proof.isFresh(desk.hall.now())) return NO.proveFirst;
  if ((await desk.hall.store.account(who.person)) === null) return NO.proveFirst;
  const codes = await desk.accounts.newCodes(who);
  return codes === null ? NO.notKept : { kind: 'codes', codes };
}

type SigningIn = Extract<PeopleWish, { do: 'signIn' | 'passkey' | 'recover' }>;

async function signIn(at: At, wish: SigningIn): Promise<Granted> {
  const { desk, session, who } = at;
  const found = await personBy(at, wish);
  if (typeof found !== 'string') return found;
  const banned = await banOf(desk.hall, found);
  if (banned !== null) return banned;
  session.proof.prove(desk.hall.now());
  // Proved again by who is signed in already.
  if (found === who.person) return welcome(who, null);
  const next = await desk.people.enter(found);
  if (next === null) return NO.notKept;
  await bring(at, next);
  session.become(next);
  session.proof.prove(desk.hall.now());
  return welcome(next, next.token);
}

async function personBy({ desk, session }: At, wish: SigningIn): Promise<string | Refusal> {
  const { limits, accounts } = desk;
  if (wish.do === 'recover')
    return (await limits.claims.take(session.address)) ? accounts.byRecovery(wish.code) : NO.tooFast;
  if (!(await limits.signIns.take(session.address))) return NO.tooFast;
  if (wish.do === 'signIn')
    return (await limits.logins.take(fold(wish.login)))
      ? accounts.byPassword(wish.login, wish.password)
      : NO.tooFast;
  const expected = session.proof.expected();
  return expected === null ? NO.badPasskey : accounts.byPasskey(wish, expected);
}

/** What a guest had is the account's from now on; who has an account keeps what is in it. */
async function bring({ desk, who, session }: At, to: Identity): Promise<void> {
  const { hall } = desk;
  if (!who.isKept || (await hall.store.account(who.person)) !== null) return;
  session.end();
  if (!(await moveTables(hall, who.person, to))) return;
  await writing(hall.committer)(
    { write: 'inherit', from: who.person, to: to.person },
    { write: 'forget', person: who.person },
  );
  desk.dismiss(who.person, session);
}

/** From this device, or with null from all of them; the connection goes on as a guest's. */
async function signOut({ desk, session, who }: At, hash: string | null): Promise<Granted> {
  if (who.isKept) {
    const isDone = await writing(desk.hall.committer)(
      byToken(
        who,
        hash === null ? { write: 'revoke', person: who.person, except: '' } : { write: 'signOut', hash },
      ),
    );
    if (!isDone) return NO.notKept;
  }
  if (hash === null) await leaveDevices({ desk, session, who });
  const guest = beGuest({ desk, session });
  // Other pages of this device came with the same token.
  desk.recheck(who.person);
  return guest;
}

/** No other device is let in, and none is told of turns. */
async function leaveDevices({ desk, session, who }: Pick<At, 'desk' | 'session' | 'who'>): Promise<void> {
  const { store, committer } = desk.hall;
  const pushes = await store.pushesOf(who.person);
  await writing(committer)(
    ...pushes.map(({ endpoint }) => ({ write: 'unpush', endpoint, person: who.person }) as const),
  );
  desk.dismiss(who.person, session);
}

function beGuest({ desk, session }: Pick<At, 'desk' | 'session'>): Granted {
  const guest = desk.people.newGuest('');
  session.become(guest);
  return welcome(guest, guest.token);
}

async function forgetMe(at: At): Promise<Granted> {
  const { desk, session, who } = at;
  const { hall } = desk;
  if (!who.isKept) return beGuest(at);
  const isGuest = (await hall.store.account(who.person)) === null;
  if (!isGuest && !session.proof.isFresh(hall.now())) return NO.proveFirst;
  session.end();
  if (!(await leaveTables(hall, who.person))) return NO.notKept;
  const forgotten = byToken(who, { write: 'forget', person: who.person });
  if (!(await writing(hall.committer)(forgotten))) return NO.notKept;
  desk.dismiss(who.person, session);
  return beGuest(at);
}
