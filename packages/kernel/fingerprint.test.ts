import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, commit, fingerprint } from './fingerprint.ts';
import { sha256 } from './sha256.ts';

describe('canonical JSON', () => {
  it('has its keys in order, all the way down', () => {
    expect(canonical({ b: { d: 1, c: [2, { f: null, e: 'x' }] }, a: true })).toBe(
      '{"a":true,"b":{"c":[2,{"e":"x","f":null}],"d":1}}',
    );
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined])).toBe('[null]');
    expect(canonical(undefined)).toBe('null');
  });

  it('writes keys as JSON does', () => {
    expect(canonical({ 'a"b': 1 })).toBe('{"a\\"b":1}');
  });

  it('says the same as JSON to whoever reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('a fingerprint', () => {
  it('does not mind the order of keys', () => {
    expect(fingerprint({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('minds the order of a list', () => {
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  });

  it('changes with every digit', () => {
    const prints = new Set<string>();
    for (let digit = 0; digit < 1000; digit++) prints.add(fingerprint({ petrol: [5, digit], francs: 90 }));
    expect(prints.size).toBe(1000);
  });

  it('has fourteen hexadecimal digits', () => {
    for (let n = 0; n < 500; n++) expect(fingerprint(n)).toMatch(/^[0-9a-f]{14}$/);
  });

  it('is the same on every platform', () => {
    expect([fingerprint(null), fingerprint({ a: [1, 'é'] })]).toEqual(['15e0da69fcb93a', '08b1c5dabc7846']);
  });
});

describe('a commitment', () => {
  it('is the salted hash of the seed', () => {
    expect(commit([1, 2], 'salt')).toBe(sha256('salt\n[1,2]'));
    expect(commit(7, 'salt')).toBe(sha256('salt\n7'));
  });

  it('changes with the seed and with the salt', () => {
    const all = [commit(7, 'a'), commit(8, 'a'), commit(7, 'b')];
    expect(new Set(all).size).toBe(3);
  });
});
