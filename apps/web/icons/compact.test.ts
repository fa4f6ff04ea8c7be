import { describe, expect, it } from 'vitest';
import { compactPath } from './compact.ts';

describe('the path of an icon in whole numbers', () => {
  it('says each command once, and parts numbers by as little as it can', () => {
    expect(compactPath('M10 10L20.2 10L20 30.4H5V7z')).toBe('m10 10l10 0 0 20h-15v-23z');
  });

  it('takes lines after a move for lines', () => {
    expect(compactPath('m1 1 2 2m3 3')).toBe('m1 1l2 2m3 3');
  });

  it('lets no error add up', () => {
    const long = `M0 0${'h.4'.repeat(100)}`;
    const [, ...steps] = compactPath(long).split('h');
    expect(
      steps
        .join(' ')
        .split(' ')
        .map(Number)
        .reduce((sum, step) => sum + step),
    ).toBe(40);
  });

  it('counts from where a closed line began', () => {
    expect(compactPath('M10 10h5v5zl1 1')).toBe('m10 10h5v5zl1 1');
  });

  it('bends as it was bent', () => {
    expect(compactPath('M10 10c1.2 1.2 3.4 3.4 5.6 5.6s1 1 2 2q1 0 2 0')).toBe(
      'm10 10c1 1 3 3 6 6s1 1 2 2q1 0 2 0',
    );
  });

  it('keeps the shape of an arc', () => {
    expect(compactPath('M10 10a26.09 26.1 0 0 1-2.4 3.6A5 5 0 1 0 4 4')).toBe(
      'm10 10a26 26 0 0 1-2 4 5 5 0 1 0-4-10',
    );
  });

  it('refuses what it does not know', () => {
    expect(() => compactPath('M0 0B1 1')).toThrow('B');
  });
});
