import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './apps/web/shell/icons/plugin.ts';

const packages = fileURLToPath(new URL('./packages/', import.meta.url));
const apps = fileURLToPath(new URL('./apps/', import.meta.url));

/** Tests that mostly wait, or that measure: not part of `npm test`, but of `.ci/run`. */
const LONG = '**/*.long.test.ts';
const isLong = process.env.RACE_LONG === '1';

export default defineConfig({
  plugins: [
    gameIcons(),
    {
      // What an import of a folder finds can change while the file that imports it stays the same: the cache would not notice.
      name: 'folders-are-read-again',
      configureVitest({ defineCacheKeyGenerator }) {
        defineCacheKeyGenerator(({ sourceCode }) =>
          /import\(`|import\.meta\.glob/.test(sourceCode) ? false : undefined,
        );
      },
    },
  ],
  resolve: {
    // The packages of this very copy: mutation tests run in a copy whose node_modules points at the original.
    alias: [
      { find: /^@race\/server\/(.+)$/, replacement: `${apps}server/$1` },
      { find: /^@race\/([\w-]+)$/, replacement: `${packages}$1/index.ts` },
      { find: /^@race\/([\w-]+)\/(.+)$/, replacement: `${packages}$1/$2` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: isLong ? [LONG] : ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.stryker-tmp/**',
      '**/*.browser.test.ts',
      'apps/web/e2e/**',
      ...(isLong ? [] : [LONG]),
    ],
    globalSetup: ['scripts/services.ts'],
    passWithNoTests: true,
    // No test changes what another sees: files need no worker of their own.
    isolate: false,
    // By itself it would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // For a machine with much else to do: no test waits for its limit.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
