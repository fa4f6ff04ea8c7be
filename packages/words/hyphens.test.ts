import { describe, expect, it } from 'vitest';
import { piecesOf, unhyphenated } from './hyphens.ts';
import { cardName, find } from './index.ts';
import { LANGUAGES } from './language.ts';
import { loadWords } from './load.ts';
import { loadFirstWords, withChunk } from './load-in-chunks.ts';

/** The longest piece that fits on the smallest card at a size one can read. */
const FITS = 10;

describe('soft hyphens', () => {
  it('part a name into pieces', () => {
    expect(piecesOf('Benzin\u00adkanister')).toEqual(['Benzin\u00ad', 'kanister']);
    expect(piecesOf('Station-service')).toEqual(['Station', 'service']);
  });

  it.each(LANGUAGES)('leave no piece too long for a card: %s', async (language) => {
    const words = await withChunk(await loadFirstWords(language), 'modules');
    const cards = Object.keys(words.messages).filter((key) => /^(names\.card|bivouac\.does)\./.test(key));
    const pieces = cards.flatMap((key) =>
      find(words, key, '')
        .split(/[\s,]+/)
        .flatMap(piecesOf),
    );
    expect(cards.length).toBeGreaterThan(10);
    expect(pieces.filter((piece) => unhyphenated(piece).length > FITS)).toEqual([]);
  });

  it('are for pages: elsewhere words are loaded without them', async () => {
    const page = await withChunk(await loadFirstWords('de'), 'modules');
    expect(cardName(page, 'jerrycan')).toBe('Benzin\u00adkanister');
    expect(cardName(page, 'weather-station')).toBe('Wetter\u00adstation');
    const words = await loadWords('de');
    expect(cardName(words, 'jerrycan')).toBe('Benzinkanister');
    expect(cardName(words, 'weather-station')).toBe('Wetterstation');
  });
});
