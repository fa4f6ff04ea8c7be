import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

const name = (text: string, x: number, y: number) => ({ text, x, y, anchor: 'middle' as const });

describe('names that come close', () => {
  it('stay where they are while there is room', () => {
    const names = [name('Porto-Novo', 0, 0), name('Zinder', 90, 0)];
    expect(spread(names, 1)).toEqual(names);
  });

  it('make room for each other by a line', () => {
    const [first, second] = spread([name('Porto-Novo', 0, 0), name('Zinder', 50, 0)], 1);
    expect(first?.y).toBe(0);
    expect(second?.y).toBe(12);
  });

  it('need more room the larger they are', () => {
    const names = [name('Porto-Novo', 0, 0), name('Zinder', 70, 0)];
    expect(spread(names, 1)).toEqual(names);
    expect(spread(names, 1.6)).not.toEqual(names);
  });
});
