// The part of the build that makes the page work offline: the service worker with its list of files, and the news.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { LANGUAGES } from '@race/words/language.ts';
import { loadSubjects } from '@race/words/subjects.ts';
import type { Plugin } from 'vite';
import type { CacheList } from '../cache-list.ts';

const SOURCE = join(import.meta.dirname, '..', 'worker', 'service-worker.ts');

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER_FILE });
    },
    async generateBundle() {
      // For earlier versions of the page, which show the news of this one before it is installed.
      const news = await Promise.all(
        LANGUAGES.map(async (language) => [language, (await loadSubjects(language)).subjects.news] as const),
      );
      const source = JSON.stringify(Object.fromEntries(news));
      this.emitFile({ type: 'asset', fileName: NEWS_FILE, source });
    },
    writeBundle: ({ dir }) => {
      if (dir !== undefined) writeCacheList(dir);
    },
  };
}

export const WORKER_FILE = 'service-worker.js';
export const NEWS_FILE = 'news.json';

/** Files that are requested each time, or useless without the server. */
const NOT_CACHED = [WORKER_FILE, NEWS_FILE, '404.html'];
const COMPRESSED = ['.br', '.gz'];
const PLACE = '__CACHE_LIST__';

/** Writes the list of all files of a built page, with their hashes, into its service worker. */
function writeCacheList(folder: string): void {
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
  return { name: `version-${digest(JSON.stringify(files)).toString('base64url').slice(0, 12)}`, files };
}

const isCached = (name: string): boolean =>
  !NOT_CACHED.includes(name) && !COMPRESSED.includes(extname(name)) && !name.startsWith('.');
const pathOf = (name: string): string => (name === 'index.html' ? '/' : `/${name}`);
const digest = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const printOf = (content: Buffer): string => `sha256-${digest(content).toString('base64')}`;
