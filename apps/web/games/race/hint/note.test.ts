import { describe, expect, it } from 'vitest';
import { figuresOf } from './note.tsx';

const compared = (chance: number, difference: number, width: number) =>
  figuresOf({
    chance,
    difference,
    low: difference - width,
    high: difference + width,
    worlds: 48,
    reason: 'way',
  });

describe('what was estimated', () => {
  it('is told as races of a hundred', () => {
    expect(compared(0.463, 0.08, 0.021)).toEqual({ chance: 46, more: 8, low: 6, high: 10, isClear: true });
  });

  it('is not clear where it may be chance, or is nothing to speak of', () => {
    expect(compared(0.5, 0.03, 0.04)).toMatchObject({ low: 0, isClear: false });
    expect(compared(0.5, 0.003, 0.001)).toMatchObject({ isClear: false });
  });
});
