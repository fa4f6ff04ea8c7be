// Passwords that an attacker would try: those of lists, patterns, and names of the person.
import { readFileSync } from 'node:fs';
import { isIn } from './bloom.ts';

/** Why a password would be guessed. */
export type Guessable = 'common' | 'pattern';

/** The same password, however it is typed. */
export const foldPassword = (password: string): string => password.normalize('NFKC').trim().toLowerCase();

/** Rows of keyboards, the alphabet and digits, which people type in order. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890-=',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiopü',
  'yxcvbnm',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')]);

const SHORTEST_RUN = 3;
/** Characters that nobody could tell from the others. */
const LEAST_FREE = 6;
const SHORTEST_NAME = 3;
/** Digits and signs around a common word that do not make it stronger. */
const MOST_AROUND = 6;

/** Common replacements of letters. */
const LETTERS: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let filter: Uint8Array | null = null;

/** README.md says where the list comes from. */
function isCommon(text: string): boolean {
  filter ??= readFileSync(new URL('common.bloom', import.meta.url));
  return isIn(filter, text);
}

/** `own` is what is known about the person: names and logins. Null for a password that may be used. */
export function whyGuessable(password: string, own: readonly string[]): Guessable | null {
  const folded = foldPassword(password);
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelt = [...folded].map((sign) => LETTERS[sign] ?? sign).join('');
  const isDressedUp = core.length > 3 && folded.length - core.length <= MOST_AROUND && isCommon(core);
  if (isDressedUp || isCommon(folded) || isCommon(spelt)) return 'common';
  return countFree(folded, own) < LEAST_FREE ? 'pattern' : null;
}

/** How many characters are left once names, runs and repetitions are taken out. */
function countFree(folded: string, own: readonly string[]): number {
  let rest = folded;
  for (const name of own.map(foldPassword).filter((one) => one.length >= SHORTEST_NAME))
    rest = rest.replaceAll(name, '');
  return withoutRuns(repeatedPart(rest)).length;
}

/** The part that a text consists of, repeated; the whole text where there is none. */
function repeatedPart(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, Math.max(length, 1));
}

/** Of each run of three or more only the first character counts. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    rest += text[at];
    const length = runAt(text, at);
    at += length >= SHORTEST_RUN ? length : 1;
  }
  return rest;
}

/** The length of a run that begins here: a repeated character, or a part of a row. */
function runAt(text: string, at: number): number {
  const [first = ''] = text.slice(at);
  let longest = 1;
  while (text[at + longest] === first) longest += 1;
  for (const row of ROWS) {
    let length = 0;
    const from = row.indexOf(first);
    while (from >= 0 && from + length < row.length && row[from + length] === text[at + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
