import { describe, expect, it } from 'vitest';
import { cleanWords } from './words.ts';

describe('PEOPLE-03 words of one’s own', () => {
  it.each([
    'What a dust!',
    'Où est Abéché ?',
    'Straße nach Dâr es Salâm…',
    '100 % 🚙💨',
    '👩‍🔧 👍🏽',
    'سلام، می‌آیم',
    '<b>not bold</b> https://example.org',
  ])('stay as they are: %s', (words) => expect(cleanWords(words)).toBe(words));

  it.each([
    ['line breaks and tabs', 'one\n\n\ntwo\tthree', 'one two three'],
    ['space around and within', '  one \u00a0\u2003 two  ', 'one two'],
    ['controls', 'be\u0007ll\u0000', 'bell'],
    ['turned directions', 'abc\u202edcba\u202c\u2066\u2069', 'abcdcba'],
    ['letters without width', 'o\u200bn\ufeffe\u2060', 'one'],
    ['joiners that join nothing', 'one\u200d \u200d\u200dtwo\u200c', 'one two'],
    ['blanks that are no spaces', 'a\u3164\u3164\u3164b\u2800', 'a b'],
    ['halves of letters', 'a\ud83db', 'ab'],
    ['private letters', 'a\ue000b', 'ab'],
    ['hidden tags', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['towers of marks', `e${'\u0316'.repeat(40)}`, `e${'\u0316'.repeat(3)}`],
    ['letters in parts', 'e\u0301', 'é'],
  ])('lose %s', (_, written, kept) => expect(cleanWords(written)).toBe(kept));

  it.each(['', ' \n ', '\u200b\u200b', '\u3164', '\u202e'])('may be nothing in the end: %j', (written) =>
    expect(cleanWords(written)).toBe(''),
  );

  it('cleaned twice are cleaned once', () => {
    const once = cleanWords('a\u200d\u200bb\u0301\u202e  c\u200d');
    expect(cleanWords(once)).toBe(once);
  });
});
