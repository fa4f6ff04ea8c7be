// A shore drawn with fewer points: the farther a water line lies from it, the less it follows every bay.
import { n } from './svg.ts';

/** Points nearer to each other than this are left out. Reads what the geometry writes: `M x y l dx dy … z`. */
export function smoothed(d: string, least: number): string {
  return d
    .split('M')
    .filter((ring) => ring !== '')
    .map((ring) => smoothedRing(ring, least))
    .join('');
}

function smoothedRing(ring: string, least: number): string {
  const numbers = Array.from(ring.matchAll(/-?\d*\.?\d+/g), Number);
  let [x, y] = [0, 0];
  let [lastX, lastY] = [Number.POSITIVE_INFINITY, 0];
  const kept: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    if (Math.hypot(x - lastX, y - lastY) < least) continue;
    [lastX, lastY] = [x, y];
    kept.push(`${n(x)},${n(y)}`);
  }
  return `M${kept.join('L')}Z`;
}
