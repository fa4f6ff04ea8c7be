import { describe, expect, it } from 'vitest';
import { pipsOf } from './parts.tsx';

describe('a die', () => {
  it.each([1, 2, 3, 4, 5, 6])('shows %i', (face) => {
    const pips = pipsOf(face);
    expect(pips).toHaveLength(face);
    expect(new Set(pips.map(String)).size).toBe(face);
  });
});
