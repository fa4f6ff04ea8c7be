// Push notices on this device: allowed by the browser, registered with the server, and taken back.
import type { Refusal } from '@race/kernel';
import { registerWorker } from '../../shell/offline/version.ts';
import { language } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { canTell, stopTelling, tells, wantTelling } from '../turns/turn-notice.ts';

/** Whether notices come to this device, or at least while the page is open in a tab; 'cannot' where the browser allows none. */
export type PushState = 'off' | 'on' | 'tab' | 'cannot';

const isPossible = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  registerWorker().catch(() => undefined);

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

export async function pushState(): Promise<PushState> {
  if (!canTell() || Notification.permission === 'denied') return 'cannot';
  if (isPossible() && (await currentSubscription()) !== null) return 'on';
  return tells() ? 'tab' : 'off';
}

/** Browsers ask for permission only in answer to a click. */
export async function subscribe(key: string): Promise<PushState | Refusal> {
  if (!(await wantTelling())) return 'cannot';
  const worker = isPossible() ? await registered() : undefined;
  const made = worker === undefined ? null : await makeSubscription(worker.pushManager, key);
  if (made === null) return 'tab';
  return (await register(made)) ?? 'on';
}

/** The server drops all devices when a password is changed: this one registers again, if it gets notices. */
export async function renew(): Promise<void> {
  const known = isPossible() ? await currentSubscription() : null;
  const parts = known === null ? null : partsOf(known);
  if (parts !== null) await register(parts);
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

async function register(parts: Parts): Promise<Refusal | null> {
  const done = await sendRequest({ do: 'push', ...parts, language: language.peek() });
  return done.ok ? null : done.refusal;
}

async function makeSubscription(manager: PushManager, key: string): Promise<Parts | null> {
  try {
    // One for the keys of another server, or of this one before its store was replaced, is of no use.
    await (await manager.getSubscription())?.unsubscribe();
    return partsOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch {
    // The browser has no push service, or cannot reach it.
    return null;
  }
}

/** What the server needs of a subscription. */
function partsOf(made: PushSubscription) {
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, p256dh, auth };
}

export async function unsubscribe(): Promise<PushState | Refusal> {
  stopTelling();
  const known = isPossible() ? await currentSubscription() : null;
  if (known !== null) {
    const done = await sendRequest({ do: 'unpush', endpoint: known.endpoint });
    if (!done.ok) return done.refusal;
    await known.unsubscribe();
  }
  return 'off';
}
