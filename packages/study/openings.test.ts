import { describe, expect, it } from 'vitest';
import counted from './openings.json' with { type: 'json' };
import { readOpenings } from './openings.ts';

describe('the openings that ship', () => {
  const openings = readOpenings(counted);

  it('are counted on every road, in plans of five assistants', () => {
    expect(openings?.roads).toHaveLength(4);
    for (const { made, plans } of openings?.roads ?? []) {
      expect(made).toBe((openings?.races ?? 0) * (openings?.crews ?? 0));
      expect(plans.length).toBeGreaterThan(0);
      for (const { boxes, times, won } of plans) {
        expect(boxes.reduce((sum, one) => sum + one, 0)).toBe(5);
        expect(won).toBeLessThanOrEqual(times);
      }
    }
  });

  it('are refused where something is missing', () => {
    expect(readOpenings(null)).toBeNull();
    expect(readOpenings({ ...openings, roads: [{}] })).toBeNull();
    expect(readOpenings({ ...openings, seed: 'x' })).toBeNull();
    const [road] = openings?.roads ?? [];
    const plans = [{ boxes: [1], times: 1, won: 2 }];
    expect(readOpenings({ ...openings, roads: [{ ...road, plans }] })).toBeNull();
  });
});
