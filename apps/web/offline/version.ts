// The version of the page on this device: cached for use offline, and updated when there is a newer one.
import { signal } from '@preact/signals';
import { save, savedText } from '../settings/local-storage.ts';
import { news } from './begin.ts';
import { RELEASE } from './release.ts';

/** Whether the page itself is on this device; null while that is not known. */
export const cacheState = signal<'no' | 'fetching' | 'ready' | null>(null);

const WORKER = '/service-worker.js';
const AN_HOUR = 3_600_000;

let followed: Promise<void> | null = null;
/** A newer version that waits to be taken. */
let waiting: ServiceWorker | null = null;

/** Puts the page away, and looks for newer versions from then on. */
export function follow(): Promise<void> {
  followed ??= begin();
  return followed;
}

async function begin(): Promise<void> {
  announceUpdate();
  try {
    // While developing nothing is kept: every change would come one visit late.
    if (!import.meta.env.PROD) throw new Error('nothing is kept');
    watch(await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }));
  } catch {
    // Plain http, a private window, or a reader who does not want it.
    cacheState.value = 'no';
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { installing, active } = registration;
    waiting = active === null ? null : registration.waiting;
    if (waiting !== null) news.value = 'arrived';
    if (active !== null) cacheState.value = 'ready';
    else cacheState.value = installing === null ? 'no' : 'fetching';
  };
  const follow = () => {
    registration.installing?.addEventListener('statechange', look);
    look();
  };
  registration.addEventListener('updatefound', follow);
  follow();
  lookForNewer(registration);
}

/** The browser looks whenever the page is opened; a page that stays open for days looks by itself. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < AN_HOUR) return;
    looked = Date.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined);
  });
}

/** Changes to the newer version. Other pages that are open go on with what they began with. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

const LAST_READ = 'release';

/** The version has changed since this device was last told what is new. */
function announceUpdate(): void {
  const last = savedText(LAST_READ);
  if (last === null) readNews();
  else if (last !== String(RELEASE) && news.value === null) news.value = 'renewed';
}

/** What is new was read. */
export function readNews(): void {
  save(LAST_READ, String(RELEASE));
  if (news.value === 'renewed') news.value = null;
}
