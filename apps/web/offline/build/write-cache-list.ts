// What the service worker caches: every file of the built page with its hash.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { CacheList } from '../cache-list.ts';

export const WORKER_FILE = 'service-worker.js';
export const NEWS_FILE = 'news.json';

/** Asked of the server each time, or of no use without it. */
const NOT_CACHED = [WORKER_FILE, NEWS_FILE, '404.html'];
const COMPRESSED = ['.br', '.gz'];
const PLACE = '__CACHE_LIST__';

/** Writes the list of all files of a built page into its service worker. */
export function writeCacheList(folder: string): void {
  const worker = join(folder, WORKER_FILE);
  const code = readFileSync(worker, 'utf8');
  if (!code.includes(PLACE)) throw new Error('the service worker has no place for its list of files');
  writeFileSync(
    worker,
    code.replace(PLACE, () => JSON.stringify(cacheListOf(folder))),
  );
}

/** The name is a hash of all files: every version of the page has a cache of its own. */
export function cacheListOf(folder: string): CacheList {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => isCached(name) && statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => [pathOf(name), printOf(readFileSync(join(folder, name)))] as const);
  return { name: `edition-${digest(JSON.stringify(files)).toString('base64url').slice(0, 12)}`, files };
}

const isCached = (name: string): boolean =>
  !NOT_CACHED.includes(name) && !COMPRESSED.includes(extname(name)) && !name.startsWith('.');
const pathOf = (name: string): string => (name === 'index.html' ? '/' : `/${name}`);
const digest = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const printOf = (content: Buffer): string => `sha256-${digest(content).toString('base64')}`;
