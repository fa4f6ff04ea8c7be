import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The tests that a fault in kernel or race should fail: theirs, without those that replay whole games or search for minutes. */
export default mergeConfig(
  usual,
  defineConfig({
    test: {
      exclude: [
        'apps/**',
        'scripts/**',
        'packages/{atlas,bots,live,protocol,rulebook,store,table,words}/**',
        '**/laws/**',
        'packages/great-race/why.test.ts',
      ],
    },
  }),
);
