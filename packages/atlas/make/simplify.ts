// Fewer points for the same shape (Douglas and Peucker's way), and short path strings.
import type { Point } from './sheet.ts';

/** A ring without the points that lie closer than `tolerance` to the line without them. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const open = ring.slice(0, -1);
  const first = open[0];
  if (!first || open.length < 4) return [...open];
  const half = farthest(open, first);
  const there = simplifyLine(open.slice(0, half + 1), tolerance);
  const back = simplifyLine([...open.slice(half), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last || line.length < 3) return [...line];
  let split = 0;
  let most = tolerance;
  for (const [index, point] of line.entries()) {
    const off = offLine(point, first, last);
    if (off <= most) continue;
    most = off;
    split = index;
  }
  if (split === 0) return [first, last];
  return [
    ...simplifyLine(line.slice(0, split + 1), tolerance),
    ...simplifyLine(line.slice(split), tolerance).slice(1),
  ];
}

function farthest(points: readonly Point[], from: Point): number {
  let best = 0;
  let most = -1;
  for (const [index, [x, y]] of points.entries()) {
    const far = Math.hypot(x - from[0], y - from[1]);
    if (far <= most) continue;
    most = far;
    best = index;
  }
  return best;
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  let previous = ring[ring.length - 1];
  for (const point of ring) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return Math.abs(sum / 2);
}
