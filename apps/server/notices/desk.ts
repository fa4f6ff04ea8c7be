// What somebody may ask about notices: how they come, and that they come to this device or no longer.
import type { Refusal } from '@race/kernel';
import type { NetBrought, WishOf } from '@race/protocol';
import type { Change } from '@race/store';
import type { Hall } from '../rooms/hall.ts';
import { NO } from '../rooms/refusals.ts';
import { USUAL_GAP } from './poster.ts';
import { isPushService, vapidKeysIn } from './services.ts';

/** Somebody has a few devices, not hundreds. */
const MOST_DEVICES = 20;
const A_MINUTE = 60_000;

export async function aboutNotices({ store }: Hall, person: string, canMail: boolean): Promise<NetBrought> {
  const { publicKey } = await vapidKeysIn(store);
  const mail = (await store.mailOf(person))?.address ?? null;
  return { kind: 'notices', key: publicKey, minutes: USUAL_GAP / A_MINUTE, canMail, mail };
}

export async function wantNotices(
  hall: Hall,
  { endpoint, p256dh, auth, language }: WishOf<'push'>,
  { person, services }: { readonly person: string; readonly services: readonly string[] },
): Promise<NetBrought | Refusal> {
  if (!isPushService(endpoint, services)) return NO.noPushService;
  const known = await hall.store.pushesOf(person);
  if (known.length >= MOST_DEVICES && known.every((one) => one.endpoint !== endpoint)) return NO.full;
  const push = { endpoint, p256dh, auth, language, person, made: hall.now() };
  return kept(hall, { write: 'push', push });
}

export const refuseNotices = (hall: Hall, endpoint: string, person: string): Promise<NetBrought | Refusal> =>
  kept(hall, { write: 'unpush', endpoint, person });

export const refuseMail = (hall: Hall, person: string): Promise<NetBrought | Refusal> =>
  kept(hall, { write: 'unmail', person });

/** What was not there is gone, too. */
async function kept(hall: Hall, change: Change): Promise<NetBrought | Refusal> {
  const verdict = await new Promise((settle) => hall.committer.add(change, settle));
  return verdict === 'failed' ? NO.notKept : { kind: 'done' };
}
