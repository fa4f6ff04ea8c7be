import { WORLD } from '@race/atlas';
import { describe, expect, it } from 'vitest';
import { finenessAt, paintedArea } from './ground.tsx';

const frame = { x: -40, y: 0, width: 1040, height: 1000 };

describe('the painted ground', () => {
  it('covers the sheet and what is seen around it', () => {
    const wide = paintedArea(frame, { width: 1600, height: 800 });
    expect(wide.x).toBeLessThan(frame.x - 400);
    expect(wide.x + wide.width).toBeGreaterThan(frame.x + frame.width + 400);
    expect(wide.height).toBeCloseTo(frame.height + 16);
  });

  it('never goes beyond the world', () => {
    const flat = paintedArea(frame, { width: 5000, height: 500 });
    expect([flat.x, flat.width]).toEqual([WORLD.x, WORLD.width]);
  });

  it('is as fine as the screen, in three steps', () => {
    const area = { x: 0, y: 0, width: 500, height: 500 };
    expect([0.4, 1, 1.2, 1.3, 2.4, 3, 9].map((zoom) => finenessAt(zoom, area))).toEqual([
      1, 1, 1, 2, 2, 4, 4,
    ]);
  });

  it('is never finer than a device can hold', () => {
    const area = { x: 0, y: 0, width: 2000, height: 1500 };
    expect(finenessAt(9, area) ** 2 * 2000 * 1500).toBeLessThanOrEqual(12_000_000);
  });
});
