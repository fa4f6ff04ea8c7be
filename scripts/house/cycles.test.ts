import { describe, expect, it } from 'vitest';
import { cycles } from './cycles.ts';
import { houseFigures } from './figures.ts';
import { importGraph } from './graph.ts';
import { readSources } from './sources.ts';

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

/** Packages some of whose folders import each other, types included. One without cycles leaves this list; none is added. */
const WITH_CYCLES = ['apps/lab', 'packages/dash', 'packages/great-race', 'packages/store', 'packages/words'];

describe('the sources', () => {
  it('never import each other in a cycle, apart from types', () => {
    expect(cycles(importGraph(readSources(), (path) => path, { withTypes: false }))).toEqual([]);
  });

  it('are in folders that do not import each other in a cycle, apart from a list of packages that only shrinks', () => {
    const found = Object.entries(houseFigures().packages).filter(([, { inCycles }]) => inCycles.length > 0);
    expect(found.map(([name]) => name)).toEqual(WITH_CYCLES);
  });
});
