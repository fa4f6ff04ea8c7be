import { describe, expect, it } from 'vitest';
import { framesOf, lengthOf, looksLeft, partWay } from './legs.ts';

const start = { x: 0, y: 0, size: 1, isCrowded: false };
const way = [
  { to: { x: 10, y: 0 }, time: 1 },
  { to: { x: -10, y: 20 }, time: 1 },
];

describe('a drive acted out', () => {
  it('is somewhere on its way at any time', () => {
    expect(partWay(start, way, 0.5)).toEqual({
      at: { x: 5, y: 0 },
      rest: [{ to: { x: 10, y: 0 }, time: 0.5 }, way[1]],
    });
    expect(partWay(start, way, 1.5).at).toEqual({ x: 0, y: 10 });
    expect(partWay(start, way, 2)).toEqual({ at: { x: -10, y: 20 }, rest: [] });
    expect(lengthOf(partWay(start, way, 0.75).rest)).toBeCloseTo(1.25);
  });

  it('turns the nose where a leg begins', () => {
    const { drive, turn } = framesOf(start, way, { ...start, x: -12, y: 21, size: 0.5 }, false);
    expect(turn.map(({ transform }) => transform)).toEqual(['none', 'scaleX(-1)', 'scaleX(-1)']);
    expect(drive.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
    expect(drive.at(-1)?.transform).toBe('translate(-12px, 21px) scale(0.5)');
  });

  it('keeps its nose where it was when it goes straight up or down', () => {
    expect(looksLeft({ x: 0, y: 0 }, { x: 2, y: 50 }, true)).toBe(true);
    expect(looksLeft({ x: 0, y: 0 }, { x: 2, y: 50 }, false)).toBe(false);
  });
});
