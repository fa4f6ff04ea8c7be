import { describe, expect, it } from 'vitest';
import { readSeen, withSeen } from './here.tsx';

describe('what a seat has seen', () => {
  it('is the line at which it looked last', () => {
    const all = withSeen(withSeen([], ['a/0', 3]), ['a/1', 5]);
    expect(withSeen(all, ['a/0', 8])).toEqual([
      ['a/1', 5],
      ['a/0', 8],
    ]);
  });

  it('is forgotten of those who have not looked for longest', () => {
    let all = readSeen(null);
    for (let race = 0; race < 100; race++) all = withSeen(all, [`r${race}/0`, race]);
    expect(all).toHaveLength(60);
    expect(all.at(0)).toEqual(['r40/0', 40]);
  });

  it('is read from what was kept, whatever else stands there', () => {
    expect(readSeen('a/0 12\nnonsense\n\nb/1 x\nb/1 4')).toEqual([
      ['a/0', 12],
      ['b/1', 4],
    ]);
  });
});
