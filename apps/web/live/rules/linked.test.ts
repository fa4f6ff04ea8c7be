import { describe, expect, it } from 'vitest';
import { linked } from './linked.ts';

describe('the text of a rule', () => {
  it('is plain where it names no other rule', () => {
    expect(linked('A driver drives.')).toEqual([{ words: 'A driver drives.', rule: null }]);
  });

  it('leads to every rule it names', () => {
    expect(linked('One drive (BASE-DRIVE-01), as CARD-DRIVER has it, too. CARD-04')).toEqual([
      { words: 'One drive (', rule: null },
      { words: 'BASE-DRIVE-01', rule: 'BASE-DRIVE-01' },
      { words: '), as ', rule: null },
      { words: 'CARD-DRIVER', rule: 'CARD-DRIVER' },
      { words: ' has it, too. ', rule: null },
      { words: 'CARD-04', rule: 'CARD-04' },
    ]);
  });

  it('leads nowhere where there is no such rule', () => {
    expect(linked('BASE-DRIVE-99').map(({ rule }) => rule)).toEqual([null]);
  });
});
