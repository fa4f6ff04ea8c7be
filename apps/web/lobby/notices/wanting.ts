// Notices on this device: asked for by its person, given by the browser, told to the server, and taken back.
import { signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { sendRequest } from '../../net/connection.ts';
import { follow } from '../../offline/version.ts';
import { language } from '../../words/say.ts';

/** Whether they come; null while that is not known, 'cannot' where the browser does not allow them. */
export const wanting = signal<'no' | 'yes' | 'cannot' | null>(null);

const isPossible = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  await follow();
  return navigator.serviceWorker.getRegistration();
}

export async function lookUp(): Promise<void> {
  if (!isPossible()) {
    wanting.value = 'cannot';
    return;
  }
  const known = await (await registered())?.pushManager.getSubscription();
  wanting.value = known == null ? 'no' : 'yes';
}

/** Asks the browser first: it wants to be asked by a hand. */
export async function subscribe(key: string): Promise<Refusal | null> {
  if (!isPossible() || (await Notification.requestPermission()) !== 'granted') return cannot();
  const worker = await registered();
  const given = worker === undefined ? null : await subscribed(worker.pushManager, key);
  if (given === null) return cannot();
  const refusal = await register(given);
  if (refusal === null) wanting.value = 'yes';
  return refusal;
}

/** The server drops all devices when a password is changed: this one asks again, if it gets notices. */
export async function renew(): Promise<void> {
  const known = isPossible() ? await (await registered())?.pushManager.getSubscription() : null;
  const given = known == null ? null : partsOf(known);
  if (given !== null) await register(given);
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

async function register(given: Parts): Promise<Refusal | null> {
  const told = await sendRequest({ do: 'push', ...given, language: language.peek() });
  return told.ok ? null : told.refusal;
}

function cannot(): null {
  wanting.value = 'cannot';
  return null;
}

async function subscribed(manager: PushManager, key: string) {
  try {
    // One for the keys of another server, or of this one before its store was changed, is of no use.
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

export async function unsubscribe(): Promise<Refusal | null> {
  const known = await (await registered())?.pushManager.getSubscription();
  if (known != null) {
    const told = await sendRequest({ do: 'unpush', endpoint: known.endpoint });
    if (!told.ok) return told.refusal;
    await known.unsubscribe();
  }
  wanting.value = 'no';
  return null;
}
