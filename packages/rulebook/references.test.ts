import { describe, expect, it } from 'vitest';
import { piecesOf, withTitles } from './references.ts';

const TITLES = {
  'BASE-DRIVE-01': { title: 'A drive' },
  'CARD-DRIVER': { title: 'Driver' },
  'CARD-04': { title: 'Any-time cards' },
};

describe('the text of a rule', () => {
  it('is plain where it refers to no other rule', () => {
    expect(piecesOf('A driver drives.', TITLES)).toEqual([{ words: 'A driver drives.', rule: null }]);
  });

  it('shows the title of every rule it refers to', () => {
    expect(piecesOf('One drive (“BASE-DRIVE-01”), see CARD-DRIVER and CARD-04', TITLES)).toEqual([
      { words: 'One drive (“', rule: null },
      { words: 'A drive', rule: 'BASE-DRIVE-01' },
      { words: '”), see ', rule: null },
      { words: 'Driver', rule: 'CARD-DRIVER' },
      { words: ' and ', rule: null },
      { words: 'Any-time cards', rule: 'CARD-04' },
    ]);
    expect(withTitles('One drive (see “BASE-DRIVE-01”).', TITLES)).toBe('One drive (see “A drive”).');
  });

  it('leaves an identifier that no rule has as it is', () => {
    expect(piecesOf('BASE-DRIVE-99', TITLES)).toEqual([{ words: 'BASE-DRIVE-99', rule: null }]);
  });
});
