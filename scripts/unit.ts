// npm run unit [-- FILTER …]: the tests that need no browser.
import { ensurePage } from './page.ts';
import { tool } from './tools.ts';

const filters = process.argv.slice(2);
const { code } = filters.length === 0 ? await ensurePage() : { code: 0 };
process.exitCode = code === 0 ? (await tool('vitest', 'vitest', ['run', ...filters])).code : code;
