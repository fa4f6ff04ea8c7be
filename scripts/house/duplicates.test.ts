import { describe, expect, it } from 'vitest';
import { duplicatedLines } from './duplicates.ts';

const file = (...lines: readonly string[]) => ({ text: `${lines.join('\n')}\n` });
const run = (...names: readonly string[]) => names.map((name) => `start(${name});`);

describe('duplicated lines', () => {
  it('are those of six or more that stand in two files, in both of them', () => {
    const shared = run('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(duplicatedLines([file('one', ...shared), file(...shared, 'two', 'three')])).toBe(14);
  });

  it('are compared without indentation and empty lines', () => {
    const shared = run('a', 'b', 'c', 'd', 'e', 'f');
    const indented = shared.flatMap((line) => ['', `    ${line}`]);
    expect(duplicatedLines([file(...shared), file(...indented)])).toBe(12);
  });

  it('are none in runs of five, or where one name differs', () => {
    const five = run('a', 'b', 'c', 'd', 'e');
    expect(duplicatedLines([file(...five), file(...five)])).toBe(0);
    expect(duplicatedLines([file(...five, 'one'), file(...five, 'two')])).toBe(0);
  });

  it('are found within one file, and counted once each', () => {
    const shared = run('a', 'b', 'c', 'd', 'e', 'f');
    expect(duplicatedLines([file(...shared, 'between', ...shared, 'again', ...shared)])).toBe(18);
  });
});
