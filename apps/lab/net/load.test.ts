import { describe, expect, it } from 'vitest';
import { lab } from '../testing/lab.ts';

const labJson = async (...words: string[]) => JSON.parse((await lab(...words, '--json')).out);

describe('load', { timeout: 240_000 }, () => {
  it('measures load of several processes beside one', async () => {
    const small = ['--tables', '2', '--seconds', '1', '--warm', '1'];
    const { figures } = await labJson('load', '--store', 'postgres', '--processes', '2', ...small);
    expect(figures).toMatchObject([
      { kind: 'SQLite, 1 process', databaseCpuPerMove: 0 },
      { kind: 'PostgreSQL, nats, 1 process' },
      { kind: 'PostgreSQL, nats, 2 processes' },
    ]);
    for (const { moves, cpuPerMove } of figures) {
      expect(moves).toBeGreaterThan(0);
      expect(cpuPerMove).toBeGreaterThan(0);
    }
    for (const { databaseCpuPerMove } of figures.slice(1)) expect(databaseCpuPerMove).toBeGreaterThan(0);
  });

  it('measures growth, of sizes it understands', async () => {
    const { figures } = await labJson('growth', '--tables', '2', '--seconds', '1', '--warm', '1');
    expect(figures.map(({ tables }: { tables: number }) => tables)).toEqual([2]);
    for (const { cpuPerMove } of figures) expect(cpuPerMove).toBeGreaterThan(0);
    expect(await lab('growth', '--tables', '2,many')).toMatchObject({ code: 2 });
  });
});
