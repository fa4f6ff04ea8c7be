// Handlers of requests about accounts.
import type { Refusal } from '@race/kernel';
import type { RequestOf } from '@race/protocol';
import { byToken, welcome } from '../accounts/identities.ts';
import { NO } from '../common/refusals.ts';
import { hashOf } from '../common/tokens.ts';
import type { HandlerResult, Handlers, RequestContext } from '../requests/context.ts';
import { exported } from './export.ts';
import { rename } from './naming.ts';
import { needsProof } from './needs-proof.ts';
import { NOTICE_HANDLERS } from './notices.ts';
import { PLAYER_HANDLERS } from './players.ts';
import { forgetBots, PROGRAM_HANDLERS } from './programs.ts';
import { beginTotp, confirmTotp, dropTotp, hasSecondFactor } from './second-factor.ts';
import { endOthers, endSession, sessionsOf } from './sessions.ts';
import { rememberDevice, sayDevice, signIn, signInSecond } from './signing-in.ts';
import { leaveTables } from './tables.ts';
import { TALK_HANDLERS } from './talk.ts';
import { train } from './training.ts';
import { setWordless } from './words.ts';

/** Identity, account and devices of a person. */
export const PEOPLE_HANDLERS = {
  ...TALK_HANDLERS,
  ...PLAYER_HANDLERS,
  ...NOTICE_HANDLERS,
  ...PROGRAM_HANDLERS,
  training: train,
  rename: (context, { name }) => rename(context, name),
  account: accountOf,
  challenge: ({ session, who }) => ({
    kind: 'challenge',
    challenge: session.proof.challenge(),
    person: who.person,
  }),
  password: setPassword,
  addPasskey: (context, request) => {
    const expected = context.session.proof.expected();
    if (expected === null) return NO.badPasskey;
    return changing(context, () => context.shared.accounts.addPasskey(context.who, request, expected));
  },
  dropPasskey: (context, { passkey }) =>
    changing(context, () => context.shared.accounts.dropPasskey(context.who, passkey)),
  newCodes,
  signIn,
  passkey: signIn,
  recover: signIn,
  secondFactor: (context, { code }) => signInSecond(context, code),
  device: (context, { device }) => sayDevice(context, device),
  totp: beginTotp,
  confirmTotp: (context, { code }) => changing(context, () => confirmTotp(context, code)),
  dropTotp: (context) => changing(context, () => dropTotp(context)),
  code: deviceCode,
  sessions: sessionsOf,
  endSession: (context, { session }) => endSession(context, session),
  revoke: endOthers,
  signOut: (context) => signOut(context, hashOf(context.who.token)),
  signOutEverywhere: async (context) => (await needsProof(context)) ?? signOut(context, null),
  export: async (context) =>
    (await needsProof(context)) ?? {
      kind: 'file',
      text: await exported(context.shared.services, context.who),
    },
  forgetMe,
  wordless: (context, { wordless }) => setWordless(context, wordless),
} satisfies Partial<Handlers>;

/** A code with which another device becomes this person. */
async function deviceCode(context: RequestContext): Promise<HandlerResult> {
  const { identities } = context.shared;
  const refused = await needsProof(context);
  if (refused !== null) return refused;
  const made = (await identities.persist(context.who)) ? await identities.newCode(context.who) : null;
  return made === null ? NO.notKept : { kind: 'code', ...made };
}

async function accountOf({ shared, session, who }: RequestContext): Promise<HandlerResult> {
  const { store } = shared.services;
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
      proven: session.proof.isFresh(shared.services.now()),
      administrator: shared.administrators.has(who.person),
    },
  };
}

/** Changes the credentials of a person who has proved recently who they are. A new account gets recovery codes. */
async function changing(
  context: RequestContext,
  change: () => Promise<Refusal | null>,
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  if (!(await shared.limits.accounts.take(session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const isNew = (await shared.services.store.account(who.person)) === null;
  if (!isNew && !session.proof.isFresh(shared.services.now())) return NO.proveFirst;
  const refused = await change();
  if (refused !== null) return refused;
  session.proof.renew(shared.services.now());
  await rememberDevice(context, who.person);
  // Sessions that used the old credentials, or the guest's token, are ended.
  if (!(await shared.identities.revoke(who))) return NO.notKept;
  shared.dismiss(who.person, session);
  return isNew ? newCodes(context) : { kind: 'done' };
}

/** A person who knew the old password may have made recovery codes, or subscribed a device to notices. */
async function setPassword(context: RequestContext, request: RequestOf<'password'>): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const hashing = session.hashRequest(session.proof.isFresh(shared.services.now()));
  const { login, password } = request;
  const done = await changing(context, () => shared.accounts.setPassword(who, login, password, hashing));
  if (done === null || 'reason' in done || done.kind !== 'done') return done;
  await leaveDevices(context);
  return newCodes(context);
}

async function newCodes({ shared, session, who }: RequestContext): Promise<HandlerResult> {
  if (!session.proof.isFresh(shared.services.now())) return NO.proveFirst;
  if ((await shared.services.store.account(who.person)) === null) return NO.proveFirst;
  const codes = await shared.accounts.newCodes(who);
  return codes === null ? NO.notKept : { kind: 'codes', codes };
}

/** Signs out this device, or with null all of them; the connection continues as a guest. */
async function signOut(
  { shared, session, who }: RequestContext,
  hash: string | null,
): Promise<HandlerResult> {
  const { store, committer } = shared.services;
  const { person } = who;
  // A guest could never come back: the device forgets the token, which stays valid.
  if (who.isStored && (await store.account(person)) === null) {
    if (hash === null && !(await shared.identities.revoke(who))) return NO.notKept;
  } else if (who.isStored) {
    const isDone = await committer.write(
      byToken(
        who,
        hash === null ? { write: 'revoke', person, except: '' } : { write: 'endSession', hash, person },
      ),
    );
    if (!isDone) return NO.notKept;
  }
  if (hash === null) await leaveDevices({ shared, who });
  const guest = beGuest({ shared, session });
  // Closes connections whose token is gone, here and elsewhere.
  shared.recheck(who.person);
  return guest;
}

/** Removes all devices from notices. */
async function leaveDevices({ shared, who }: Pick<RequestContext, 'shared' | 'who'>): Promise<void> {
  const { store, committer } = shared.services;
  const pushes = await store.pushesOf(who.person);
  await committer.write(
    ...pushes.map(({ endpoint }) => ({ write: 'unpush', endpoint, person: who.person }) as const),
  );
}

function beGuest({ shared, session }: Pick<RequestContext, 'shared' | 'session'>): HandlerResult {
  const guest = shared.identities.newGuest('', session.label);
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
  if (!(await forgetBots(context))) return NO.notKept;
  if (!(await leaveTables(rooms, who.person))) return NO.notKept;
  const forgotten = byToken(who, { write: 'forget', person: who.person });
  if (!(await rooms.services.committer.write(forgotten))) return NO.notKept;
  // Another device may have taken a seat meanwhile.
  await rooms.services.committer.flushed();
  await leaveTables(rooms, who.person);
  return beGuest(context);
}
