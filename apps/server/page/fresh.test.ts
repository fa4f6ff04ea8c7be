import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFresh } from './fresh.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'race-fresh-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, second: number): string {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, second, second);
  return file;
}

describe('the built page', () => {
  it('is not fresh when it is not there', () => {
    expect(isFresh(root, join(root, 'apps/web/dist/index.html'))).toBe(false);
  });

  it('is fresh when it is younger than its sources', () => {
    write('apps/web/main.tsx', 10);
    write('packages/kernel/play.ts', 11);
    const built = write('apps/web/dist/index.html', 20);
    expect(isFresh(root, built)).toBe(true);
    write('packages/kernel/play.ts', 21);
    expect(isFresh(root, built)).toBe(false);
  });

  it('does not mind tests, papers and its own files', () => {
    const built = write('apps/web/dist/index.html', 20);
    for (const name of [
      'apps/web/dist/assets/x.js',
      'packages/a/b.test.ts',
      'apps/web/e2e/page.spec.ts',
      'packages/a/README.md',
      'packages/a/node_modules/x.js',
      'apps/server/main.ts',
    ])
      write(name, 30);
    expect(isFresh(root, built)).toBe(true);
  });
});
