import { describe, expect, it } from 'vitest';
import { centred, fitting, held, isCutBy, lettersAt, sees, zoomed } from './camera.ts';

const area = { x: -100, y: 0, width: 1000, height: 500 };
const pane = { width: 500, height: 500 };
const limits = { area, radius: 30 };

describe('the camera', () => {
  it('shows the whole sheet in the middle', () => {
    expect(fitting(area, pane)).toEqual({ x: 50, y: 125, k: 0.5 });
  });

  it('keeps the spot it zooms around', () => {
    const near = zoomed({ x: 10, y: 20, k: 1 }, 2, { x: 110, y: 120 });
    expect([(100 - 0) * 2 + near.x, 100 * 2 + near.y]).toEqual([110, 120]);
  });

  it('goes no farther than the whole sheet and no closer than one can use', () => {
    expect(held({ x: 0, y: 0, k: 0.01 }, pane, limits).k).toBe(0.5);
    expect(held({ x: 0, y: 0, k: 99 }, pane, limits).k).toBeCloseTo(4.43, 1);
  });

  it('does not leave the sheet', () => {
    const far = held({ x: 9999, y: -9999, k: 2 }, pane, limits);
    expect(far).toEqual({ x: 200, y: -500, k: 2 });
    expect(held({ x: 0, y: 9999, k: 0.5 }, pane, limits).y).toBe(125);
  });

  it('knows which boxes its edges cut', () => {
    const camera = { x: 0, y: 0, k: 2 };
    const name = (left: number, right: number) => ({ left, right, top: 100, bottom: 110 });
    expect(isCutBy(camera, pane, 40, name(30, 80))).toBe(false);
    expect(isCutBy(camera, pane, 40, name(10, 60))).toBe(true);
    expect(isCutBy(camera, pane, 40, name(230, 260))).toBe(true);
    expect(isCutBy(camera, pane, 40, name(260, 300))).toBe(false);
  });

  it('knows what it sees', () => {
    const camera = centred({ x: 300, y: 200 }, 2, pane);
    expect(sees(camera, pane, { x: 300, y: 200 })).toBe(true);
    expect(sees(camera, pane, { x: 420, y: 200 })).toBe(false);
  });

  it('draws letters neither tiny nor huge', () => {
    expect([0.1, 1, 5].map(lettersAt)).toEqual([1.6, 1, 0.7]);
  });
});
