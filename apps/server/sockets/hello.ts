// Who somebody is: with a token, as a new guest, or with a code from another device.
import { PROTOCOL, type RequestOf } from '@race/protocol';
import { banOf, sendSanctions } from '../administration/sanctions.ts';
import { nameAtHello } from '../people/naming.ts';
import { NO } from '../rooms/refusals.ts';
import { type Identity, welcome } from './people.ts';
import type { Session } from './session.ts';
import type { SharedContext } from './shared-context.ts';

export async function handleHello(
  shared: SharedContext,
  session: Session,
  request: RequestOf<'hello'> | RequestOf<'claim'>,
): Promise<void> {
  const { limits, rooms } = shared;
  const { id } = request;
  const { address, label } = session;
  if (request.do === 'hello' && request.protocol !== PROTOCOL) return session.refuse(id, NO.protocol);
  if (!limits.costlyAddress.take(address)) return session.refuse(id, NO.tooFast);
  if (request.do === 'claim' && !(await limits.claims.take(address))) return session.refuse(id, NO.tooFast);
  const who =
    request.do === 'claim' ? await claimed(shared, request.code, label) : await known(shared, request, label);
  if (who === null) return session.refuse(id, request.do === 'claim' ? NO.unknownCode : NO.unknownToken);
  const banned = who.isStored ? await banOf(rooms, who.person) : null;
  if (banned !== null) return session.refuse(id, banned);
  session.become(who);
  // What took the token back, or banned them, while it was read found no session to end.
  if (who.isStored) await session.hold(mayStay(shared, who));
  if (!session.isOpen) return session.refuse(id, NO.unknownToken);
  const isNew = request.do === 'claim' || request.token === null;
  session.sendResult(id, welcome(who, isNew ? who.token : null));
  if (!who.isStored) return;
  for (const table of await rooms.store.awaitsOf(who.person))
    session.send(JSON.stringify({ type: 'turn', table }));
  await sendSanctions(rooms, session);
}

/** Whether a token still holds, and whoever came with it is not banned. */
export async function mayStay({ rooms, people }: SharedContext, who: Identity | null): Promise<boolean> {
  if (who === null || !who.isStored) return true;
  return (await people.byToken(who.token, who.label)) !== null && (await banOf(rooms, who.person)) === null;
}

async function known(
  shared: SharedContext,
  { token, name }: RequestOf<'hello'>,
  label: string,
): Promise<Identity | null> {
  const who =
    token === null ? shared.people.newGuest(name ?? '', label) : await shared.people.byToken(token, label);
  if (who !== null) who.name = await nameAtHello(shared, who.person, who.name);
  return who;
}

async function claimed(shared: SharedContext, code: string, label: string): Promise<Identity | null> {
  const who = await shared.people.claim(code, label);
  if (who !== null) who.name = await nameAtHello(shared, who.person, who.name);
  return who;
}
