import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { GAME_ICONS } from './icons/names.ts';

const here = import.meta.dirname;

/** Only the icons the page uses, out of the four thousand of the package. */
function gameIcons(): Plugin {
  const name = 'virtual:game-icons';
  const read = () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.fromEntries(GAME_ICONS.map((icon) => [icon, icons[icon].body.replaceAll(' fill="currentColor"', '')]));
  };
  return {
    name: 'game-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(read())}` : undefined),
  };
}

/** Leaves compressed forms beside each file, for the server to send as they are. */
function precompressed(): Plugin {
  const worth = /\.(html|js|css|json|svg|webmanifest)$/;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'precompressed',
    apply: 'build',
    closeBundle() {
      const folder = join(here, 'dist');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!worth.test(name) || statSync(file).size < 1024) continue;
        const plain = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(plain, best));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gameIcons(), precompressed()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The policy of the server takes nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [join(here, 'index.html'), join(here, '404.html')] },
  },
});
