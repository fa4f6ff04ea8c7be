import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@race/store';
import { afterAll, describe, expect, it } from 'vitest';
import { runLab } from '../lab.ts';
import { LAB_SERVER, startChild } from './child.ts';
import { openTableClients } from './table-clients.ts';
import { noTally } from './tally.ts';
import { verifyStore } from './verify-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-lab-net-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lab = async (...words: string[]) => {
  const { code, out } = await runLab([...words, '--json']);
  return { code, result: JSON.parse(out) };
};

describe('the laboratory over the network', { timeout: 120_000 }, () => {
  it('kills, and finds every acknowledged answer again', async () => {
    const { code, result } = await lab('kill', '--kills', '2');
    expect(code).toBe(0);
    expect(result).toMatchObject({ kills: 2, lost: 0, changed: 0 });
  });

  it('plays every game again of a store that the first release left', async () => {
    const file = join(folder, 'first-release.sqlite');
    copyFileSync(join(import.meta.dirname, '../../../packages/store/fixtures/first-release.sqlite'), file);
    const { code, result } = await lab('verify-store', file);
    expect({ code, ...result }).toMatchObject({ code: 0, tables: 3, differences: [] });
    expect(result.lines).toBeGreaterThan(200);
  });

  it('plays stored games again, and sees a line that was changed', async () => {
    const child = await startChild(LAB_SERVER, { DATA: folder, LIMITS: 'off', WINDOW: '0' });
    const clients = await openTableClients(child.port, { tally: noTally(), pace: { pause: 0 }, seed: 3 });
    await expect.poll(() => clients.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(30);
    clients.close();
    await child.kill('SIGKILL');
    const file = join(folder, 'race.sqlite');
    expect(await lab('verify-store', file)).toMatchObject({
      code: 0,
      result: { tables: 1, differences: [] },
    });
    const store = openSqlite(file);
    const lines = store.lines;
    store.lines = async (table) =>
      (await lines(table)).map((line) => (line.line === 9 ? { ...line, checksum: line.checksum + 1 } : line));
    expect((await verifyStore(store, () => undefined)).differences).toMatchObject([
      { line: 9, problem: 'another position' },
    ]);
    await store.close();
  });
});
