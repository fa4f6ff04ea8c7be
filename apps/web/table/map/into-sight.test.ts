import { describe, expect, it } from 'vitest';
import { boxOf, bringIntoSight, nearestFitting, shift, smaller } from './into-sight.ts';

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

describe('the spaces a tile can go to', () => {
  const [home, far] = [
    { x: 500, y: 300 },
    { x: 620, y: 520 },
  ];
  const limits = { area: { x: 0, y: 0, width: 1000, height: 1000 }, radius: 30 };
  const pane = { width: 390, height: 400 };
  const shown = (camera: { x: number; y: number; k: number }) =>
    bringIntoSight(camera, [far], { home, pane, limits });
  const spot = ({ x, y, k }: { x: number; y: number; k: number }, place: { x: number; y: number }) => ({
    x: place.x * k + x,
    y: place.y * k + y,
  });

  it('are all in the window, below the chips', () => {
    const camera = shown({ x: -600, y: -200, k: 1.5 });
    for (const { x, y } of [spot(camera, home), spot(camera, far)]) {
      expect([x > 0, x < pane.width, y > 56, y < pane.height]).toEqual([true, true, true, true]);
    }
  });

  it('are looked at from the same place however often they are shown', () => {
    const camera = shown({ x: -600, y: -200, k: 1.5 });
    const again = shown(camera);
    for (const part of ['x', 'y', 'k'] as const) expect(again[part]).toBeCloseTo(camera[part]);
  });
});
