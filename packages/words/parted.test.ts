import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { loadWords } from './load.ts';
import { parted, piecesOf } from './parted.ts';

/** The longest piece that fits on the smallest card at a size one can read. */
const FITS = 10;

describe('names that may be parted', () => {
  it('has a soft hyphen between the two words, and nowhere else', () => {
    expect(parted('Benzinkanister')).toBe('Benzin\u00adkanister');
    expect(piecesOf('Benzinkanister')).toEqual(['Benzin\u00ad', 'kanister']);
    expect(parted('Kiste')).toBe('Kiste');
  });

  it.each(LANGUAGES)('leaves no piece too long for a card: %s', async (language) => {
    const { messages } = await loadWords(language);
    const cards = Object.entries(messages).flatMap(([key, text]) =>
      key.startsWith('names.card.') ? [text] : [],
    );
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.flatMap(piecesOf).filter((piece) => piece.length > FITS)).toEqual([]);
  });
});
