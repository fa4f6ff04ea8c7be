import { describe, expect, it } from 'vitest';
import { piecesOf, spacesIn } from './named-places.tsx';

const MANAUS = { space: 7, words: ['onto the space south of Manaus', 'the space south of Manaus'] };
const LIMA = { space: 9, words: ['to Lima', 'Lima'] };

describe('a sentence that names places', () => {
  it('is taken apart at their names, and nothing of it is lost', () => {
    const told = 'Delatour drives onto the space south of Manaus, then to Lima.';
    const pieces = piecesOf(told, [MANAUS, LIMA]);
    expect(pieces.filter(({ space }) => space !== null)).toEqual([
      { words: 'onto the space south of Manaus', space: 7 },
      { words: 'to Lima', space: 9 },
    ]);
    expect(pieces.map(({ words }) => words).join('')).toBe(told);
  });

  it('stays whole where it names none of them', () => {
    expect(piecesOf('Delatour passes.', [MANAUS])).toEqual([{ words: 'Delatour passes.', space: null }]);
  });

  it('knows its places from the event', () => {
    expect(spacesIn({ key: 'tilesTargeted', seat: 0, card: 'con-artist', spaces: [3, 4] })).toEqual([3, 4]);
    expect(spacesIn({ key: 'stopped', seat: 0, space: 5 })).toEqual([5]);
    expect(spacesIn({ key: 'crewPassed', seat: 0, guards: 1 })).toEqual([]);
  });
});
