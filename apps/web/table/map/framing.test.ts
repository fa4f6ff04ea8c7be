import { geometryOf } from '@race/atlas/geometry/index.ts';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { around, freeWindow, isFoldBetterInCorner, isShown, nearCamera } from './framing.ts';

const geometry = geometryOf(africa1);
const limits = { area: geometry.frame, radius: geometry.radius };
const at = (space: number) => africa1.spaces[space] ?? { x: 0, y: 0 };
const [start, goal] = [at(africa1.ends[0] ?? 0), at(africa1.ends[1] ?? 0)];
const middle = at(60);
const spot = (camera: { x: number; y: number; k: number }, { x, y }: { x: number; y: number }) => ({
  x: x * camera.k + camera.x,
  y: y * camera.k + camera.y,
});

describe.each([
  { width: 952, height: 900 },
  { width: 816, height: 720 },
  { width: 1400, height: 1080 },
  { width: 390, height: 404 },
  { width: 360, height: 316 },
])('the camera at a sequence, on $width by $height', (pane) => {
  const free = freeWindow(pane);
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x >= free.x - 1 && x <= free.x + free.width + 1 && y >= free.y - 1 && y <= free.y + free.height + 1;

  it('has the crew in its window, where nothing covers it, and looks ahead', () => {
    const camera = nearCamera(pane, limits, { crew: middle, goal, reach: [] });
    const crew = spot(camera, middle);
    expect(isInside(crew)).toBe(true);
    // The goal is south, so the crew stands in the northern half.
    expect(crew.y).toBeLessThan(free.y + free.height / 2);
  });

  it('shows spaces 76 to 104 pixels wide', () => {
    const { k } = nearCamera(pane, limits, { crew: middle, goal, reach: [] });
    const width = geometry.radius * Math.sqrt(3) * k;
    expect(width).toBeGreaterThanOrEqual(76);
    expect(width).toBeLessThanOrEqual(104.01);
  });

  it('shows all that can be reached, if there is room', () => {
    const near = africa1.spaces[60]?.near.map(at) ?? [];
    const camera = nearCamera(pane, limits, { crew: middle, goal, reach: near });
    expect(isShown(camera, around(near, geometry.radius), free)).toBe(true);
  });

  it('never leaves the sheet', () => {
    for (const crew of [start, goal]) {
      const { x, y, k } = nearCamera(pane, limits, { crew, goal, reach: [] });
      expect(x + geometry.frame.x * k).toBeLessThanOrEqual(1);
      expect(y + geometry.frame.y * k).toBeLessThanOrEqual(1);
    }
  });
});

describe('signs below the furniture of a large window', () => {
  const pane = { width: 952, height: 818 };
  const signs = africa1.spaces.filter(({ city }) => city !== null);
  const knobs = { x: pane.width - 62, y: pane.height * 0.34 - 110, width: 54, height: 220 };
  /** The fold of the newspaper, over the key map or in the corner. */
  const folds = [50, pane.height - 440].map((y) => ({ x: 72, y, width: 202, height: 158 }));
  const coveredIn = (camera: { x: number; y: number; k: number }): number => {
    const below = (one: { x: number; y: number; width: number; height: number }): number =>
      signs
        .map((sign) => spot(camera, sign))
        .filter(
          ({ x, y }) =>
            x > one.x - 40 && x < one.x + one.width + 40 && y > one.y - 28 && y < one.y + one.height + 30,
        ).length;
    return below(knobs) + Math.min(...folds.map(below));
  };
  const cameras = africa1.spaces.map((crew) => {
    const reach = crew.near.map(at);
    const [plain, aware] = [[], signs].map((some) =>
      nearCamera(pane, limits, { crew, goal, reach, signs: some }),
    );
    if (plain === undefined || aware === undefined) throw new Error('there are two cameras');
    return { reach: [crew, ...reach], plain, aware };
  });

  it('are fewer, and none almost everywhere', () => {
    const [before, after] = [
      cameras.map(({ plain }) => coveredIn(plain)),
      cameras.map(({ aware }) => coveredIn(aware)),
    ];
    expect(after.every((count, at) => count <= (before[at] ?? 0))).toBe(true);
    const some = (counts: readonly number[]) => counts.filter((count) => count > 0).length;
    console.log(some(before), some(after));
    expect(some(after)).toBeLessThan(some(before) / 3);
  });

  it('cost nothing that can be reached its place in the window', () => {
    for (const { reach, plain, aware } of cameras) {
      const box = around(reach, geometry.radius);
      if (isShown(plain, box, freeWindow(pane))) expect(isShown(aware, box, freeWindow(pane))).toBe(true);
    }
  });

  it('are left free by the fold of the newspaper, which goes to the corner above', () => {
    const at = (x: number, y: number) => isFoldBetterInCorner({ k: 1, x: 0, y: 0 }, pane, [{ x, y }]);
    expect(at(170, pane.height - 360)).toBe(true);
    expect(at(170, 130)).toBe(false);
    expect(at(600, 400)).toBe(false);
  });
});
