import { geometryOf } from '@race/atlas/geometry/index.ts';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { around, freeWindow, isShown, nearCamera } from './framing.ts';

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
