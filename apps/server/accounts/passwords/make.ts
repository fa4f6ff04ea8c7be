// Makes common.bloom from lists of passwords: `node make.ts LONG… -- SHORT…`. README.md says where the lists come from.
import { readFileSync, writeFileSync } from 'node:fs';
import { SHORTEST_PASSWORD } from '@race/protocol';
import { makeFilter } from './bloom.ts';
import { foldPassword } from './guessable.ts';

/** Shorter words are found in almost everything. */
const SHORTEST_WORD = 4;

/** One password on each line, or a list in JSON. */
function passwordsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const list: readonly string[] = file.endsWith('.json') ? JSON.parse(text) : text.split('\n');
  return list.map(foldPassword);
}

const files = process.argv.slice(2);
const middle = files.indexOf('--');
const long = files.slice(0, middle).flatMap(passwordsIn);
const short = files.slice(middle + 1).flatMap(passwordsIn);
const stored = new Set([
  ...long.filter((one) => one.length >= SHORTEST_PASSWORD),
  ...short.filter((one) => one.length >= SHORTEST_WORD),
]);
const filter = makeFilter(stored);
writeFileSync(new URL('common.bloom', import.meta.url), filter);
process.stdout.write(`${stored.size} passwords, ${filter.length} bytes\n`);
