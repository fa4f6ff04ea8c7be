/** ChaCha20's block function (RFC 8439): sixteen words from a key, a stream number and a block number. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const start = new Int32Array(16);
const words = new Int32Array(16);

/** The block's words, in an array that the next call uses again. */
export function block(key: readonly number[], stream: number, counter: number): Int32Array {
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = counter | 0;
  start[13] = Math.floor(counter / 0x100000000) | 0;
  start[14] = stream | 0;
  start[15] = 0;
  words.set(start);
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = ((words[i] as number) + (start[i] as number)) | 0;
  return words;
}

function quarter(ai: number, bi: number, ci: number, di: number): void {
  let a = words[ai] as number;
  let b = words[bi] as number;
  let c = words[ci] as number;
  let d = words[di] as number;
  a = (a + b) | 0;
  d = turn(d ^ a, 16);
  c = (c + d) | 0;
  b = turn(b ^ c, 12);
  a = (a + b) | 0;
  d = turn(d ^ a, 8);
  c = (c + d) | 0;
  b = turn(b ^ c, 7);
  words[ai] = a;
  words[bi] = b;
  words[ci] = c;
  words[di] = d;
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
