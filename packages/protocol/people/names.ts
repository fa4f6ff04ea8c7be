// Names that others see: plain text without hidden characters, not to be mistaken for another's at the table or for an
// administrator's.
import { LONGEST_NAME } from '../base/limits.ts';
import { inLatin } from './lookalikes.ts';
import { cleanWords, untilClean } from './words.ts';

/** Combining marks at the beginning would attach to the text before the name; enclosing marks hide letters. */
const LOOSE_MARKS = /^\p{M}+|\p{Me}/gu;
/** No script needs more than two marks on a letter. */
const PILE = /(\p{M}{2})\p{M}+/gu;

/** A name as it may be shown; empty where nothing is left of it. */
export const cleanName = (written: string): string => untilClean(written, cleanNameOnce);

const cleanNameOnce = (written: string): string =>
  [...cleanWords(written).replaceAll(LOOSE_MARKS, '').replaceAll(PILE, '$1').trim()]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();

/** The name of a bot account: its mark is part of it, so that it is seen wherever the name is. */
export const botName = (clean: string): string => `${clean} [bot]`;

/** Pairs that look like one letter, and letters that look like a stroke. */
const SAME_SHAPE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[il]/g, 'l'],
];

/** The same value for two names that are easily mistaken for each other. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const bare = inLatin(plain).replaceAll(/[\p{Z}\p{P}\p{C}]/gu, '');
  return SAME_SHAPE.reduce((key, [shape, letter]) => key.replaceAll(shape, letter), bare);
}

/** Names that would be mistaken for an administrator's, in all languages of the server. */
const RESERVED = {
  /** Anywhere in a name. */
  anywhere: ['administrat', 'sysadmin', 'moderator', 'moderateur', 'moderatrice', 'beheerder', 'webmaster'],
  /** As the beginning or the end of a word. */
  atAnEnd: ['admin', 'verwalter', 'verwaltung', 'gestionnaire'],
  /** As a word, or the whole name. */
  word: [
    ...['mod', 'mods', 'staff', 'support', 'sysop', 'server', 'serveur', 'system', 'systeme', 'systeem'],
    // The mark of bot accounts.
    ...['bot'],
    ...['official', 'officiel', 'offiziell', 'officieel', 'thegreatrace'],
  ],
} as const;

const keysOf = (words: readonly string[]): readonly string[] => words.map(nameKey);
const ANYWHERE = keysOf(RESERVED.anywhere);
const AT_AN_END = keysOf(RESERVED.atAnEnd);
const WORDS = keysOf(RESERVED.word);

export function isReservedName(name: string): boolean {
  const whole = nameKey(name);
  const words = [whole, ...name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).map(nameKey)].filter((one) => one !== '');
  return (
    ANYWHERE.some((one) => whole.includes(one)) ||
    words.some((word) => AT_AN_END.some((one) => word.startsWith(one) || word.endsWith(one))) ||
    words.some((word) => WORDS.includes(word))
  );
}

/** The name with a number after it if others at the table look the same. */
export function uniqueName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(nameKey));
  if (name === '' || !taken.has(nameKey(name))) return name;
  for (let n = 2; ; n++) {
    const numbered = `${[...name].slice(0, LONGEST_NAME - 5).join('')} (${n})`;
    if (!taken.has(nameKey(numbered))) return numbered;
  }
}
