import { describe, expect, it } from 'vitest';
import { cycles } from './cycles.ts';

const graph = (edges: { readonly [node: string]: string }) =>
  new Map(Object.entries(edges).map(([node, to]) => [node, new Set(to)]));

describe('cycles', () => {
  it('are none in a tree', () => {
    expect(cycles(graph({ a: 'bc', b: 'd', c: 'd', d: '' }))).toEqual([]);
  });

  it('are found with all that belong to them, largest first', () => {
    const found = cycles(graph({ a: 'b', b: 'a', c: 'd', d: 'e', e: 'c', f: 'a' }));
    expect(found.map((group) => group.toSorted().join(''))).toEqual(['cde', 'ab']);
  });
});
