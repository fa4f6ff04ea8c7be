import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/index.ts';
import { BOARDS } from '../testing/boards.ts';
import { smoothed } from './shore.ts';

const points = (d: string) => d.split(/[ML]/).length - 1;

describe('a smoothed shore', () => {
  it('keeps its corners and loses what lies between', () => {
    expect(smoothed('M0 0l1 0 9 0 0 10-10 0z', 5)).toBe('M0,0L10,0L10,10L0,10Z');
  });

  it('keeps every ring', () => {
    expect(smoothed('M0 0l10 0 0 10zM50-5l10 0 0 10z', 1)).toBe('M0,0L10,0L10,10ZM50,-5L60,-5L60,5Z');
  });

  it.each(BOARDS)('of $name has the fewer points the farther off it lies', ({ board }) => {
    const { coast } = geometryOf(board);
    expect(points(smoothed(coast, 9))).toBeLessThan(points(smoothed(coast, 2)));
    expect(smoothed(coast, 0)).not.toContain('NaN');
  });
});
