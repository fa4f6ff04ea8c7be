// npm run unit [-- FILTER …]: the tests that need no browser.
import { tool } from './tools.ts';

process.exitCode = (await tool('vitest', 'vitest', ['run', ...process.argv.slice(2)])).code;
