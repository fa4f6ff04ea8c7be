import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { gameIcons } from './shell/icons/plugin.ts';
import { breakpoints, layerOrder, tokens } from './shell/look/build/plugins.ts';
import { offline } from './shell/offline/build/plugin.ts';
import { splitTexts } from './shell/words/split.ts';

const here = import.meta.dirname;

/** Writes compressed forms beside each file, which the server sends as they are. */
function precompressed(): Plugin {
  let folder = '';
  const isWorthIt = (file: string) => /\.(html|js|css|json|svg)$/.test(file) && statSync(file).size >= 256;
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names
          .map((name) => join(folder, name))
          .filter(isWorthIt)
          .map(compress),
      );
    },
  };
}

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, BEST));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}

/** Our packages have no side effects on import, so what is not called is left out. */
const treeshake = { moduleSideEffects: [{ test: /[\\/]packages[\\/]/, sideEffects: false }] };

/** Everything a worker starts with, in one file: in pieces, they would name dozens of things to each other. */
const WORKER = { name: 'worker', tags: ['$initial' as const] };

/** What tells the language of the reader and fetches its texts, without waiting for anything else. */
const EARLY = {
  name: 'early',
  test: /virtual:texts[\\/]early$|[\\/]load-chunk\.ts$|[\\/]languages?\.ts$|[\\/]preferred\.ts$|[\\/]local-storage\.ts$|vite[\\/]preload-helper/,
  priority: 1,
};

/**
 * The front page and the table that one press leads to, with what other pages share with them: otherwise it would be a dozen
 * small files, which name dozens of things to each other.
 */
const FRONT = {
  name: 'front',
  test: /[\\/]apps[\\/]web[\\/](app|shell[\\/](frame[\\/]notice|router[\\/]links)|pages[\\/](front[\\/]pages|race[\\/]page|set-up[\\/]choices))\.tsx?$/,
};

/**
 * What a first race fetches has its dependencies fetched at the same time. Elsewhere the browser finds them in the file itself:
 * their names would be a part of every first visit.
 */
const isEarly = (file: string): boolean => /(?:^|\/)(?:index|front|blanket|windscreen|africa)\b/.test(file);

const checks = { bundlerTimings: false };

export default defineConfig({
  root: here,
  publicDir: 'shell/offline/public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameIcons(), splitTexts(), layerOrder(), offline(), precompressed()],
  css: { postcss: { plugins: [breakpoints(), tokens()] } },
  worker: {
    format: 'es',
    rolldownOptions: { treeshake, checks, output: { codeSplitting: { groups: [WORKER] } } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The server's content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (file, deps) => (isEarly(file) ? deps : []) },
    rolldownOptions: {
      input: [join(here, 'index.html'), join(here, '404.html')],
      treeshake,
      checks,
      output: { codeSplitting: { groups: [EARLY, FRONT] } },
    },
  },
});
