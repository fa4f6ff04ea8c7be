import { describe, expect, it } from 'vitest';
import { onwardFrom } from './onward.ts';

const along = (...spaces: readonly number[]) => ({ from: 3, spaces });
const now = { at: 5, isDriving: true, hasRevealed: false };

describe('an agreed way', () => {
  it('goes on by itself after a question about its price', () => {
    expect(onwardFrom(along(4, 5, 6, 7), now)).toEqual({ spaces: [6, 7], isSure: true });
  });

  it('is asked for anew when something was revealed on it', () => {
    expect(onwardFrom(along(4, 5, 6), { ...now, hasRevealed: true })).toEqual({ spaces: [6], isSure: false });
  });

  it('is taken from its beginning once the gate is passed', () => {
    const atGate = { ...now, at: 3, hasRevealed: true };
    expect(onwardFrom(along(4, 5), atGate)).toEqual({ spaces: [4, 5], isSure: true });
  });

  it('is over at its end, off its spaces, and when the drive is', () => {
    expect(onwardFrom(along(4, 5), now)).toBeNull();
    expect(onwardFrom(along(4, 6), now)).toBeNull();
    expect(onwardFrom(along(4, 5, 6), { ...now, isDriving: false })).toBeNull();
  });
});
