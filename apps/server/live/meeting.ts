// Who somebody is: with a token, as a new guest, or with a code from another device.
import { PROTOCOL, type WishOf } from '@race/protocol';
import { banOf, tellSanctions } from '../administration/sanctions.ts';
import { NO } from '../rooms/refusals.ts';
import type { Desk } from './desk.ts';
import { type Identity, type People, welcome } from './people.ts';
import type { Session } from './session.ts';

export async function meet(
  { limits, people, hall }: Desk,
  session: Session,
  wish: WishOf<'hello'> | WishOf<'claim'>,
): Promise<void> {
  const { id } = wish;
  const { address } = session;
  if (wish.do === 'hello' && wish.protocol !== PROTOCOL) return session.refuse(id, NO.protocol);
  if (!limits.costlyAddress.take(address)) return session.refuse(id, NO.tooFast);
  if (wish.do === 'claim' && !(await limits.claims.take(address))) return session.refuse(id, NO.tooFast);
  const who = wish.do === 'claim' ? await people.claim(wish.code) : await known(people, wish);
  if (who === null) return session.refuse(id, wish.do === 'claim' ? NO.unknownCode : NO.unknownToken);
  const banned = who.isKept ? await banOf(hall, who.person) : null;
  if (banned !== null) return session.refuse(id, banned);
  session.become(who);
  const isNew = wish.do === 'claim' || wish.token === null;
  session.outcome(id, welcome(who, isNew ? who.token : null));
  if (!who.isKept) return;
  for (const table of await hall.store.awaitsOf(who.person))
    session.send(JSON.stringify({ say: 'turn', table }));
  await tellSanctions(hall, session);
}

const known = (people: People, wish: WishOf<'hello'>): Promise<Identity | null> | Identity =>
  wish.token === null ? people.newGuest(wish.name ?? '') : people.byToken(wish.token);
