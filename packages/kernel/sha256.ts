/** SHA-256 of a text in UTF-8, as hexadecimal digits. Written here because the engine runs without a platform. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const hash = [...INITIAL];
  const w = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += 64) {
    for (let i = 0; i < 16; i++) {
      const k = at + i * 4;
      w[i] =
        (byte(bytes, k) << 24) | (byte(bytes, k + 1) << 16) | (byte(bytes, k + 2) << 8) | byte(bytes, k + 3);
    }
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15] as number;
      const b = w[i - 2] as number;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
    }
    compress(hash, w);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function compress(hash: number[], w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (added[i] as number)) | 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const byte = (bytes: readonly number[], at: number): number => bytes[at] as number;

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return bytes;
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f);

function padded(bytes: number[]): number[] {
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(bits / 0x100000000);
  for (const word of [high, bits])
    bytes.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return bytes;
}

/** The fractional parts of roots of the first primes, as the standard defines its constants. */
function fraction(prime: number, root: 2 | 3): number {
  const exact = root === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
  return Math.floor((exact - Math.floor(exact)) * 0x100000000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

const INITIAL = primes(8).map((prime) => fraction(prime, 2));
const CONSTANTS = primes(64).map((prime) => fraction(prime, 3));
