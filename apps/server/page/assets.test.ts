import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packAssets, readAssets, unpackAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a packed page', () => {
  it('is the same page', () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${'<p>long</p>'.repeat(100)}`);
    writeFileSync(join(folder, 'assets', 'font-12345678.woff2'), Buffer.from([0, 255, 128]));
    const read = readAssets(folder);
    const unpacked = unpackAssets(packAssets(read));
    expect(unpacked).toEqual(read);
    expect(Buffer.isBuffer(unpacked.get('/')?.coded.br)).toBe(true);
  });
});
