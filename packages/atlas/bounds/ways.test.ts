import type { BoardData, SpaceData } from '@race/great-race/board/data.ts';
import { describe, expect, it } from 'vitest';
import { leastLandSteps } from './fares.ts';
import { cheapestWay, differentWays, overlap, stepsFrom } from './ways.ts';

/** A ring of eight spaces and one that no land way reaches. */
const ring: SpaceData[] = Array.from({ length: 9 }, (_, index) => ({
  x: index,
  y: 0,
  near: index === 8 ? [] : [(index + 7) % 8, (index + 1) % 8].toSorted((a, b) => a - b),
  risk: false,
  city: null,
  terrain: 'reg',
}));

describe('ways by land', () => {
  it('counts steps, and says where none lead', () => {
    expect(stepsFrom(ring, 0)).toEqual([0, 1, 2, 3, 4, 3, 2, 1, Number.POSITIVE_INFINITY]);
  });

  it('takes the longer way when the shorter is dear', () => {
    expect(cheapestWay(ring, [0, 2], () => 1).spaces).toEqual([0, 1, 2]);
    expect(cheapestWay(ring, [0, 2], (space) => (space === 1 ? 9 : 1))).toEqual({
      spaces: [0, 7, 6, 5, 4, 3, 2],
      cost: 6,
    });
  });

  it('finds ways that really differ, at their true cost', () => {
    const ways = differentWays(ring, [0, 3], { price: () => 1, share: 0.5, count: 3 });
    expect(ways.map((way) => way.cost)).toEqual([3, 5]);
    const [a, b] = ways;
    expect(a && b && overlap(a, b)).toBe(0);
  });
});

describe('what money saves', () => {
  const board: BoardData = {
    id: 'ring',
    version: 1,
    spaces: ring,
    lines: [
      { kind: 'sea', from: 1, to: 8, price: 50 },
      { kind: 'air', from: 4, to: 8, price: 60 },
    ],
    ends: [0, 4],
    levels: [[], []],
  };

  it('is nothing without money for the whole chain', () => {
    expect(leastLandSteps(board, 100)).toBe(4);
  });

  it('is all but the step to the pier with it', () => {
    expect(leastLandSteps(board, 110)).toBe(1);
  });
});
