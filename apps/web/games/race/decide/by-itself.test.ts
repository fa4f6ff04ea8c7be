import type { Answer } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { onlyAnswer } from './by-itself.ts';

const PAY: Answer = { do: 'pay' };

describe('a question with one answer', () => {
  it('is not asked', () => {
    expect(onlyAnswer([PAY], { kind: 'entry', isWatched: false })).toBe(PAY);
    expect(onlyAnswer([PAY, { do: 'guard' }], { kind: 'entry', isWatched: false })).toBeNull();
    expect(onlyAnswer([], { kind: 'entry', isWatched: false })).toBeNull();
  });

  it('is not asked either where the other answers are cards that do not help', () => {
    const stop: Answer = { do: 'stop' };
    const can: Answer = { do: 'play', card: 'jerrycan' };
    const guide: Answer = { do: 'play', card: 'guide' };
    expect(onlyAnswer([stop, can], { kind: 'halt', isWatched: false })).toBe(stop);
    expect(onlyAnswer([stop, can], { kind: 'halt', isWatched: true })).toBeNull();
    expect(onlyAnswer([stop, guide], { kind: 'halt', isWatched: false, helping: [guide] })).toBeNull();
    expect(onlyAnswer([stop, can], { kind: 'drive', isWatched: false })).toBeNull();
  });

  it('CARD-06 is asked where others could tell from it what is held', () => {
    expect(onlyAnswer([PAY], { kind: 'entry', isWatched: true })).toBeNull();
    const decline: Answer = { do: 'decline' };
    expect(onlyAnswer([decline], { kind: 'window', isWatched: false })).toBeNull();
    const target: Answer = { do: 'target', seat: 1 };
    expect(onlyAnswer([target], { kind: 'target', isWatched: true })).toBe(target);
  });

  it('takes the first of the drawn tiles in hand: another can be taken instead', () => {
    const tiles: Answer[] = [
      { do: 'hold', tile: '1p' },
      { do: 'hold', tile: '2p' },
    ];
    expect(onlyAnswer(tiles, { kind: 'lay', isWatched: true })).toBe(tiles[0]);
  });
});
