// A Bloom filter: a list of texts in a few bits for each. What is in the list is always found; of what is not in it, a
// known small share is found as well.
import { createHash } from 'node:crypto';

/** Of texts that are not in the list, one in so many is found all the same. */
export const ONE_FALSE_IN = 10_000;

const BITS_OF_A_BYTE = 8;
/** How many bits a text sets stands in the first byte. */
const HEAD = 1;

/** Which bits stand for a text. Two words of its hash give as many places as are wanted. */
function* bitsOf(text: string, count: number, size: number): Generator<number> {
  const hash = createHash('sha256').update(text).digest();
  const first = hash.readUInt32LE(0);
  // Odd, so that no two places are the same.
  const step = hash.readUInt32LE(4) | 1;
  for (let n = 0; n < count; n++) yield (first + n * (step >>> 0)) % size;
}

export function makeFilter(texts: ReadonlySet<string>): Uint8Array {
  const bitsEach = Math.log(ONE_FALSE_IN) / Math.LN2 ** 2;
  const count = Math.round(bitsEach * Math.LN2);
  const filter = new Uint8Array(HEAD + Math.ceil((texts.size * bitsEach) / BITS_OF_A_BYTE));
  filter[0] = count;
  for (const text of texts)
    for (const bit of bitsOf(text, count, sizeOf(filter))) {
      const at = HEAD + Math.floor(bit / BITS_OF_A_BYTE);
      filter[at] = (filter[at] ?? 0) | (1 << (bit % BITS_OF_A_BYTE));
    }
  return filter;
}

export function isIn(filter: Uint8Array, text: string): boolean {
  for (const bit of bitsOf(text, filter[0] ?? 0, sizeOf(filter)))
    if (((filter[HEAD + Math.floor(bit / BITS_OF_A_BYTE)] ?? 0) & (1 << (bit % BITS_OF_A_BYTE))) === 0)
      return false;
  return true;
}

const sizeOf = (filter: Uint8Array): number => (filter.length - HEAD) * BITS_OF_A_BYTE;
