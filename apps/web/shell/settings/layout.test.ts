import { describe, expect, it } from 'vitest';
import { fits } from './layout.ts';

describe('a table stands still', () => {
  const desktop = { width: 1280, height: 800 };
  const phone = { width: 390, height: 844 };

  it('with default letters on any screen', () => {
    expect(fits(16, desktop, 'wide')).toBe(true);
    expect(fits(16, { width: 320, height: 568 }, 'tall')).toBe(true);
    expect(fits(16, { width: 667, height: 375 }, 'flat')).toBe(true);
  });

  it('with larger ones as far as there is room', () => {
    expect(fits(20, desktop, 'wide')).toBe(true);
    expect(fits(24, desktop, 'wide')).toBe(false);
    expect(fits(17, phone, 'tall')).toBe(true);
    expect(fits(20, phone, 'tall')).toBe(false);
    expect(fits(32, { width: 2560, height: 1440 }, 'wide')).toBe(true);
  });
});
