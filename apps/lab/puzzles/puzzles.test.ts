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
});
