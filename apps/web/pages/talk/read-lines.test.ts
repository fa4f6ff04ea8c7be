import { describe, expect, it } from 'vitest';
import { mayMute, readIn, readUpTo } from './read-lines.ts';

describe('how far a chat was read', () => {
  it('is saved for each table', () => {
    const saved = readIn(readIn(null, 'one', 3), 'two', 5);
    expect([readUpTo(saved, 'one'), readUpTo(saved, 'two'), readUpTo(saved, 'three')]).toEqual([3, 5, 0]);
    expect(readUpTo(readIn(saved, 'one', 9), 'one')).toBe(9);
  });

  it('is forgotten for the table that was read longest ago', () => {
    let saved: string | null = null;
    for (let n = 0; n < 21; n++) saved = readIn(saved, `table-${n}`, n + 1);
    expect(readUpTo(saved, 'table-0')).toBe(0);
    expect(readUpTo(saved, 'table-1')).toBe(2);
  });

  it('is nothing where what was saved cannot be read', () => {
    expect(readUpTo('<b> 3\none two\none -4', 'one')).toBe(0);
  });
});

describe('muting', () => {
  it('is offered for who has spoken, and for who is muted', () => {
    const lines = [{ seat: 1 }, { seat: null }];
    expect([0, 1, 2].map((seat) => mayMute({ lines, muted: [2] }, seat))).toEqual([false, true, true]);
    expect(mayMute({ lines: [], muted: [] }, 1)).toBe(false);
  });
});
