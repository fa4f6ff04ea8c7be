import { describe, expect, it } from 'vitest';
import { deepFreeze, notPlainAt } from './plain.ts';

describe('a plain value', () => {
  it('is made of texts, whole numbers, truths, nothing, lists and objects', () => {
    expect(notPlainAt({ a: [1, 'x', null, true, { b: -3 }] })).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['a fraction', { a: [0, 0.5] }, 'state.a.1'],
    ['no number', { a: Number.NaN }, 'state.a'],
    ['a number too large', 2 ** 53, 'state'],
    ['zero below zero', [-0], 'state.0'],
    ['no value', { a: undefined }, 'state.a'],
    ['a hole', new Array(1), 'state.0'],
    ['a function', { a: () => 1 }, 'state.a'],
    ['a date', { a: new Date(0) }, 'state.a'],
    ['a map', new Map(), 'state'],
    ['a large number', { a: 1n }, 'state.a'],
  ])('is not plain with %s in it', (_, value, path) => {
    expect(notPlainAt(value)).toBe(path);
  });
});

describe('a frozen value', () => {
  it('cannot be changed anywhere', () => {
    const frozen = deepFreeze({ a: [{ b: 1 }] });
    expect(() => Object.assign(frozen.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
    expect(() => frozen.a.push({ b: 3 })).toThrow(TypeError);
    expect(deepFreeze(3)).toBe(3);
    expect(deepFreeze(null)).toBeNull();
  });
});
