// Who somebody is: with a token, as a new guest, or with a code from another device.
import { PROTOCOL, type WishOf } from '@race/protocol';
import { banOf, tellSanctions } from '../administration/sanctions.ts';
import { nameAtHello } from '../people/naming.ts';
import { NO } from '../rooms/refusals.ts';
import type { Desk } from './desk.ts';
import { type Identity, welcome } from './people.ts';
import type { Session } from './session.ts';

export async function meet(
  desk: Desk,
  session: Session,
  wish: WishOf<'hello'> | WishOf<'claim'>,
): Promise<void> {
  const { limits, hall } = desk;
  const { id } = wish;
  const { address, label } = session;
  if (wish.do === 'hello' && wish.protocol !== PROTOCOL) return session.refuse(id, NO.protocol);
  if (!limits.costlyAddress.take(address)) return session.refuse(id, NO.tooFast);
  if (wish.do === 'claim' && !(await limits.claims.take(address))) return session.refuse(id, NO.tooFast);
  const who = wish.do === 'claim' ? await claimed(desk, wish.code, label) : await known(desk, wish, label);
  if (who === null) return session.refuse(id, wish.do === 'claim' ? NO.unknownCode : NO.unknownToken);
  const banned = who.isKept ? await banOf(hall, who.person) : null;
  if (banned !== null) return session.refuse(id, banned);
  session.become(who);
  // What took the token back, or banned them, while it was read found no session to end.
  if (who.isKept) await session.hold(mayStay(desk, who));
  if (!session.isOpen) return session.refuse(id, NO.unknownToken);
  const isNew = wish.do === 'claim' || wish.token === null;
  session.outcome(id, welcome(who, isNew ? who.token : null));
  if (!who.isKept) return;
  for (const table of await hall.store.awaitsOf(who.person))
    session.send(JSON.stringify({ say: 'turn', table }));
  await tellSanctions(hall, session);
}

/** Whether a token still holds, and whoever came with it is not banned. */
export async function mayStay({ hall, people }: Desk, who: Identity | null): Promise<boolean> {
  if (who === null || !who.isKept) return true;
  return (await people.byToken(who.token, who.label)) !== null && (await banOf(hall, who.person)) === null;
}

async function known(desk: Desk, { token, name }: WishOf<'hello'>, label: string): Promise<Identity | null> {
  const who =
    token === null ? desk.people.newGuest(name ?? '', label) : await desk.people.byToken(token, label);
  if (who !== null) who.name = await nameAtHello(desk, who.person, who.name);
  return who;
}

async function claimed(desk: Desk, code: string, label: string): Promise<Identity | null> {
  const who = await desk.people.claim(code, label);
  if (who !== null) who.name = await nameAtHello(desk, who.person, who.name);
  return who;
}
