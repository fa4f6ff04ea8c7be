import { describe, expect, it } from 'vitest';
import { deckOf, isReneId, LEVELS, nextOf, RENE_CARDS, reneCard, TARGETS } from './cards.ts';

describe('SOLO-15 what he takes in the bivouac', () => {
  it.each(LEVELS)('is one card when first and two when second, on level %i', (level) => {
    for (const id of deckOf(level)) {
      const { whenFirst, whenSecond } = reneCard(id);
      expect([whenFirst.length, new Set(whenSecond).size, whenSecond.length]).toEqual([1, 2, 2]);
    }
  });

  it('differs by card on levels 2 and 3', () => {
    for (const level of [2, 3] as const) {
      const taken = deckOf(level).map((id) => String(reneCard(id).whenSecond));
      expect(new Set(taken).size).toBe(8);
    }
  });
});

describe('SOLO-04 his cards', () => {
  it('are eight letters of three levels, two of each target colour a level', () => {
    expect(RENE_CARDS).toHaveLength(24);
    expect(new Set(RENE_CARDS.map(({ id }) => id)).size).toBe(24);
    for (const level of LEVELS)
      for (const target of TARGETS)
        expect(RENE_CARDS.filter((card) => card.level === level && card.target === target)).toHaveLength(2);
  });

  it('keep the one that is known', () => {
    expect(reneCard('A1')).toEqual({
      id: 'A1',
      letter: 'A',
      level: 1,
      target: 'blue',
      tiles: 2,
      limit: 3,
      second: 3,
      later: 3,
      whenFirst: [1],
      whenSecond: [1, 3],
      danger: 1,
      petrol: 4,
      mechanics: 2,
    });
  });

  it('draw two tiles with the limit 3, and take from 1, or from 1 and 3, on level 1', () => {
    for (const id of deckOf(1))
      expect(reneCard(id)).toMatchObject({ tiles: 2, limit: 3, whenFirst: [1], whenSecond: [1, 3] });
  });

  it('ask for nothing that his board cannot hold', () => {
    for (const { petrol, mechanics, danger, whenFirst, whenSecond } of RENE_CARDS) {
      for (const gain of [petrol, mechanics]) expect(gain >= 1 && gain <= 6).toBe(true);
      expect(danger).toBeGreaterThan(0);
      for (const space of [...whenFirst, ...whenSecond]) expect(space >= 1 && space <= 5).toBe(true);
    }
  });

  it('go on to the same letter of the next level', () => {
    expect(nextOf(reneCard('C1'))).toBe('C2');
    expect(nextOf(reneCard('C3'))).toBeNull();
    expect(isReneId('I1')).toBe(false);
  });
});
