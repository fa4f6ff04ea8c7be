import { describe, expect, it } from 'vitest';
import { inMegabytes, isNearlyFull } from './space.ts';

const MB = 1_048_576;

describe('room on this device', () => {
  it('is running out when nine tenths are used, or when the next races would not fit', () => {
    expect(isNearlyFull({ used: 910 * MB, whole: 1000 * MB })).toBe(true);
    expect(isNearlyFull({ used: 16 * MB, whole: 20 * MB })).toBe(true);
  });

  it('is not, as long as there is enough', () => {
    expect(isNearlyFull({ used: 800 * MB, whole: 1000 * MB })).toBe(false);
    expect(isNearlyFull({ used: 3 * MB, whole: 20 * MB })).toBe(false);
  });

  it('is not, where the browser says nothing', () => {
    expect(isNearlyFull({ used: 0, whole: 0 })).toBe(false);
  });

  it('is told in megabytes', () => {
    expect(inMegabytes(2.46 * MB)).toBe(2.5);
  });
});
