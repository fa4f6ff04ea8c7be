// Names that cannot be guessed, and their hashes: the store contains no secret that gives access to anything.
import { createHash, randomBytes } from 'node:crypto';

const BYTES_OF_A_TOKEN = 24;
const BYTES_OF_A_NAME = 12;
const WORDS_OF_A_SEED = 8;
/** Letters that cannot be mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LETTERS_OF_A_CODE = 10;
/** 83 bits, since it never expires: a copy of the store is not enough to guess one. */
const LETTERS_OF_A_RECOVERY = 17;

export const newToken = (): string => randomBytes(BYTES_OF_A_TOKEN).toString('base64url');
/** Begins every token of a program, so that one that leaked is recognised. */
const API_PREFIX = 'race_';
export const newApiToken = (): string => `${API_PREFIX}${newToken()}`;
export const isApiToken = (token: string): boolean => token.startsWith(API_PREFIX);

export const newName = (): string => randomBytes(BYTES_OF_A_NAME).toString('base64url');
export const newSalt = (): string => randomBytes(BYTES_OF_A_TOKEN).toString('base64url');

export function newSeed(): number[] {
  const bytes = randomBytes(4 * WORDS_OF_A_SEED);
  return Array.from({ length: WORDS_OF_A_SEED }, (_, at) => bytes.readInt32LE(4 * at));
}

/** A code that can be read out: fifty bits, short-lived, and only a few tries. */
export const newCode = (): string => letters(LETTERS_OF_A_CODE);

/** A code to write down, for people who have lost their other credentials. */
export const newRecovery = (): string => letters(LETTERS_OF_A_RECOVERY);

function letters(count: number): string {
  let code = '';
  while (code.length < count)
    for (const byte of randomBytes(count))
      if (byte < 240 && code.length < count) code += LETTERS[byte % LETTERS.length];
  return code;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
