// Where browsers have their messages sent. A server that sends to any address could be made to knock on doors.
import type { Store } from '@race/store';
import { newVapidKeys, type VapidKeys } from './web-push.ts';

/** The services of the browsers there are; a host may name more. */
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

/** The keys of this server, made when they are first needed and the same for all its processes from then on. */
export async function vapidKeysIn(store: Store): Promise<VapidKeys> {
  await store.commit([{ write: 'mark', name: MARK, value: JSON.stringify(newVapidKeys()), once: true }]);
  const stored = await store.mark(MARK);
  if (stored === null) throw new Error('the keys for notices could not be kept');
  return JSON.parse(stored);
}
