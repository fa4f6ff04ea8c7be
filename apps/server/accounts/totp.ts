// Codes of an authenticator app: TOTP (RFC 6238), six digits from HMAC-SHA-1, a new one every thirty seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP = 30_000;
const DIGITS = 6;
/** One step before and one after, for clocks that differ and people who type slowly. */
const EITHER_SIDE = 1;
const BYTES_OF_A_SECRET = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_OF_A_LETTER = 5;

export function newSecret(): string {
  // 160 bits are 32 letters without padding.
  const bits = [...randomBytes(BYTES_OF_A_SECRET)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)] ?? '');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(BITS_OF_A_LETTER, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 4226: the last four bits of the hash are the offset of the code. */
function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0x0f) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const codeFor = (secret: string, time: number): string =>
  codeAt(bytesOf(secret), Math.floor(time / STEP));

/** The step of a code; null if it is not valid now. All steps are compared, in the same time. */
export function stepOf(secret: string, code: string, time: number): number | null {
  const key = bytesOf(secret);
  const now = Math.floor(time / STEP);
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (let step = now - EITHER_SIDE; step <= now + EITHER_SIDE; step++) {
    const right = Buffer.from(codeAt(key, step));
    if (typed.length === right.length && timingSafeEqual(typed, right)) found = step;
  }
  return found;
}
