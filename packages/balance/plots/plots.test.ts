import { describe, expect, it } from 'vitest';
import { curves } from './curves.ts';
import { placed } from './names.ts';
import { scaleTo } from './scale.ts';

describe('a scale', () => {
  it.each([
    [1, [0, 0.5, 1]],
    [6, [0, 2, 4, 6]],
    [109.3, [0, 50, 100, 150]],
    [200, [0, 50, 100, 150, 200]],
    [383, [0, 100, 200, 300, 400]],
    [4_985, [0, 2_000, 4_000, 6_000]],
  ])('up to %d is round', (most, values) => {
    expect(scaleTo(most)).toEqual(values);
  });
});

describe('curves', () => {
  it('are drawn within their paper, and each says its name', () => {
    const svg = curves([{ name: 'francs', values: [66, 109.3, 88] }], 'Money');
    const [, points = ''] = /points="([^"]+)"/.exec(svg) ?? [];
    const heights = points.split(' ').map((point) => Number(point.split(',')[1]));
    expect(heights).toHaveLength(3);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(170);
    expect(svg).toContain('>francs<');
    expect(svg).toContain('>150<');
  });
});

describe('names on a map', () => {
  it('stand below their places, and above where another name is', () => {
    const places = [
      { x: 100, y: 50, name: 'Porto-Novo' },
      { x: 130, y: 50, name: 'Zinder' },
      { x: 300, y: 50, name: 'Khartoum' },
    ];
    expect(placed(places, 10, 20, 15).map(({ y }) => y)).toEqual([70, 35, 70]);
  });

  it('stand below where there is no better place', () => {
    const place = { x: 100, y: 50, name: 'Porto-Novo' };
    expect(placed([place, place, place], 10, 20, 15).map(({ y }) => y)).toEqual([70, 35, 70]);
  });
});
