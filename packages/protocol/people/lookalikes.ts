// Letters that look like others, and words that mix alphabets.

/** Letters of other alphabets, digits and signs by the Latin letter they look like. */
const ALPHABETS: { readonly [sign: string]: string } = {
  ...inOrder('абвеѐёгзіїјкмнорстухцшѕԁһӏԛԝ', 'abbeeereiijkmhopctyxuwsdhlqw'),
  ...inOrder('αβγεζηικμνορτυχωϲϳ', 'abyeznikmvoptuxwcj'),
  ...inOrder('ıłøđħŧɑɡɩʟʀꞵ', 'ilodhtagilrb'),
  ...inOrder('0134578@$!|¡', 'oleastbasiii'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Small capitals and other signs of phonetics, currencies; Armenian, Coptic, Lisu, Cherokee, Canadian syllables. */
const SHAPES: { readonly [letter: string]: string } = {
  a: 'ᴀɐɒ₳ⲁꓮꓥᎪᗅᗩᐱ',
  b: 'ʙɓᴃ฿ⲃꓐᏴᏰᏏᗷᗽ',
  c: 'ᴄɕ¢ⲥꓚᏟᑕᑢ',
  d: 'ᴅɖɗᴆժꓓᎠᏧᗪᗞᑯ',
  e: 'ᴇɛəǝ€ⲉꓰᎬᗴᕮ',
  f: 'ꜰʄƒꓝᖴᖵ',
  g: 'ɢɠʛցꓖᏀᏳᘜ',
  h: 'ʜɦɧհⲏꓧᎻᏂᏲᕼ',
  i: 'ɪɨᵻⲓꓲᏆᎥᓮᓰᐃ',
  j: 'ᴊɟʝյꓙᎫᒍᒎ',
  k: 'ᴋʞ₭ⲕꓗᏦᛕᖽ',
  l: 'ᴌɫɬ£լꓡᏞᒪᒺ',
  m: 'ᴍɱɯʍ₥ⲙꓟᎷᗰᘻ',
  n: 'ɴɲɳŋ₦ոռⲛꓠᏁᑎᘉ',
  o: 'ᴏɵօⲟꓳᎾᏫᗝᓍ',
  p: 'ᴘ₱քⲣꓑᏢᑭᕈ',
  q: 'ꞯʠզգᑫᕴ',
  r: 'ɾɼɽᴙꓣᎡᏒᖇᖆ',
  s: 'ꜱʂꓢᏚᏕᔕᔖ',
  t: 'ᴛʈ₮ⲧꓔᎢ',
  u: 'ᴜʉʊսꓴᑌᘮ',
  v: 'ᴠʋꓦᏙᐯᐺ',
  w: 'ᴡ₩ⲱꓪᎳᏔᏇᗯᘺ',
  x: 'ⲭꓫ᙭',
  y: 'ʏ¥ⲩꓬᎩᎽ',
  z: 'ᴢʐʑⲍꓜᏃ',
};

/** Enclosed and inverted letters and those of flags that Unicode does not decompose. */
const FIRST_OF_THE_ALPHABET = [0x1f150, 0x1f170, 0x1f1e6];

function inOrder(signs: string, letters: string): { readonly [sign: string]: string } {
  return Object.fromEntries([...signs].map((sign, at) => [sign, letters[at] ?? sign]));
}

const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ALPHABETS),
  ...Object.entries(SHAPES).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign.toLowerCase(), letter] as const),
  ),
  ...FIRST_OF_THE_ALPHABET.flatMap((first) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map(
      (letter, at) => [String.fromCodePoint(first + at), letter] as const,
    ),
  ),
]);

/** Replaces letters by the plain lower-case Latin letters they look like; others stay. */
export const inLatin = (plain: string): string =>
  [...plain].map((sign) => LOOKALIKES.get(sign) ?? sign).join('');

/** Alphabets whose letters can be mistaken for those of another. */
const IMITATING =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Georgian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Canadian_Aboriginal}]/u;

/** The alphabets of one word: one alone, or Latin with East Asian scripts. */
const TOGETHER = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]+$/u,
  /^\p{Script=Greek}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Armenian}+$/u,
  /^\p{Script=Coptic}+$/u,
  /^\p{Script=Georgian}+$/u,
  /^\p{Script=Cherokee}+$/u,
  /^\p{Script=Lisu}+$/u,
  /^\p{Script=Canadian_Aboriginal}+$/u,
];

/** Characters of no particular alphabet: digits, marks, common letters. */
const OF_ALL = /[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/gu;

/** Whether one word has letters of several alphabets, which only imitations of other names do. */
export const mixesAlphabets = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.replaceAll(OF_ALL, ''))
    .some((word) => IMITATING.test(word) && !TOGETHER.some((together) => together.test(word)));
