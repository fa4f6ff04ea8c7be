const LETTERS: { readonly [letter: string]: string } = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ı: 'i' };

/** A text as it is compared: without case, accents and signs, its words one space apart. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same in one piece, so that "south east" and "South-East" are one word. */
export const joined = (text: string): string => plain(text).replaceAll(' ', '');
