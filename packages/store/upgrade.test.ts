import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOfSqlite, openPostgres, openSqlite, type Store } from './index.ts';
import { STEPS } from './schema.ts';
import { line, row } from './testing/kept.ts';
import { served } from './testing/served.ts';

/** What the release after this one might add. */
const NEXT = [
  ...STEPS,
  `
  ALTER TABLE tables ADD COLUMN weather TEXT NOT NULL DEFAULT 'dry';
  CREATE TABLE medals (person TEXT PRIMARY KEY, medal TEXT NOT NULL);
  CREATE INDEX medals_medal ON medals (medal);
  UPDATE tables SET weather = 'wet' WHERE stage = 'over'
  `,
];
const BROKEN = [...STEPS, 'CREATE TABLE medals (person TEXT PRIMARY KEY); UPDATE nowhere SET medal = 1'];

const folder = mkdtempSync(join(tmpdir(), 'race-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FIRST_RELEASE = join(import.meta.dirname, 'fixtures', 'first-release.sqlite');

/** A store of this release, with a race that is over, one under way, and a table that waits. */
async function ofThisRelease(name: string): Promise<string> {
  const file = join(folder, name);
  copyFileSync(FIRST_RELEASE, file);
  await openSqlite(file).close();
  return file;
}

async function contents(store: Store) {
  const tables = await store.tablesAfter('', 1_000);
  return Promise.all(tables.map(async (table) => ({ table, lines: await store.lines(table.table) })));
}

describe('the next release', () => {
  it('opens a file of this one with every table and every line, and plays on', async () => {
    const file = await ofThisRelease('next.sqlite');
    const now = openSqlite(file);
    const before = await contents(now);
    await now.close();
    expect(before.length).toBeGreaterThan(2);
    expect(before.flatMap(({ lines }) => lines).length).toBeGreaterThan(100);

    const next = openSqlite(file, { isChecked: true, steps: NEXT });
    expect(await contents(next)).toEqual(before);
    const longest = before.toSorted((a, b) => b.lines.length - a.lines.length)[0];
    const more = line((longest?.lines.length ?? 0) + 1);
    const table = longest?.table.table ?? '';
    expect(await next.commit([{ write: 'line', table, line: more }])).toEqual(['written']);
    await next.close();

    const again = openSqlite(file, { steps: NEXT });
    expect((await again.lines(table)).at(-1)).toEqual(more);
    await again.close();
  });

  it('leaves a file that it cannot migrate as it was', async () => {
    const file = await ofThisRelease('broken.sqlite');
    const now = openSqlite(file);
    const before = await contents(now);
    await now.close();
    expect(() => openSqlite(file, { steps: BROKEN })).toThrow('nowhere');
    const after = openSqlite(file, { isChecked: true });
    expect(await contents(after)).toEqual(before);
    await after.close();
    await openSqlite(file, { steps: NEXT }).close();
  });

  it('cannot be undone: this release refuses its file and leaves it unchanged', async () => {
    const file = await ofThisRelease('later.sqlite');
    await openSqlite(file, { steps: NEXT }).close();
    const bytes = readFileSync(file);
    expect(() => openSqlite(file)).toThrow('later release');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe('a store from before the first release', () => {
  it('is refused with the reason, and left as it was', () => {
    const file = join(folder, 'unreleased.sqlite');
    const old = new DatabaseSync(file);
    old.exec('CREATE TABLE tables (table_id TEXT PRIMARY KEY, matter TEXT); PRAGMA user_version = 15');
    old.close();
    const bytes = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(/before the first release \(15\) and cannot be opened/);
    expect(faultOfSqlite(file)).toMatch('before the first release');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe.runIf((await served('postgres')) !== null)('the next release in PostgreSQL', () => {
  it('refuses a database from before the first release', async () => {
    const address = (await served('postgres')) ?? '';
    await (await openPostgres(address)).close();
    const raw = new pg.Client(address);
    await raw.connect();
    await raw.query('UPDATE store_release SET release = 15');
    await raw.end();
    await expect(openPostgres(address)).rejects.toThrow('before the first release');
  });

  it('migrates the database while processes of this one go on', async () => {
    const address = (await served('postgres')) ?? '';
    const now = await openPostgres(address);
    await now.commit([
      { write: 'table', row: row('a', { stage: 'racing' }) },
      { write: 'line', table: 'a', line: line(1) },
    ]);
    const before = await contents(now);
    const next = await openPostgres(address, NEXT);
    expect(await contents(next)).toEqual(before);
    expect(await now.commit([{ write: 'line', table: 'a', line: line(2) }])).toEqual(['written']);
    expect(await now.commit([{ write: 'table', row: row('b') }])).toEqual(['written']);
    expect(await next.commit([{ write: 'line', table: 'a', line: line(3) }])).toEqual(['written']);
    expect(await now.lines('a')).toEqual(await next.lines('a'));
    await now.close();
    await next.close();
    await expect(openPostgres(address)).rejects.toThrow('later release');
  });

  it('changes nothing where it cannot migrate', async () => {
    const address = (await served('postgres')) ?? '';
    const now = await openPostgres(address);
    await now.commit([{ write: 'table', row: row('a') }]);
    const before = await contents(now);
    await expect(openPostgres(address, BROKEN)).rejects.toThrow('nowhere');
    expect(await contents(now)).toEqual(before);
    await now.close();
    await (await openPostgres(address, NEXT)).close();
  });
});
