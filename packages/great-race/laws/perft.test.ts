import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { perftTable } from './perft-table.ts';

const FILE = fileURLToPath(new URL('../recorded/perft.json', import.meta.url));

describe('the number of answer sequences', () => {
  it('is what it was, in every named position', () => {
    const table = perftTable();
    expect(Object.keys(table).length).toBeGreaterThanOrEqual(8);
    expect(table).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  });
});
