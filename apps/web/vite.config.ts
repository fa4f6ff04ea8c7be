import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { compactPath } from './icons/compact.ts';
import { GAME_ICONS } from './icons/names.ts';
import { offline } from './offline/build/plugin.ts';

const here = import.meta.dirname;

/** Icons are drawn in fours: on the largest of them a line is a third of a pixel off at most. */
const ICON_UNIT = 4;

/** Only the icons the page uses, out of the four thousand of the package. */
function gameIcons(): Plugin {
  const [all, one] = ['virtual:game-icons', 'virtual:game-icon/'];
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8'));
  const bodyOf = (icon: string): string => {
    const body: string = icons[icon].body
      .replaceAll(' fill="currentColor"', '')
      .replaceAll(/(?<= d=")[^"]*/g, (path: string) => compactPath(path, ICON_UNIT));
    return `<g transform="scale(${ICON_UNIT})">${body}</g>`;
  };
  const sourceOf = (id: string) => {
    if (id === `\0${all}`) return Object.fromEntries(GAME_ICONS.map((icon) => [icon, bodyOf(icon)]));
    return id.startsWith(`\0${one}`) ? bodyOf(id.slice(one.length + 1)) : undefined;
  };
  return {
    name: 'game-icons',
    resolveId: (id) => (id === all || id.startsWith(one) ? `\0${id}` : undefined),
    load: (id) => {
      const source = sourceOf(id);
      return source === undefined ? undefined : `export default ${JSON.stringify(source)}`;
    },
  };
}

/** The page never says what the terminal says: those words are not sent. */
function withoutTerminal(): Plugin {
  const isTerminal = /[\\/]packages[\\/]words[\\/]texts[\\/]\w+[\\/]terminal\.ts$/;
  return {
    name: 'without-terminal',
    enforce: 'pre',
    load: (id) => (isTerminal.test(id) ? 'export const terminal = {};' : undefined),
  };
}

/** Leaves compressed forms beside each file, for the server to send as they are. */
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

/** Our packages do nothing by being imported: what is not called is not sent. */
const treeshake = { moduleSideEffects: [{ test: /[\\/]packages[\\/]/, sideEffects: false }] };

/** All that a worker starts with: in pieces, each would name dozens of things to the others. */
const WORKER = { name: 'worker', tags: ['$initial' as const] };

/** The front page, and what other pages share with it: in pieces it would travel in a dozen small files. */
const FRONT = {
  name: 'front',
  test: /[\\/]apps[\\/]web[\\/](app|front[\\/](pages|choices|seats|saved-races|notice)|router[\\/]route-link)\.tsx?$/,
};

/** What a race needs before its first question can be answered, whoever else shares it. */
const TABLE = { name: 'table', test: /[\\/]apps[\\/]web[\\/]race[\\/]page\.tsx$/ };

/** How long a build took is nobody's business but the builder's. */
const checks = { bundlerTimings: false };

export default defineConfig({
  root: here,
  publicDir: 'offline/public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameIcons(), withoutTerminal(), offline(), precompressed()],
  worker: {
    format: 'es',
    rolldownOptions: { treeshake, checks, output: { codeSplitting: { groups: [WORKER] } } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The policy of the server takes nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [join(here, 'index.html'), join(here, '404.html')],
      treeshake,
      checks,
      output: { codeSplitting: { groups: [FRONT, TABLE] } },
    },
  },
});
