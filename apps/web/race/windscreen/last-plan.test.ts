import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { lastPlan } from './last-plan.ts';

const revealed = (...plans: number[][]): { events: RaceEvent[] } => ({
  events: plans.map((boxes, seat) => ({ key: 'planned', seat, boxes })),
});

describe('the plan of the turn before', () => {
  it('is the one revealed last', () => {
    const told = [revealed([5, 0, 0, 0], [0, 5, 0, 0]), revealed([1, 1, 1, 2], [2, 2, 1, 0]), { events: [] }];
    expect(lastPlan(told, 0)).toEqual([1, 1, 1, 2]);
    expect(lastPlan(told, 1)).toEqual([2, 2, 1, 0]);
  });

  it('is none in the first turn', () => {
    expect(lastPlan([{ events: [{ key: 'turnBegun', turn: 1 }] }], 0)).toBeNull();
  });
});
