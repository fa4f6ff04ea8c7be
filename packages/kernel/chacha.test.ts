import { describe, expect, it } from 'vitest';
import { block } from './chacha.ts';

const ZERO = [0, 0, 0, 0, 0, 0, 0, 0];
/** The bytes 00 to 1f, as in RFC 8439. */
const COUNTING = [
  0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
];

const words = (key: readonly number[], stream: number, counter: number): number[] =>
  Array.from(block(key, stream, counter), (word) => word >>> 0);

describe('the ChaCha20 block', () => {
  it('is that of RFC 8439, appendix A.1, vector 1', () => {
    expect(words(ZERO, 0, 0)).toEqual([
      0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
      0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2,
    ]);
  });

  it('is that of RFC 8439, appendix A.1, vector 2', () => {
    expect(words(ZERO, 0, 1).slice(0, 4)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]);
  });

  it('takes the stream as a part of the nonce', () => {
    expect(words(COUNTING, 0x4a000000, 1)).toEqual([
      0xf3514f22, 0xe1d91b40, 0x6f27de2f, 0xed1d63b8, 0x821f138c, 0xe2062c3d, 0xecca4f7e, 0x78cff39e,
      0xa30a3b8a, 0x920a6072, 0xcd7479b5, 0x34932bed, 0x40ba4c79, 0xcd343ec6, 0x4c2c21ea, 0xb7417df0,
    ]);
  });

  it('counts past 32 bits', () => {
    expect(words(COUNTING, 3, 9 * 0x100000000 + 5)).toEqual([
      0xa580c141, 0xb43baa21, 0xa9db5eb0, 0xe4843164, 0xeaa2bd4b, 0x4b708d37, 0x3282939c, 0xeb2b18f0,
      0xc98c713e, 0x65be8d90, 0x59ac1907, 0x6edfab64, 0x951d08bb, 0x75ab8654, 0xecd72373, 0x47dcdf00,
    ]);
    expect(words(COUNTING, 0, 0xffffffff).slice(0, 4)).toEqual([
      0xb8dee01c, 0xeacc5f92, 0xe887552d, 0x59450550,
    ]);
  });
});
