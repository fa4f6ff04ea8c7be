// npm run mutation [-- --mutate 'packages/kernel/step.ts']: does a fault planted in the engine fail a test?
import { tool } from './tools.ts';

process.exitCode = (await tool('@stryker-mutator/core', 'stryker', ['run', ...process.argv.slice(2)])).code;
