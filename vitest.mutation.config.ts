import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that a fault in kernel or race should fail: theirs, without those that replay whole games or search for minutes. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      // The runner counts what a test covers in hooks that it sets for each file: in a shared worker only the first would have them.
      isolate: true,
      exclude: [
        'apps/**',
        'scripts/**',
        'packages/{atlas,balance,bots,campaign,online,protocol,rulebook,store,words}/**',
        '**/laws/**',
        'packages/great-race/why.test.ts',
      ],
    },
  }),
);
