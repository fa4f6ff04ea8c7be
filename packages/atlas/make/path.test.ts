import { describe, expect, it } from 'vitest';
import { smoothPath, straightPath } from './path.ts';
import type { Point } from './sheet.ts';
import { ringArea, simplifyRing } from './simplify.ts';

describe('path strings', () => {
  it('are relative, short and closed when asked', () => {
    const square: Point[] = [
      [0, 0],
      [10, 0.5],
      [10, 10],
      [0, 10],
    ];
    expect(straightPath(square, { closed: true })).toBe('M0 0l10 .5 0 9.5-10 0z');
  });

  it('leave out points that fall together', () => {
    expect(
      straightPath(
        [
          [0, 0],
          [0.01, 0],
          [1, 1],
        ],
        { closed: false },
      ),
    ).toBe('M0 0l1 1');
  });

  it('run smoothly from the first point to the last', () => {
    expect(
      smoothPath(
        [
          [0, 0],
          [10, 0],
          [20, 10],
          [30, 10],
        ],
        { closed: false },
      ),
    ).toBe('M0 0l5 0q5 0 10 5t10 5 5 0');
  });

  it('close a smooth ring halfway between two points', () => {
    expect(
      smoothPath(
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ],
        { closed: true },
      ),
    ).toBe('M5 0q5 0 5 5t-5 5-5-5 5-5z');
  });
});

describe('simplifying', () => {
  const ring: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];

  it('drops what lies on the line and keeps the corners', () => {
    expect(simplifyRing(ring, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });

  it('measures a ring', () => {
    expect(
      ringArea([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    ).toBe(100);
  });
});
