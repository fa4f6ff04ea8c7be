// npm run e2e [-- FILTER …]: the tests in the browser.
import { runBrowserTests } from './browser.ts';

const { code, missing } = await runBrowserTests(process.argv.slice(2));
if (missing !== undefined) console.error(missing);
process.exitCode = missing === undefined ? code : 1;
