import { describe, expect, it } from 'vitest';
import { lab } from '../testing/lab.ts';

const labJson = async (...words: string[]) => JSON.parse((await lab(...words, '--json')).out);

describe('load', { timeout: 240_000 }, () => {
  it('measures growth, of sizes it understands', async () => {
    const { figures } = await labJson('growth', '--tables', '2', '--seconds', '1', '--warm', '1');
    expect(figures.map(({ tables }: { tables: number }) => tables)).toEqual([2]);
    for (const { cpuPerMove } of figures) expect(cpuPerMove).toBeGreaterThan(0);
    expect(await lab('growth', '--tables', '2,many')).toMatchObject({ code: 2 });
  });
});
