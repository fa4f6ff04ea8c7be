// npm run mutation [-- --mutate 'packages/kernel/play.ts']: does a fault planted in the engine fail a test?
import { readFileSync, writeFileSync } from 'node:fs';
import { tool } from './tools.ts';

/**
 * Vitest 5 joins the names of suites and tests with ' > ', the runner still with ' ', so it would find no
 * test to run and call every mutant survived. Until the runner follows, its two lines are mended here.
 */
const RUNNER = new URL('../node_modules/@stryker-mutator/vitest-runner/dist/src/', import.meta.url);

function mend(file: string): void {
  const path = new URL(file, RUNNER);
  const source = readFileSync(path, 'utf8');
  if (source.includes("nameParts.join(' > ')")) return;
  if (!source.includes("nameParts.join(' ')"))
    throw new Error(`${file} of the mutation runner has changed: look at it anew`);
  writeFileSync(path, source.replace("nameParts.join(' ')", "nameParts.join(' > ')"));
}

mend('stryker-setup.js');
mend('test-helpers.js');
process.exitCode = (await tool('@stryker-mutator/core', 'stryker', ['run', ...process.argv.slice(2)])).code;
