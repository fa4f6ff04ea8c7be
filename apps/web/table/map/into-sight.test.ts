import { describe, expect, it } from 'vitest';
import { boxOf, nearestFitting, shift, smaller } from './into-sight.ts';

const rect = { left: 20, top: 80, right: 380, bottom: 400 };

describe('several places brought into sight', () => {
  it('are left where they are, if they can be seen', () => {
    const box = boxOf([
      { x: 20, y: 90 },
      { x: 300, y: 400 },
    ]);
    expect(box).toEqual({ left: 20, top: 90, right: 300, bottom: 400 });
    expect([smaller(box, rect), shift(box, rect)]).toEqual([1, { x: 0, y: 0 }]);
  });

  it('are moved no farther than to the edge', () => {
    expect(shift({ left: -30, top: 300, right: 100, bottom: 460 }, rect)).toEqual({ x: 50, y: -60 });
    expect(shift({ left: 300, top: 10, right: 390, bottom: 60 }, rect)).toEqual({ x: -10, y: 70 });
  });

  it('are made smaller where they do not fit, and stand in the middle where they still do not', () => {
    const wide = { left: 0, top: 100, right: 720, bottom: 200 };
    expect(smaller(wide, rect)).toBe(0.5);
    expect(shift(wide, rect)).toEqual({ x: -160, y: 0 });
  });

  it('are those nearest to the first, where not all of them can be seen', () => {
    const [home, near, far] = [5, 9, 70].map((x) => ({ x, y: 0 }));
    const fit = (some: readonly { x: number }[]) => Math.max(...some.map(({ x }) => x)) < 50;
    expect(
      nearestFitting(
        [home, far, near].flatMap((one) => one ?? []),
        fit,
      ),
    ).toEqual([home, near]);
    expect(
      nearestFitting(
        [far, near].flatMap((one) => one ?? []),
        fit,
      ),
    ).toEqual([far]);
  });
});
