// Caches all files of the page, so that everything on one device works offline. It answers requests for these files only:
// no message of an online table passes through here.
import type { CacheList } from '../cache-list.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const __CACHE_LIST__: CacheList;

const { name, files } = __CACHE_LIST__;
const START = '/';
const ICON = '/icons/icon-192.png';
/** Names in this folder contain a hash: a file of that name is right, whichever version cached it. */
const FINGERPRINTED = '/assets/';
const AT_ONCE = 4;
/** Other caches of this origin are not ours. */
const isVersionCache = (one: string): boolean => one.startsWith('version-');

const isCached = new Set(files.map(([path]) => path));
const openCache = (): Promise<Cache> => caches.open(name);

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

/** What the server sends when it is your turn at a table: a text in the language of this device, and the address. */
interface Letter {
  readonly title: string;
  readonly body: string;
  readonly to: string;
}

self.addEventListener('push', (event) => {
  const letter: Letter | undefined = event.data?.json();
  if (letter === undefined) return;
  const { title, body, to } = letter;
  event.waitUntil(self.registration.showNotification(title, { body, tag: 'turn', icon: ICON, data: to }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = String(event.notification.data);
  event.waitUntil(bring(to.startsWith('/#') ? to : START));
});

/** Navigates an open page there, or opens a new one. */
async function bring(to: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) await self.clients.openWindow(to);
  else await (await page.focus()).navigate(to);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === START) event.respondWith(start());
  } else if (pathname.startsWith(FINGERPRINTED)) event.respondWith(found(caches, request));
  else if (isCached.has(pathname)) event.respondWith(openCache().then((cache) => found(cache, request)));
});

/** All or nothing: the start page comes last, so a cache that has it is complete. Files of an earlier attempt are not fetched again. */
async function fill(): Promise<void> {
  const cache = await openCache();
  const left = files.filter(([path]) => path !== START);
  const take = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await put(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  for (const file of files) if (file[0] === START) await put(cache, file);
}

async function put(cache: Cache, [path, integrity]: CacheList['files'][number]): Promise<void> {
  if ((await cache.match(path, ANY_FORM)) !== undefined) return;
  const isFingerprinted = path.startsWith(FINGERPRINTED);
  const cached = isFingerprinted ? await caches.match(path, ANY_FORM) : undefined;
  await cache.put(path, cached ?? (await fetched(path, integrity, isFingerprinted ? 'default' : 'no-cache')));
}

/** A file of another version does not have the right hash. */
async function fetched(path: string, integrity: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { integrity, cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Ignores how the file was compressed. */
const ANY_FORM = { ignoreVary: true };

const found = async (where: Cache | CacheStorage, request: Request): Promise<Response> =>
  (await where.match(request, ANY_FORM)) ?? fetch(request);

/**
 * The page itself. Where a newer version waits and no other page is open, this is its start: the page comes from its
 * cache, and it takes over as soon as this worker is idle.
 */
async function start(): Promise<Response> {
  const { waiting } = self.registration;
  const others = await pagesOpen();
  if (others === 0) await tidy();
  const isNext = waiting !== null && others < 2;
  if (isNext) waiting.postMessage('take over');
  return (await (isNext ? newest() : ours())) ?? fetch(START);
}

const ours = async (): Promise<Response | undefined> => (await openCache()).match(START, ANY_FORM);

/** The start page of the version that was cached last. */
async function newest(): Promise<Response | undefined> {
  for (const one of (await caches.keys()).filter(isVersionCache).reverse()) {
    const found = await caches.match(START, { ...ANY_FORM, cacheName: one });
    if (found !== undefined) return found;
  }
  return undefined;
}

const pagesOpen = async (): Promise<number> => (await self.clients.matchAll({ type: 'window' })).length;

/** Deletes other versions, unless one waits or an open page may still need its own. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if ((await pagesOpen()) > 0 || installing !== null || waiting !== null) return;
  const others = (await caches.keys()).filter((one) => isVersionCache(one) && one !== name);
  await Promise.all(others.map((one) => caches.delete(one)));
}
