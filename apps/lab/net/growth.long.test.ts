import { served } from '@race/store/testing/served.ts';
import { describe, expect, it } from 'vitest';
import { lab } from '../testing/lab.ts';

const labJson = async (...words: string[]) => JSON.parse((await lab(...words, '--json')).out);

describe('growth', { timeout: 240_000 }, () => {
  it('is measured, of sizes it understands', async () => {
    const { figures } = await labJson('growth', '--tables', '2', '--seconds', '1', '--warm', '1');
    expect(figures.map(({ tables }: { tables: number }) => tables)).toEqual([2]);
    for (const { cpuPerMove } of figures) expect(cpuPerMove).toBeGreaterThan(0);
    expect(await lab('growth', '--tables', '2,many')).toMatchObject({ code: 2 });
  });

  it('refuses numbers of processes, affinities and balancers that it does not know', async () => {
    for (const words of [
      ['load', '--store', 'postgres', '--processes', '1,0'],
      ['load', '--store', 'postgres', '--processes', '17'],
      ['load', '--store', 'postgres', '--affinity', 'maybe'],
      ['proxy', '--balancers', 'caddy,traefik'],
    ])
      expect(await lab(...words)).toMatchObject({ code: 2 });
  });

  it('measures several servers with and without affinity', async ({ skip }) => {
    if ((await served('postgres')) === null || (await served('nats')) === null) return skip();
    const plan = ['--processes', '1,2', '--tables', '2', '--seconds', '1', '--warm-moves', '100'];
    const { rows, ...more } = await labJson('load', '--store', 'postgres', ...plan);
    expect(more).toEqual({});
    const names = [
      'processes',
      'affinity',
      'serverUsPerMove',
      'databaseUsPerMove',
      'messagesPerMove',
      'p50Ms',
      'p99Ms',
    ];
    expect(rows.map((row: object) => Object.keys(row))).toEqual(Array(4).fill(names));
    expect(
      rows.map(({ processes, affinity }: { processes: number; affinity: string }) => [processes, affinity]),
    ).toEqual([
      [1, 'on'],
      [1, 'off'],
      [2, 'on'],
      [2, 'off'],
    ]);
  });
});
