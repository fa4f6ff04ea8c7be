// Names nobody can guess, and their hashes: the store never holds a secret that opens anything.
import { createHash, randomBytes } from 'node:crypto';

const BYTES_OF_A_TOKEN = 24;
const BYTES_OF_A_NAME = 12;
const WORDS_OF_A_SEED = 8;
/** No letter that looks like another one. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LETTERS_OF_A_CODE = 10;
/** Eighty-three bits, for good: whoever has the store cannot find one by trying. */
const LETTERS_OF_A_RECOVERY = 17;

export const newToken = (): string => randomBytes(BYTES_OF_A_TOKEN).toString('base64url');
export const newName = (): string => randomBytes(BYTES_OF_A_NAME).toString('base64url');
export const newSalt = (): string => randomBytes(BYTES_OF_A_TOKEN).toString('base64url');

export function newSeed(): number[] {
  const bytes = randomBytes(4 * WORDS_OF_A_SEED);
  return Array.from({ length: WORDS_OF_A_SEED }, (_, at) => bytes.readInt32LE(4 * at));
}

/** A code that can be read out: fifty bits, short-lived, and only a few tries. */
export const newCode = (): string => letters(LETTERS_OF_A_CODE);

/** A code to be written down, for who has lost every other way in. */
export const newRecovery = (): string => letters(LETTERS_OF_A_RECOVERY);

function letters(count: number): string {
  let code = '';
  while (code.length < count)
    for (const byte of randomBytes(count))
      if (byte < 240 && code.length < count) code += LETTERS[byte % LETTERS.length];
  return code;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
