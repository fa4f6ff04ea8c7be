import { describe, expect, it } from 'vitest';
import type { MapPoint } from './camera.ts';
import { placeOf } from './tag.tsx';

const PANE = { width: 816, height: 720 };
const BESIDE = 50;
const SIZE = { width: 248, height: 104 };

/** The place of a tag on the map. */
function placed(at: MapPoint, taken: readonly MapPoint[], pane = PANE) {
  const { left, top, thread } = placeOf(at, pane, { beside: BESIDE, size: SIZE, taken });
  const card = { left: at.x + left, top: at.y + top, right: at.x + left + 248, bottom: at.y + top + 104 };
  const isOn = ({ x, y }: MapPoint) =>
    x > card.left - 30 && x < card.right + 30 && y > card.top - 30 && y < card.bottom + 30;
  return { card, isOn, thread };
}

describe('the tag of a way', () => {
  it('lies beside its space, and is tied to it', () => {
    const at = { x: 420, y: 300 };
    const { card, isOn, thread } = placed(at, []);
    expect(isOn(at)).toBe(false);
    expect(Math.min(Math.abs(card.left - at.x), Math.abs(card.top - at.y))).toBeLessThan(90);
    expect(thread).toMatch(/^M/);
  });

  it('covers nothing that is to be read, however far it has to go', () => {
    const at = { x: 420, y: 300 };
    const around = [0, 1, 2, 3, 4, 5].map((n) => ({
      x: 420 + 90 * Math.cos((n * Math.PI) / 3),
      y: 300 + 90 * Math.sin((n * Math.PI) / 3),
    }));
    const { isOn } = placed(at, around);
    expect([at, ...around].filter(isOn)).toEqual([]);
  });

  it('covers neither knobs nor what lies on the left, nor an edge', () => {
    for (const at of [
      { x: 290, y: 20 },
      { x: 740, y: 700 },
      { x: 612, y: 170 },
    ]) {
      const { card } = placed(at, [{ x: 510, y: 170 }]);
      expect(card.left).toBeGreaterThanOrEqual(270);
      expect(card.right).toBeLessThanOrEqual(816 - 60);
      expect(card.top).toBeGreaterThanOrEqual(0);
      expect(card.bottom).toBeLessThanOrEqual(720);
    }
  });

  it('stays on a narrow map, above its space or below', () => {
    const pane = { width: 390, height: 400 };
    const high = placed({ x: 30, y: 300 }, [], pane).card;
    expect(high.left).toBeGreaterThanOrEqual(0);
    expect(high.bottom).toBeLessThan(300 - BESIDE);
    expect(placed({ x: 200, y: 100 }, [], pane).card.top).toBeGreaterThan(100 + BESIDE);
  });
});
