// The version of the page on this device: cached for use offline, and updated when there is a newer one.
import { NOW_PATH } from '@race/protocol/live.ts';
import { h, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../base/lazy.tsx';
import { isEmbedded, save, savedText } from '../base/local-storage.ts';
import { loadOnline } from '../chunks.ts';
import type { Go } from '../router/router.ts';
import type { PageVersion } from './begin.ts';

const WORKER = '/service-worker.js';
const AN_HOUR = 3_600_000;

export async function follow(version: PageVersion): Promise<void> {
  if (isEmbedded) return;
  announceUpdate(version);
  try {
    watch(await registerWorker(), version);
  } catch {
    // Plain http, a private window, or a reader who has turned it off.
    version.cacheState.value = 'no';
  }
}

/** Registering it again changes nothing. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  // During development nothing is cached: every change would show one visit late.
  if (!import.meta.env.PROD) throw new Error('nothing is cached');
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
}

function watch(registration: ServiceWorkerRegistration, { news, cacheState, waiting }: PageVersion): void {
  const look = () => {
    const { installing, active } = registration;
    waiting.value = active === null ? null : registration.waiting;
    if (waiting.value !== null) news.value = 'arrived';
    if (active !== null) cacheState.value = 'ready';
    else cacheState.value = installing === null ? 'no' : 'fetching';
  };
  const followUpdate = () => {
    registration.installing?.addEventListener('statechange', look);
    look();
  };
  registration.addEventListener('updatefound', followUpdate);
  followUpdate();
  lookForNewer(registration);
}

/** The browser looks for a newer version when the page is opened; a page that stays open for days looks by itself. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < AN_HOUR) return;
    looked = Date.now();
    // It fails offline.
    registration.update().catch(() => undefined);
  });
}

/** Changes to the newer version. Other open pages keep the version they were opened with. */
export function takeNewer({ waiting }: PageVersion): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.peek()?.postMessage('take over');
}

/** The newest release that `news.ts` of every language describes. */
export const RELEASE = 1;
const LAST_READ = 'release';

/** Announces the news if the version has changed since they were last read on this device. */
function announceUpdate(version: PageVersion): void {
  const last = savedText(LAST_READ);
  if (last === null) readNews(version);
  else if (last !== String(RELEASE) && version.news.value === null) version.news.value = 'renewed';
}

/** Remembers that the news were read. */
export function readNews({ news }: PageVersion): void {
  save(LAST_READ, String(RELEASE));
  if (news.value === 'renewed') news.value = null;
}

const LOOK_EVERY = 30_000;

const LiveStrip = lazy(async () => (await loadOnline()).LiveStrip, null);

/** What the server says of the races that are on the road, again and again; nothing where there are none, or no server. */
export function LiveRaces({ go }: { go: Go }): JSX.Element | null {
  const [told, setTold] = useState<unknown>(null);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const answer = await fetch(NOW_PATH).catch(() => null);
      const text = answer?.ok === true ? await answer.text() : '';
      setTold(/"racing":[1-9]/.test(text) ? JSON.parse(text) : null);
    };
    void look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return told === null ? null : h(LiveStrip, { told, go });
}
