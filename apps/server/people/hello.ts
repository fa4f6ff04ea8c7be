// The first request of a connection: a token, a new guest, or a code from another device.
import { PROTOCOL, type RequestOf } from '@race/protocol';
import { type Identity, welcome } from '../accounts/identities.ts';
import { NO } from '../common/refusals.ts';
import { isApiToken } from '../common/tokens.ts';
import type { Connection, SharedContext } from '../requests/context.ts';
import { nameAtHello } from './naming.ts';
import { banOf, banOnEither, sendSanctions } from './sanctions.ts';

export async function handleHello(
  shared: SharedContext,
  session: Connection,
  request: RequestOf<'hello'> | RequestOf<'claim'>,
): Promise<void> {
  const { limits, services } = shared;
  const { id } = request;
  const { address, label } = session;
  if (request.do === 'hello' && request.protocol !== PROTOCOL) return session.refuse(id, NO.protocol);
  if (!limits.costlyAddress.take(address)) return session.refuse(id, NO.tooFast);
  if (request.do === 'claim' && !(await limits.claims.take(address))) return session.refuse(id, NO.tooFast);
  const who =
    request.do === 'claim' ? await claimed(shared, request.code, label) : await known(shared, request, label);
  if (who === null) return session.refuse(id, request.do === 'claim' ? NO.unknownCode : NO.unknownToken);
  const banned = who.isStored ? await banOf(services, who.person) : null;
  if (banned !== null) {
    shared.holds.add(address);
    return session.refuse(id, banned);
  }
  session.become(who);
  // A token that was revoked, or a person who was banned, during these reads had no session to end yet.
  if (who.isStored) await session.hold(mayStay(shared, who));
  if (!session.isOpen) return session.refuse(id, NO.unknownToken);
  const isNew = request.do === 'claim' || request.token === null;
  const spread = services.node === null ? {} : ({ spread: true } as const);
  session.sendResult(id, { ...welcome(who, isNew ? who.token : null), ...spread });
  if (!who.isStored) return;
  for (const table of await services.store.awaitsOf(who.person))
    session.send(JSON.stringify({ type: 'turn', table, asked: true }));
  await sendSanctions(services, session);
}

/** Whether the token is still valid and its person is not banned. */
export async function mayStay(
  { services, identities }: Pick<SharedContext, 'services' | 'identities'>,
  who: Identity | null,
): Promise<boolean> {
  if (who === null || !who.isStored) return true;
  const known = isApiToken(who.token)
    ? await identities.byApiToken(who.token)
    : await identities.byToken(who.token, who.label);
  return known !== null && (await banOnEither(services, who)) === null;
}

async function known(
  shared: SharedContext,
  { token, name }: RequestOf<'hello'>,
  label: string,
): Promise<Identity | null> {
  const who =
    token === null
      ? shared.identities.newGuest(name ?? '', label)
      : await shared.identities.byToken(token, label);
  if (who !== null) who.name = await nameAtHello(shared, who.person, who.name);
  return who;
}

async function claimed(shared: SharedContext, code: string, label: string): Promise<Identity | null> {
  const who = await shared.identities.claim(code, label);
  if (who !== null) who.name = await nameAtHello(shared, who.person, who.name);
  return who;
}
