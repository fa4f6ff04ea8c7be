import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';
import { table } from './table.ts';

describe('a table', () => {
  it('puts columns under each other and numbers to the right', () => {
    expect(
      table([
        ['case', 'count'],
        ['a', 5],
        ['longer', 12345],
        ['half', 0.5],
      ]),
    ).toBe('case    count\na            5\nlonger  12,345\nhalf       0.5');
  });
});

describe('a progress line', () => {
  const written: string[] = [];
  const to = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 });

  it('is for terminals only', () => {
    progressOf(to(false)).show(1, 2, 'games');
    expect(written).toEqual([]);
  });

  it('says how far it is, and is wiped at the end', () => {
    const progress = progressOf(to(true));
    progress.show(1, 2, 'games');
    progress.show(1, 2, 'games');
    progress.end();
    expect(written).toHaveLength(2);
    expect(written[0]).toContain('1 of 2 games');
  });
});
