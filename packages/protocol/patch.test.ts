import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum } from './checksum.ts';
import { diff, difference, patched } from './patch.ts';

/** States have no keys that every object inherits. */
const BY_BIRTH = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)))
  .filter((value) => !BY_BIRTH.test(JSON.stringify(value)));

describe('a patch', () => {
  it('leads from any value to any other, and its sum from checksum to checksum', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const { text, checksum: change } = difference(before, after);
        const led = text === '' ? { value: before } : patched(before, JSON.parse(text));
        expect(led?.value).toEqual(after);
        expect((checksum(before) + change) | 0).toBe(checksum(after));
      }),
      { numRuns: 3_000 },
    );
  });

  it('is nothing between equal values', () => {
    fc.assert(fc.property(json, (value) => diff(value, structuredClone(value)) === undefined));
  });

  it('names only what changed', () => {
    const before = {
      crews: [
        { petrol: 3, at: 1 },
        { petrol: 5, at: 2 },
      ],
      stack: [{ kind: 'drive', left: 2 }],
    };
    const after = {
      crews: [
        { petrol: 3, at: 1 },
        { petrol: 4, at: 2 },
      ],
      stack: [],
    };
    expect(diff(before, after)).toEqual({ crews: { 1: { petrol: [4] } }, stack: { length: 0 } });
  });

  it.each([
    [[1], { 5: [1] }],
    [[1], { length: -1 }],
    [[1], { length: 1e9 }],
    [[1], { x: [1] }],
    [{ a: 1 }, { a: { b: [1] } }],
    [{ a: 1 }, { a: 7 }],
    [{ a: 1 }, null],
    [{ a: 1 }, []],
    [{ a: 1 }, [1, 2]],
    [{ a: 1 }, JSON.parse('{"__proto__":[1]}')],
    [3, { a: [1] }],
  ])('that does not fit gives nothing: %j %j', (value, patch) => {
    expect(patched(value, patch)).toBeNull();
  });
});
