// The push services of browsers. A server that sends to any address could be used to probe networks.
import type { Store } from '@race/store';
import * as v from 'valibot';
import { readStored } from '../common/stored.ts';
import { newVapidKeys, type VapidKeys } from './web-push.ts';

/** The services of the common browsers; a host may name more. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/** Whether an address is one of a push service. `more` has origins that the host has named. */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return KNOWN.some((one) => (one.startsWith('.') ? url.hostname.endsWith(one) : url.hostname === one));
}

const MARK = 'vapid';
const KEYS: v.GenericSchema<unknown, VapidKeys> = v.object({ publicKey: v.string(), privateKey: v.string() });

/** The keys of this server, made when they are first needed, and the same for all its processes. */
export async function vapidKeysIn(store: Store): Promise<VapidKeys> {
  await store.commit([{ write: 'mark', name: MARK, value: JSON.stringify(newVapidKeys()), once: true }]);
  const stored = await store.mark(MARK);
  if (stored === null) throw new Error('the keys for notices could not be kept');
  return readStored(KEYS, stored, 'keys for notices');
}
