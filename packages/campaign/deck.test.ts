import { deckOf, type ReneId, reneCard } from '@race/great-race/modules/solo/rene/cards.ts';
import { fast } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { learn } from './deck.ts';

const levels = (deck: readonly ReneId[]) => deck.map((id) => reneCard(id).level).sort();
const after = (deck: readonly ReneId[], won: boolean, letters = true, seed = 1) =>
  learn(deck, { won, letters, dice: fast(seed, 0) });

describe('DECK-01 he learns', () => {
  it('two cards after a race the player won, one after a lost one', () => {
    expect(levels(after(deckOf(1), true).deck)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
    expect(levels(after(deckOf(1), false).deck)).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
  });

  it('which ones is chance', () => {
    const seen = new Set(
      Array.from({ length: 60 }, (_, seed) => after(deckOf(1), false, true, seed).swaps[0]?.out),
    );
    expect(seen.size).toBe(8);
  });
});

describe('DECK-02 by the letter', () => {
  it('a card is replaced by the one of the same letter', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const { out, in: next } of after(deckOf(1), true, true, seed).swaps)
        expect(reneCard(next).letter).toBe(reneCard(out).letter);
  });

  it('without letters by any of the next level', () => {
    const swaps = Array.from({ length: 40 }, (_, seed) => after(deckOf(1), false, false, seed).swaps[0]);
    expect(swaps.some((swap) => swap !== undefined && swap.out[0] !== swap.in[0])).toBe(true);
    expect(swaps.every((swap) => swap !== undefined && reneCard(swap.in).level === 2)).toBe(true);
  });
});

describe('DECK-03 the deck of a campaign', () => {
  it.each([true, false])('stays eight different cards, from level 1 to level 3 (letters: %s)', (letters) => {
    let deck: readonly ReneId[] = deckOf(1);
    for (let race = 0; race < 20; race++) {
      deck = after(deck, race % 3 > 0, letters, race).deck;
      expect(new Set(deck).size).toBe(8);
    }
    expect([...deck].sort()).toEqual([...deckOf(3)].sort());
  });
});

describe('DECK-04 the last of a level', () => {
  it('the second to go is of the next when only one is left', () => {
    const deck: ReneId[] = ['A1', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2'];
    expect(levels(after(deck, true).deck)).toEqual([2, 2, 2, 2, 2, 2, 2, 3]);
  });

  it('a deck of level 3 stays', () => {
    expect(after(deckOf(3), true)).toEqual({ deck: deckOf(3), swaps: [] });
  });
});
