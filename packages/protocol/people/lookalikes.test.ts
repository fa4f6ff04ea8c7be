import { describe, expect, it } from 'vitest';
import { inLatin, mixesAlphabets } from './lookalikes.ts';

describe('PEOPLE-07 a word', () => {
  it.each([
    'Ꭺdmin',
    'admiո',
    'aժmin',
    'Mаrtha',
    'Αdа',
    'Serνer',
    'Ada Bеn',
    'a1ж',
    'Сара\u0301h',
    'ადаm',
    'ᗩda',
    'Aדa',
  ])('of several alphabets is not taken: %s', (name) => expect(mixesAlphabets(name)).toBe(true));

  it.each([
    'Ada',
    'Zoë Müller',
    'Łukasz',
    'Nguyễn Thị',
    'Марта 2',
    'Ελένη',
    'Анна-Maria',
    'DJ Ёлка',
    'Արամ',
    'ნინო',
    'ᏣᎳᎩ',
    'יעל',
    'سارة',
    'สมชาย',
    'Tシャツ',
    'スーパーAda',
    '東京タワー',
    '陳大文',
    'K팝',
    'ʻOkina',
    'Ada 🚙 陳',
    '𝐀da',
    '10µm',
    '',
  ])('of one alphabet, or as it is written in East Asia, is: %s', (name) =>
    expect(mixesAlphabets(name)).toBe(false),
  );
});

describe('PEOPLE-07 letters that look like others', () => {
  it('become small Latin ones, each the one it looks like', () => {
    expect(inLatin('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ')).toBe('abcdefghijklmnopqrstuvwyz');
    expect(inLatin('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ')).toBe('abcdefghijklmnoprstuvwxyz');
    expect(inLatin('ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏁᎾᏢᎡᏚᎢᏙᏔᎩᏃ'.toLowerCase())).toBe('abcdeghijklmnoprstvwyz');
    expect(inLatin('陳 שa🚙')).toBe('陳 שa🚙');
  });
});
