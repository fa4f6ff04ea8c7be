// What a QR code says, as bytes: the text, and what mends it when a corner is dirty.

const BYTE_MODE = 4;
const FILLERS = [0xec, 0x11];

/** A text with its length before it, filled up. */
export function codewords(bytes: readonly number[], count: number): number[] {
  const half = [BYTE_MODE, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) half.push(byte >> 4, byte & 15);
  half.push(0);
  const words: number[] = [];
  for (let at = 0; at < half.length; at += 2) words.push(((half[at] ?? 0) << 4) | (half[at + 1] ?? 0));
  for (let more = 0; words.length < count; more++) words.push(FILLERS[more % 2] ?? 0);
  return words;
}

/** Multiplies in the field of 256 elements that the code is made over. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon: what is left of the data divided by the generator. */
export function checkwords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 1, n = 0; n < count; n++, root = times(root, 2)) {
    const next = [...generator, 0];
    for (const [at, factor] of generator.entries()) next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, root);
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [step, factor] of generator.entries())
      rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}
