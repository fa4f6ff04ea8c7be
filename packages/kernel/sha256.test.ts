import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

describe('SHA-256', () => {
  it.each([
    ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'the 56 bytes of the standard',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'letters of many lands',
      'Zürich – 東京 🏁',
      '8213a9fa29582952e9216f87617cddf00d57d88f76fafdaf9063d2aada580722',
    ],
    [
      'the first and last letters of each length in UTF-8',
      '\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}',
      'ebb743f6088e6033eedda08cd0c0e3827169bcd8d01124b943d43ee33685966b',
    ],
  ])('of %s is the known one', (_, text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  it.each([
    [55, '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
    [56, 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
    [63, '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34'],
    [64, 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
    [119, '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
    [120, '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c'],
    [1000, '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3'],
  ])('of %d letters is the known one', (length, hash) => {
    expect(sha256('a'.repeat(length))).toBe(hash);
  });

  it('does not hang on the last digit of a cube root, which platforms may give differently', () => {
    const primes = Array.from({ length: 312 }, (_, n) => n).filter(
      (n) => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0),
    );
    for (const prime of primes) {
      const scaled = Math.cbrt(prime) * 2 ** 32;
      const slack = 2 ** 32 * Number.EPSILON * 64;
      expect(Math.floor(scaled - slack)).toBe(Math.floor(scaled + slack));
    }
  });
});
