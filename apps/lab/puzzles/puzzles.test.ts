import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPuzzles } from '@race/study/pack.ts';
import { describe, expect, it } from 'vitest';
import { runLab } from '../lab.ts';

describe('lab puzzles --verify', () => {
  it('weighs puzzles that ship again, and prints how many are confirmed', async () => {
    const { code, out } = await runLab('puzzles --verify --sample 2 --seed 3 --threads 1 --json'.split(' '));
    const { puzzles, checked, confirmed } = JSON.parse(out);
    expect(puzzles).toBeGreaterThan(50);
    expect(checked).toBe(2);
    expect(confirmed).toBe(2);
    expect(code).toBe(0);
  });

  it('refuses a file that is no list of puzzles', async () => {
    const { code, err } = await runLab(['puzzles', '--verify', 'package.json']);
    expect(code).toBe(2);
    expect(err).toContain('package.json is no list of puzzles');
  });

  it('merges files into one without doubles, and refuses what it cannot do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
    const [out, pack] = [join(folder, 'all.json'), 'packages/study/packs/1.json'];
    const { code } = await runLab(['puzzles', pack, pack, '--merge', '--most', '20', '--out', out]);
    expect(code).toBe(0);
    expect(readPuzzles(readFileSync(out, 'utf8'))).toHaveLength(20);
    rmSync(folder, { recursive: true });
    for (const [words, fault] of [
      ['--merge --out x.json', 'nothing to merge'],
      [`${pack} --merge`, '--out FILE'],
      [`${pack} --merge --verify --out x.json`, 'one of'],
      [pack, 'files are for'],
      ['--modules chess', 'no module “chess”'],
    ] as const) {
      const refused = await runLab(['puzzles', ...words.split(' ')]);
      expect(refused.code).toBe(2);
      expect(refused.err).toContain(fault);
    }
  });
});
