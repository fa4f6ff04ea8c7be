import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isIn, makeFilter, ONE_FALSE_IN } from './bloom.ts';
import { whyGuessable } from './guessable.ts';

const numbered = (count: number, before: string) => Array.from({ length: count }, (_, n) => `${before}${n}`);

describe('a Bloom filter', () => {
  const listed = numbered(5_000, 'in the list ');
  const filter = makeFilter(new Set(listed));

  it('finds everything that is in the list', () => {
    expect(listed.filter((text) => !isIn(filter, text))).toEqual([]);
  });

  it('finds about one in ten thousand of what is not', () => {
    const found = numbered(200_000, 'not in the list ').filter((text) => isIn(filter, text));
    expect(found.length).toBeLessThan((3 * 200_000) / ONE_FALSE_IN);
  });
});

describe('PEOPLE-05 a password that others would try', () => {
  it.each([
    '1234567890',
    'password12',
    'qwertyuiop',
    'iloveyou123',
    '1q2w3e4r5t',
    'motdepasse',
    'wachtwoord1',
    'passwort123',
    // Passwords that are made to satisfy a form.
    'Password12!',
    'P@ssw0rd2026',
    'Sunshine2026!',
    '!!wachtwoord!!',
    'Schatzi1234',
  ])('is refused because lists have it: %s', (password) => {
    expect(whyGuessable(password, [])).toBe('common');
  });

  it.each([
    'aaaaaaaaaaaa1',
    'abababababab',
    'zzzzyyyyxxxx',
    'abcdefghijkl',
    'zyxwvutsrqpo',
    'qwertzuiopasdf',
    'AZERTYUIOPqsdf',
    '0987654321abc',
    'xkxkxkxkxkxkxk',
    'k9k9k9k9k9k9',
    '9999999999999',
  ])('is refused because it is a pattern: %s', (password) => {
    expect(whyGuessable(password, [])).not.toBeNull();
  });

  it.each([
    ['beatrice-l', ['beatrice-l']],
    ['Ibn-Battuta1890', ['Ibn-Battuta', 'ibn']],
    ['käthe-käthe-käthe', ['Käthe']],
    ['12345Ada Lovelace', ['Ada Lovelace']],
    ['ada.lovelace!', ['ada', 'lovelace']],
  ])('is refused because it is the person’s own name: %s', (password, own) => {
    expect(whyGuessable(password, own)).toBe('pattern');
  });

  it.each([
    'crossing the Sahara by night',
    'a whole sentence, say',
    'zwölf Kamele im Regen',
    'le désert commence ici',
    'nooit meer naar Kaapstad',
    'vK8#mQz!2Lp',
    'xF3-pudding-Tirana',
    'correct horse battery staple',
    'пустыня ночью холодна',
    '沙漠的夜晚很冷星星很多',
  ])('is not one that nobody would: %s', (password) => {
    expect(whyGuessable(password, ['Ada', 'ada'])).toBeNull();
  });

  it('is found in hardly any that were thrown by dice', () => {
    let seed = 7;
    const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
    const letter = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return letters[seed % letters.length] ?? '';
    };
    const thrown = Array.from({ length: 20_000 }, () => Array.from({ length: 12 }, letter).join(''));
    expect(thrown.filter((one) => whyGuessable(one, []) !== null).length).toBeLessThan(20);
  });

  it('has its list in the repository, with where it comes from', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const { length } = readFileSync(new URL('common.bloom', import.meta.url));
    expect(readme).toContain(`${length.toLocaleString('en-GB')} bytes`);
    expect(readme).toContain('one in 10,000');
  });
});
