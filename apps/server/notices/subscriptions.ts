// What somebody may ask about notices: how they come, and that they come to this device or no longer.
import type { Refusal } from '@race/kernel';
import type { RequestOf, RequestResult } from '@race/protocol';
import type { Change } from '@race/store';
import { NO } from '../rooms/refusals.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { DEFAULT_GAP } from './poster.ts';
import { isPushService, vapidKeysIn } from './services.ts';

/** Somebody has a few devices, not hundreds. */
const MOST_DEVICES = 20;
const A_MINUTE = 60_000;

export async function aboutNotices(
  { store }: Rooms,
  person: string,
  canMail: boolean,
): Promise<RequestResult> {
  const { publicKey } = await vapidKeysIn(store);
  const mail = (await store.mailOf(person))?.address ?? null;
  return { kind: 'notices', key: publicKey, minutes: DEFAULT_GAP / A_MINUTE, canMail, mail };
}

export async function wantNotices(
  rooms: Rooms,
  { endpoint, p256dh, auth, language }: RequestOf<'push'>,
  { person, services }: { readonly person: string; readonly services: readonly string[] },
): Promise<RequestResult | Refusal> {
  if (!isPushService(endpoint, services)) return NO.noPushService;
  const known = await rooms.store.pushesOf(person);
  if (known.length >= MOST_DEVICES && known.every((one) => one.endpoint !== endpoint)) return NO.full;
  const push = { endpoint, p256dh, auth, language, person, made: rooms.now() };
  return write(rooms, { write: 'push', push });
}

export const refuseNotices = (
  rooms: Rooms,
  endpoint: string,
  person: string,
): Promise<RequestResult | Refusal> => write(rooms, { write: 'unpush', endpoint, person });

export const refuseMail = (rooms: Rooms, person: string): Promise<RequestResult | Refusal> =>
  write(rooms, { write: 'unmail', person });

/** What was not there is gone, too. */
async function write(rooms: Rooms, change: Change): Promise<RequestResult | Refusal> {
  const verdict = await new Promise((settle) => rooms.committer.add(change, settle));
  return verdict === 'failed' ? NO.notKept : { kind: 'done' };
}
