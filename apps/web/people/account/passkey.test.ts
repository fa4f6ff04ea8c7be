import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from './passkey.ts';

describe('bytes as text', () => {
  it('are the same bytes again, in letters that a message may have', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => (at * 7) % 256);
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const text = textOf(bytes.slice(0, length).buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...bytesOf(text)]).toEqual([...bytes.slice(0, length)]);
    }
  });
});
