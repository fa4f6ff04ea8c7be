// npm test [-- --no-browser]: checks, unit tests, browser tests; the last line says how many passed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './browser.ts';
import { CHECKS } from './checks.ts';
import { ensurePage } from './page.ts';
import {
  add,
  closingLine,
  NOTHING,
  ofCheck,
  ofPlaywright,
  ofVitest,
  readReport,
  settled,
  type Tally,
} from './tally.ts';
import { ROOT, tool } from './tools.ts';

const REPORTS = {
  unit: join(ROOT, 'reports', 'unit.json'),
  browser: join(ROOT, 'reports', 'browser.json'),
};

type Part = { readonly name: string; readonly run: () => Promise<Tally> };

const PARTS: readonly Part[] = [
  ...CHECKS.map(({ name, run }) => ({ name, run: async () => ofCheck((await run()).code) })),
  { name: 'page', run: async () => ofCheck((await ensurePage()).code) },
  { name: 'unit tests', run: unit },
  { name: 'browser tests', run: browser },
];

async function unit(): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`];
  const { code } = await tool('vitest', 'vitest', ['run', ...reporters]);
  return settled(ofVitest(readReport(REPORTS.unit)), code);
}

async function browser(): Promise<Tally> {
  if (!options.browser) {
    console.log('\n!!! BROWSER TESTS SKIPPED, as asked for by --no-browser\n');
    return { ...NOTHING, skipped: 1 };
  }
  const { code, missing } = await runBrowserTests(['--grep-invert', '@long']);
  if (missing === undefined) return settled(ofPlaywright(readReport(REPORTS.browser)), code);
  console.log(`\n!!! BROWSER TESTS NOT RUN: ${missing}\n`);
  return ofCheck(code);
}

const { values: options } = parseArgs({
  options: { browser: { type: 'boolean', default: true } },
  allowNegative: true,
});
for (const file of Object.values(REPORTS)) rmSync(file, { force: true });
let total = NOTHING;
for (const { name, run } of PARTS) {
  const start = Date.now();
  const tally = await run();
  total = add(total, tally);
  const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict}  ${name}: ${closingLine(tally)} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
