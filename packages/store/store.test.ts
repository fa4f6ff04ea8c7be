import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryStore, openPostgres, openSqlite } from './index.ts';
import { conforms } from './testing/conformance.ts';
import { row } from './testing/kept.ts';
import { served } from './testing/served.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;

const fresh = () => join(folder, `${++made}`, 'race.sqlite');

conforms('memory', async () => memoryStore());
conforms('sqlite', async () => openSqlite(fresh()));
if ((await served('postgres')) !== null)
  conforms('postgres', async () => openPostgres((await served('postgres')) ?? ''));

describe('a store in a file', () => {
  it('is there again when it is opened again', async () => {
    const file = fresh();
    const first = openSqlite(file);
    await first.commit([{ write: 'person', person: { person: 'p', name: 'P', made: 1 } }]);
    await first.close();
    const second = openSqlite(file);
    expect(await second.person('p')).toEqual({ person: 'p', name: 'P', made: 1 });
    await second.close();
  });

  it('refuses a second writer of the same line in another process', async () => {
    const file = fresh();
    const [one, two] = [openSqlite(file), openSqlite(file)];
    const line = { line: 1, seat: 0, entry: '{}', key: 'k', at: 1, question: 1, checksum: 0 };
    expect(await one.commit([{ write: 'line', table: 'a', line }])).toEqual(['written']);
    expect(await two.commit([{ write: 'line', table: 'a', line }])).toEqual(['conflict']);
    await one.close();
    await two.close();
  });

  it('says which value it cannot read', async () => {
    const file = fresh();
    const store = openSqlite(file);
    await store.commit([{ write: 'table', row: row('a') }]);
    const raw = new DatabaseSync(file);
    raw.exec("UPDATE tables SET people = '[7]'");
    await expect(store.table('a')).rejects.toThrow('no valid people: Invalid type: Expected string');
    raw.exec("UPDATE tables SET people = 'Anna'");
    await expect(store.table('a')).rejects.toThrow('no valid people: Invalid JSON');
    raw.close();
    await store.close();
  });

  it('of a later release is left alone', async () => {
    const file = fresh();
    await openSqlite(file).close();
    const raw = new DatabaseSync(file);
    raw.exec('PRAGMA user_version = 99');
    raw.close();
    expect(() => openSqlite(file)).toThrow('later release');
  });
});
