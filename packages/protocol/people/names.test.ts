import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME } from '../base/limits.ts';
import { cleanName, isReservedName, nameKey, uniqueName } from './names.ts';

describe('PEOPLE-07 a name', () => {
  it.each([
    'Ada',
    'Zoë Müller',
    'Łukasz',
    'Nguyễn Thị',
    'יעל',
    'سارة',
    '陳大文',
    'A. de Vries-Jansen',
    '🚙 Bea',
    'O’Neill',
  ])('stays as it is: %s', (name) => expect(cleanName(name)).toBe(name));

  it.each([
    ['turned directions', 'A\u202eda\u202c\u2066!\u2069', 'Ada!'],
    ['what has no width', 'A\u200bd\ufeffa\u2060', 'Ada'],
    ['NUL and other controls', 'A\u0000d\u0007a', 'Ada'],
    ['line breaks', 'Ada\r\n\u2028Ben', 'Ada Ben'],
    ['towers of marks', `A${'\u0316'.repeat(30)}da`, 'A\u0316\u0316da'],
    ['marks before the first letter', '\u0301\u0301Ada', 'Ada'],
    ['rings around letters', 'A\u20ddda', 'Ada'],
    ['halves of letters', 'A\ud83dda\udc00', 'Ada'],
    ['hidden tags', 'Ada\u{e0041}\u{e007f}', 'Ada'],
    ['blanks around and within', '  Ada \u3164  B ', 'Ada B'],
    ['letters in parts', 'Zoe\u0308', 'Zoë'],
    ['letters in parts with half a letter between', 'A\u0342\ude99\u0316', 'A\u0316\u0342'],
    ['marks after a blank at the beginning', '\u0301 \u0301Ada', 'Ada'],
  ])('loses %s', (_, written, name) => expect(cleanName(written)).toBe(name));

  it.each(['', ' ', '\u200b\u200d', '\u202e', '\u0000', '\u3164', '\u0301', '\ud800'])(
    'may be nothing in the end: %j',
    (written) => expect(cleanName(written)).toBe(''),
  );

  it('cleaned twice is cleaned once, has nothing unseen in it and is not too long', () => {
    const awkward = fc.constantFrom(
      ...' AeZ\u0301\u0308\u0316\u0342\u20dd\u3164\u1100\u1161\u200d\u2028🚙'.split(''),
    );
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      awkward,
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
        const name = cleanName(units.join(''));
        const hasUnseen = /(?![\u200c\u200d])\p{C}|\p{M}{3}/u.test(name);
        const isKept = cleanName(name) === name && name.normalize('NFC') === name;
        return isKept && !hasUnseen && [...name].length <= LONGEST_NAME;
      }),
    );
  });
});

describe('PEOPLE-07 two names', () => {
  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аdа'],
    ['Ada', 'A d.a'],
    ['Ada', 'Ａｄａ'],
    ['Ada', 'Ädà'],
    ['Ada', '4d4'],
    ['Otto', 'ΟΤΤΟ'],
    ['Otto', '0tt0'],
    ['Illa', 'lIla'],
    ['Lili', '1!|i'],
    ['martin', 'rnartin'],
    ['William', 'VVilliam'],
    ['Łukasz', 'Lukasz'],
    ['Groß', 'Gross'],
    ['Сара', 'Capa'],
  ])('look alike: %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Ada', 'Ida'],
    ['Ben', 'Bea'],
    ['陳', '李'],
    ['Анна', 'Инна'],
    ['🚙', '🚗'],
    ['Player 2', 'Player 3'],
  ])('do not: %s and %s', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  it('at one table are told apart by a number', () => {
    expect(uniqueName('Ada', [])).toBe('Ada');
    expect(uniqueName('Ada', ['Ben'])).toBe('Ada');
    expect(uniqueName('Ada', ['ADA'])).toBe('Ada (2)');
    expect(uniqueName('Аda', ['Ada', 'Ada (2)'])).toBe('Аda (3)');
    const long = 'x'.repeat(LONGEST_NAME);
    expect(uniqueName(long, [long]).length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(uniqueName('…', ['—'])).toBe('… (2)');
    expect(uniqueName('', ['', '—'])).toBe('');
  });
});

describe('PEOPLE-07 a name that would be taken for an administrator’s', () => {
  it.each([
    'Admin',
    'ADMIN Ada',
    'Ada (admin)',
    'adm1n',
    'Аdmіn',
    'A.d.m.i.n',
    'Administrator',
    'Administratrice',
    'Der Administrator',
    'AdminAda',
    'Moderator',
    'Modérateur',
    'Beheerder Jan',
    'Verwalter',
    'Gestionnaire',
    'System',
    'Système',
    'Server',
    'Support',
    'The Great Race',
    'Official',
    'ᴀᴅᴍɪɴ',
    'ꓮꓓꓟꓲꓠ',
    'Ꭺdmin',
    'ᎪᎠᎷᏆᏁ',
    'ꭺꭰꮇꮖꮑ',
    'admiո',
    'aժmin',
    'ad₥in',
    'ɐdmin',
    'ᗩᗪᗰᓰᑎ',
    '🅰🅳🅼🅸🅽',
    '🅐🅓🅜🅘🅝',
    '🇦 🇩 🇲 🇮 🇳',
    'sᴛᴀꜰꜰ',
  ])('is kept for them: %s', (name) => expect(isReservedName(name)).toBe(true));

  it.each([
    'Ada',
    'Badminton Bob',
    'Modesty',
    'Serverin',
    'Ghost',
    'Systema',
    'Adam',
    'Mina',
    'Root',
    'Großer Bär',
    '',
  ])('is not: %s', (name) => expect(isReservedName(name)).toBe(false));
});
