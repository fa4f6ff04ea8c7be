// The server of a package: the program and its threads, each a JavaScript file with all that it imports.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../tools.ts';

const SERVER = join(ROOT, 'apps', 'server');

const PROGRAMS = {
  installed: join(SERVER, 'installed.ts'),
  thinker: join(SERVER, 'rooms', 'thinker.ts'),
  replayer: join(SERVER, 'rooms', 'replayer.ts'),
};

/** What the server reads beside its own files. */
const DATA = [join(SERVER, 'accounts', 'passwords', 'common.bloom')];

/** Compiled helpers that `pg` and `ws` use where somebody has installed them. */
const NOT_INSTALLED = ['pg-native', 'bufferutil', 'utf-8-validate'];

/** Threads are started by the names of their files, which end in .js here. */
const threads: Plugin = {
  name: 'threads',
  enforce: 'pre',
  transform: (code) =>
    code.replace(/new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)"),
};

export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [threads],
    ssr: { noExternal: true, external: NOT_INSTALLED },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        input: PROGRAMS,
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  for (const file of DATA) copyFileSync(file, join(folder, 'common.bloom'));
}
