import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySqlite, isDamage, lockSqlite, openSqlite } from './index.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'race-private-')), 'data');
  file = join(folder, 'race.sqlite');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const guest = (name: string) => ({ write: 'person', person: { person: 'p', name, made: 1 } }) as const;

describe.skipIf(process.platform === 'win32')('who may read a store', () => {
  it('is its owner alone, with all that lies beside it', async () => {
    const store = openSqlite(file);
    await store.commit([guest('Ada')]);
    for (const end of ['', '-wal', '-shm']) expect(modeOf(file + end)).toBe('600');
    expect(modeOf(folder)).toBe('700');
    await store.close();
  });

  it('is its owner alone, although it was made otherwise', async () => {
    await openSqlite(file).close();
    chmodSync(file, 0o644);
    chmodSync(folder, 0o755);
    await openSqlite(file).close();
    expect([modeOf(file), modeOf(folder)]).toEqual(['600', '700']);
  });

  it('does not close a folder in which others keep things', async () => {
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, 'letters.txt'), 'dear Ben');
    chmodSync(folder, 0o755);
    await openSqlite(file).close();
    expect([modeOf(file), modeOf(folder)]).toEqual(['600', '755']);
  });

  it('is the owner alone of a backup, too', async () => {
    await openSqlite(file).close();
    await copySqlite(file, join(folder, 'backup.sqlite'));
    expect(modeOf(join(folder, 'backup.sqlite'))).toBe('600');
  });
});

describe('what is deleted', () => {
  it('cannot be read in the file any more', async () => {
    const store = openSqlite(file);
    await store.commit([guest('Walburga Unforgotten')]);
    await store.commit([{ write: 'forget', person: 'p' }]);
    await store.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(readFileSync(file, 'latin1')).not.toContain('Unforgotten');
  });
});

describe('the lock of a store', () => {
  it('is held by one at a time, and can be had again', () => {
    const lock = lockSqlite(file);
    expect(lock).not.toBeNull();
    expect(lockSqlite(file)).toBeNull();
    lock?.release();
    const again = lockSqlite(file);
    expect(again).not.toBeNull();
    again?.release();
  });
});

describe('a damaged file', () => {
  /** Overwrites the page where the lines of tables begin. */
  const damage = (): void => {
    const raw = new DatabaseSync(file);
    const root = Number(
      raw.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'lines'").get()?.rootpage,
    );
    const size = Number(raw.prepare('PRAGMA page_size').get()?.page_size);
    raw.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, size * (root - 1), size * root);
    writeFileSync(file, bytes);
  };

  it('is refused when it is checked first', async () => {
    await openSqlite(file).close();
    damage();
    expect(() => openSqlite(file, { isChecked: true })).toThrow(/damaged .*restore a backup/);
  });

  it('is told from other faults', async () => {
    await openSqlite(file).close();
    damage();
    const store = openSqlite(file);
    const fault = await store.lines('x').then(
      () => null,
      (error: unknown) => error,
    );
    expect(isDamage(fault)).toBe(true);
    await store.close();
    expect(isDamage(Object.assign(new Error('database is locked'), { errcode: 5 }))).toBe(false);
    expect(isDamage(new Error('malformed'))).toBe(false);
  });
});
