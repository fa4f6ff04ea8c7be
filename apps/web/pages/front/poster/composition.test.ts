import { describe, expect, it } from 'vitest';
import { compose, type PosterSheet, SHAPES } from './composition.ts';

const sheet = (part: Partial<PosterSheet>): PosterSheet => ({
  shape: 'wide',
  width: 1440,
  height: 840,
  top: 220,
  foot: 664,
  unit: 1,
  ...part,
});

describe('the picture of the poster', () => {
  it('is as drawn on the sheet it was drawn for', () => {
    const { scale, across, horizon, crews } = compose(sheet({}));
    expect([scale, across, horizon]).toEqual([1, 1, 470]);
    expect(crews.at(-1)).toEqual({ crew: 'french', x: 1064, y: 654, scale: 4.3 });
  });

  it('spreads over a wider sheet without growing higher than there is room', () => {
    const { scale, crews } = compose(sheet({ width: 2160, foot: 650, top: 220 }));
    expect(scale).toBe(1);
    expect(crews.at(-1)?.x).toBe(1596);
  });

  it('keeps the crews large enough to be told apart where words leave no room', () => {
    for (const shape of SHAPES)
      expect(compose(sheet({ shape, width: 300, top: 300, foot: 310 })).scale).toBe(0.4);
  });

  it.each(SHAPES)('never lets the sun shine through the words: %s', (shape) => {
    const { sun } = compose(sheet({ shape, width: 340, top: 150, foot: 300 }));
    expect(sun.y - 1.22 * sun.scale).toBeGreaterThanOrEqual(150);
  });

  it.each(SHAPES)('drives in race order, the nearest largest: %s', (shape) => {
    const { crews } = compose(sheet({ shape }));
    expect(crews.map(({ crew }) => crew)).toEqual(['belgian', 'english', 'italian', 'french']);
    const sizes = crews.map(({ scale }) => scale);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});
