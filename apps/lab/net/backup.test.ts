import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLab } from '../lab.ts';
import { LAB_SERVER, startChild } from './child.ts';
import { type Acknowledged, openTableClients } from './table-clients.ts';
import { type LoadPace, noTally } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'race-lab-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => join(folder, ...names);
const lab = async (...words: string[]) => {
  const { code, out, err } = await runLab([...words, '--json']);
  return { code, result: out === '' ? null : JSON.parse(out), err };
};

/** How many of these answers a store does not have as they were given. */
async function missing(file: string, table: string, answers: readonly Acknowledged[]): Promise<number> {
  const store = openSqlite(file);
  const kept = new Map((await store.lines(table)).map(({ seat, key, entry }) => [`${seat} ${key}`, entry]));
  const { held } = JSON.parse((await store.table(table))?.record ?? '{}');
  if (held != null) kept.set(`${held.seat} ${held.key}`, JSON.stringify(held.answer));
  await store.close();
  return answers.filter(({ seat, key, answer }) => kept.get(`${seat} ${key}`) !== answer).length;
}

describe('NET-07 a backup', { timeout: 120_000 }, () => {
  it('has every answer that was acknowledged before it began, while people play on; restored, they go on', async () => {
    const env = { LIMITS: 'off', WINDOW: '0' };
    const child = await startChild(LAB_SERVER, { ...env, DATA: at('data') });
    const pace: LoadPace = { pause: 5 };
    const clients = await openTableClients(child.port, { tally: noTally(), pace, seed: 5 });
    clients.go();
    await expect.poll(() => clients.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(40);
    const before = clients.acknowledged.slice();
    const made = await lab('backup', '--data', at('data'), '--to', at('copies', 'one.sqlite'));
    expect(made).toMatchObject({ code: 0, result: { tables: 1, differences: [] } });
    expect(made.result.lines).toBeGreaterThanOrEqual(before.length);
    await expect.poll(() => clients.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before.length);
    pace.pause = 'not yet';
    clients.close();
    await child.kill('SIGKILL');

    const restored = await lab('restore', '--from', at('copies', 'one.sqlite'), '--data', at('new'));
    expect(restored).toMatchObject({ code: 0, result: { tables: 1, differences: [] } });
    expect(await missing(at('new', 'race.sqlite'), clients.table, before)).toBe(0);
    const again = await startChild(LAB_SERVER, { ...env, DATA: at('new') });
    const back = await openTableClients(again.port, {
      tally: noTally(),
      pace: { pause: 0 },
      seed: 6,
      back: clients,
    });
    back.go();
    await expect.poll(() => back.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10);
    back.close();
    await again.kill('SIGTERM');
    expect(await missing(at('new', 'race.sqlite'), clients.table, [...before, ...back.acknowledged])).toBe(0);
  });

  it('is of the release that the store is of, and leaves nothing else behind', async () => {
    const fixture = join(import.meta.dirname, '../../../packages/store/fixtures/first-release.sqlite');
    copyFileSync(fixture, at('race.sqlite'));
    const versionOf = (file: string) => {
      const raw = new DatabaseSync(file, { readOnly: true });
      const version = raw.prepare('PRAGMA user_version').get()?.user_version;
      raw.close();
      return version;
    };
    const version = versionOf(at('race.sqlite'));
    expect(await lab('backup', '--data', folder, '--to', at('copy.sqlite'))).toMatchObject({ code: 0 });
    expect(versionOf(at('copy.sqlite'))).toBe(version);
    await lab('restore', '--from', at('copy.sqlite'), '--data', at('new'));
    expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'new', 'race.sqlite']);
    expect(readdirSync(at('new'))).toEqual(['race.sqlite']);
  });

  it('replaces nothing, and neither does restoring it', async () => {
    await openSqlite(at('race.sqlite')).close();
    writeFileSync(at('there'), 'mine');
    expect(await lab('backup', '--data', folder, '--to', at('there'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('a backup never overwrites a file'),
    });
    expect(readFileSync(at('there'), 'utf8')).toBe('mine');
    await lab('backup', '--data', folder, '--to', at('copy.sqlite'));
    expect(await lab('restore', '--from', at('copy.sqlite'), '--data', folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('move it away first'),
    });
    rmSync(at('race.sqlite'));
    writeFileSync(at('race.sqlite-wal'), 'left behind');
    expect(await lab('restore', '--from', at('copy.sqlite'), '--data', folder)).toMatchObject({ code: 2 });
  });

  it.each([
    ['no file', null],
    ['no store', 'hello'],
    ['an empty file', ''],
  ])('is refused where there is %s', async (_what, content) => {
    if (content !== null) writeFileSync(at('file'), content);
    const refused = await lab('restore', '--from', at('file'), '--data', at('new'));
    expect(refused.code).toBe(2);
    expect(existsSync(at('new', 'race.sqlite'))).toBe(false);
    expect(await lab('backup', '--data', at('nowhere'), '--to', at('copy'))).toMatchObject({ code: 2 });
  });

  it('that is damaged is refused', async () => {
    const store = openSqlite(at('race.sqlite'));
    const person = (n: number) => ({ person: `p${n}`, name: 'x'.repeat(500), made: 1 });
    await store.commit(
      Array.from({ length: 200 }, (_, n) => ({ write: 'person', person: person(n) }) as const),
    );
    await store.close();
    await lab('backup', '--data', folder, '--to', at('copy.sqlite'));
    const bytes = readFileSync(at('copy.sqlite'));
    bytes.fill(0x5a, 8_192, bytes.length - 8_192);
    writeFileSync(at('copy.sqlite'), bytes);
    expect(await lab('restore', '--from', at('copy.sqlite'), '--data', at('new'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be used'),
    });
  });
});
