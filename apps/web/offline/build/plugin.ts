// The part of the build that makes a page for days without a network: its service worker, and what is new in it.
import { join } from 'node:path';
import { news as de } from '@race/words/texts/de/about/news.ts';
import { news as en } from '@race/words/texts/en/about/news.ts';
import { news as fr } from '@race/words/texts/fr/about/news.ts';
import { news as nl } from '@race/words/texts/nl/about/news.ts';
import type { Plugin } from 'vite';
import { NEWS_FILE, WORKER_FILE, writeCacheList } from './write-cache-list.ts';

const SOURCE = join(import.meta.dirname, '..', 'worker', 'service-worker.ts');

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER_FILE });
    },
    generateBundle() {
      // For pages of earlier versions, which know nothing of it yet.
      this.emitFile({ type: 'asset', fileName: NEWS_FILE, source: JSON.stringify({ en, fr, de, nl }) });
    },
    writeBundle: ({ dir }) => {
      if (dir !== undefined) writeCacheList(dir);
    },
  };
}
