// A Bloom filter: a set of texts in a few bits for each. Members are always found; so is a small, known share of other
// texts.
import { createHash } from 'node:crypto';

/** One in so many of the texts that are not in the list is found all the same. */
export const ONE_FALSE_IN = 10_000;

const BITS_OF_A_BYTE = 8;
/** The first byte has the number of bits for each text. */
const HEAD = 1;

/** The bits of a text. Two words of its hash give as many places as needed. */
function* bitsOf(text: string, count: number, size: number): Generator<number> {
  const hash = createHash('sha256').update(text).digest();
  const first = hash.readUInt32LE(0);
  // Odd, so that all places are different.
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
