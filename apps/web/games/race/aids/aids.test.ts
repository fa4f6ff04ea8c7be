import { describe, expect, it } from 'vitest';
import { AIMS, aimOf, KEY_OF } from './aids.tsx';

describe('keys at the table', () => {
  it('lead where they say, with and without Shift', () => {
    expect(aimOf('q')).toBe('question');
    expect(aimOf('Q')).toBe('question');
    expect(aimOf('?')).toBe('help');
    expect(aimOf('x')).toBeNull();
  });

  it('are one for each aim, and none is the key of the sound or of advice', () => {
    const keys = AIMS.map((aim) => KEY_OF[aim]);
    expect(new Set([...keys, 'M', 'H']).size).toBe(AIMS.length + 2);
  });
});
