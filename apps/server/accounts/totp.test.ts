import { describe, expect, it } from 'vitest';
import { codeFor, newSecret, stepOf } from './totp.ts';

/** "12345678901234567890" in base32: the secret of the RFC's test vectors. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('PEOPLE-05 codes of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1; the last six of its eight digits.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(codeFor(SECRET, second * 1_000)).toBe(code.slice(-6));
    expect(stepOf(SECRET, code.slice(-6), second * 1_000)).toBe(Math.floor(second / 30));
  });

  it('hold one step longer and one step sooner, and no more', () => {
    const time = 1_800_000_000_000;
    const step = time / 30_000;
    const code = codeFor(SECRET, time);
    expect(stepOf(SECRET, code, time - 30_000)).toBe(step);
    expect(stepOf(SECRET, code, time + 59_000)).toBe(step);
    expect(stepOf(SECRET, code, time - 60_000)).toBeNull();
    expect(stepOf(SECRET, code, time + 60_000)).toBeNull();
  });

  it.each(['', '1', '28708', '2870820', '28708x', ' 87082', '２８７０８２', '🚙🚙🚙'])(
    'are not %j',
    (code) => {
      expect(stepOf(SECRET, code, 59_000)).toBeNull();
    },
  );

  it('come from a secret of 160 random bits, which every app can read', () => {
    const secrets = new Set(Array.from({ length: 50 }, newSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const [secret = ''] = secrets;
    expect(stepOf(secret, codeFor(secret, 5e12), 5e12)).toBe(Math.floor(5e12 / 30_000));
    expect(stepOf(newSecret(), codeFor(secret, 5e12), 5e12)).toBeNull();
  });
});
