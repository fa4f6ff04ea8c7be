import { describe, expect, it } from 'vitest';
import { gather, kindsOf } from './gather.ts';
import type { Puzzle } from './puzzle.ts';

const puzzle = (seed: number, some: Partial<Puzzle> = {}): Puzzle => ({
  table: { board: 'africa', towards: 'south', crews: 2, modules: [] },
  seed,
  played: '012',
  theme: 'route',
  right: [1],
  miss: 0,
  cost: 9,
  reason: 'way',
  found: 50,
  ...some,
});

const MANY = Array.from({ length: 20 }, (_, seed) => puzzle(seed));
const POST = { board: 'africa', towards: 'south', crews: 2, modules: ['postal'] } as const;
const RARE = [puzzle(30, { theme: 'tiles' }), puzzle(31, { table: POST }), puzzle(32, { found: 80 })];

describe('puzzles of several files', () => {
  it('are each there once', () => {
    expect(gather([...MANY, ...MANY], 300)).toHaveLength(MANY.length);
  });

  it('are chosen so that no kind is rare', () => {
    const gathered = gather([...MANY, ...RARE], 6);
    expect(gathered).toHaveLength(6);
    expect(gathered).toEqual(expect.arrayContaining(RARE));
  });

  it('give the same collection in whatever order they come', () => {
    const all = [...MANY, ...RARE];
    expect(gather(all.toReversed(), 8)).toEqual(gather(all, 8));
  });

  it('are counted by kind, with 0 for what is missing', () => {
    const { themes, modules } = kindsOf([...MANY, ...RARE], ['postal', 'village']);
    expect(themes).toMatchObject({ route: 22, tiles: 1, planning: 0 });
    expect(modules).toEqual({ postal: 1, village: 0 });
  });
});
