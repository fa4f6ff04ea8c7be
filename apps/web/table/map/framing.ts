// Where the camera looks while somebody plays: at the crew, with the road ahead in the window.
import type { Area } from '@race/atlas';
import { type Camera, type CameraLimits, held, type MapPoint, type Pane } from './camera.ts';

/** The width of a space on screen, in pixels: the window as close as it gets, and as far. On a small screen one size for both. */
const CLOSE = 104;
const WIDE = 84;
const SMALL = 78;
const NARROW = 600;

/** What lies over the window: the track, the newspaper and the key map to the left, knobs to the right, chips above. */
const FURNITURE = { left: 280, right: 60 };
const CHIPS = 56;
/** A window narrower than this has its furniture elsewhere. */
const ROOMY = 760;

/** How far from the middle of the window the crew stands, away from the goal: a quarter to a third from the edge. */
const BEHIND = 0.22;

interface Subject {
  readonly crew: MapPoint;
  readonly goal: MapPoint;
  /** All that the crew can reach, or the way that was chosen. */
  readonly reach: readonly MapPoint[];
  /** What should not lie below the furniture, where there is a choice: the signs of cities and the prices of lines. */
  readonly signs?: readonly MapPoint[];
}

/** The part of the pane that nothing covers. */
export function freeWindow({ width, height }: Pane): Area {
  if (width < ROOMY) return { x: 8, y: CHIPS, width: width - 16, height: height - CHIPS - 8 };
  return { x: FURNITURE.left, y: 8, width: width - FURNITURE.left - FURNITURE.right, height: height - 16 };
}

/** Close to the crew: as much of its reach as fits, and it looks ahead. */
export function nearCamera(pane: Pane, limits: CameraLimits, subject: Subject): Camera {
  const { crew, goal, reach, signs = [] } = subject;
  const free = freeWindow(pane);
  const unit = limits.radius * Math.sqrt(3);
  const [least, most] = pane.width < NARROW ? [SMALL, SMALL] : [WIDE, CLOSE];
  const box = around([crew, ...reach], limits.radius);
  const fits = Math.min(free.width / box.width, free.height / box.height) * unit;
  const k = Math.max(least, Math.min(fits, most)) / unit;
  const far = Math.hypot(goal.x - crew.x, goal.y - crew.y) || 1;
  const ahead = { x: (goal.x - crew.x) / far, y: (goal.y - crew.y) / far };
  const spot = {
    x: free.x + free.width * (0.5 - BEHIND * ahead.x),
    y: free.y + free.height * (0.5 - BEHIND * ahead.y),
  };
  const camera = { k, x: spot.x - crew.x * k, y: spot.y - crew.y * k };
  const near = held(fits < least ? camera : shownWhole(camera, box, free), pane, limits);
  const kept = fits < least ? around([crew], limits.radius) : box;
  const allowed = missing(near, kept, free) + 1;
  const isUseful = (next: Camera): boolean => {
    const { x, y } = held(next, pane, limits);
    return x === next.x && y === next.y && missing(next, kept, free) <= allowed;
  };
  return makeWay(near, (next) => coveredBy(next, pane, signs), isUseful);
}

/** By how much a box is out of the window. */
function missing(camera: Camera, box: Area, free: Area): number {
  const { x, y } = shownWhole(camera, box, free);
  return Math.hypot(x - camera.x, y - camera.y);
}

/** How far the camera makes way, in pixels, and in which steps. */
const WAY = 60;
const STEP = 12;
const STEPS = Array.from({ length: (2 * WAY) / STEP + 1 }, (_, step) => step * STEP - WAY);
/** The shortest first. */
const SHIFTS = STEPS.flatMap((dx) => STEPS.map((dy) => [dx, dy] as const)).sort(
  ([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by),
);
/** How far a sign with its name reaches from the middle of its space, in pixels. */
const SIGN = { across: 40, up: 30, down: 28 };

/** The knobs over the window, in pixels. */
function knobsOf({ width, height }: Pane): readonly Area[] {
  if (width < ROOMY)
    return [
      { x: 8, y: height - 56, width: 48, height: 48 },
      { x: width - 112, y: height - 56, width: 104, height: 48 },
      { x: width - 56, y: 0, width: 48, height: 160 },
    ];
  return [{ x: width - 62, y: height * 0.34 - 110, width: 54, height: 220 }];
}

/** The fold of the newspaper: over the key map, or in the corner above. */
const foldOf = (y: number): Area => ({ x: 72, y, width: 202, height: 158 });
const CORNER = 50;

/** Whether the fold covers less of what matters in the corner than over the key map. */
export function isFoldBetterInCorner(camera: Camera, { height }: Pane, places: readonly MapPoint[]): boolean {
  return covered(camera, places, [foldOf(CORNER)]) < covered(camera, places, [foldOf(height - 440)]);
}

/** How many signs lie below the knobs, and below the fold where it covers the fewest. */
function coveredBy(camera: Camera, pane: Pane, signs: readonly MapPoint[]): number {
  const folds = pane.width < ROOMY ? [] : [CORNER, pane.height - 440];
  const below = folds.map((y) => covered(camera, signs, [foldOf(y)]));
  return covered(camera, signs, knobsOf(pane)) + Math.min(...below, below.length === 0 ? 0 : signs.length);
}

/** How many of these places lie below furniture. */
const covered = ({ k, x, y }: Camera, places: readonly MapPoint[], furniture: readonly Area[]): number =>
  places.filter((one) => furniture.some((area) => liesBelow({ x: one.x * k + x, y: one.y * k + y }, area)))
    .length;

/** The same camera, moved as little as it takes for the fewest signs to lie below furniture. */
function makeWay(
  camera: Camera,
  count: (next: Camera) => number,
  isUseful: (next: Camera) => boolean,
): Camera {
  let [best, fewest] = [camera, count(camera)];
  for (const [dx, dy] of SHIFTS) {
    if (fewest === 0) break;
    const next = { ...camera, x: camera.x + dx, y: camera.y + dy };
    const now = count(next);
    if (now < fewest && isUseful(next)) [best, fewest] = [next, now];
  }
  return best;
}

const liesBelow = (spot: MapPoint, { x, y, width, height }: Area): boolean =>
  spot.x > x - SIGN.across &&
  spot.x < x + width + SIGN.across &&
  spot.y > y - SIGN.down &&
  spot.y < y + height + SIGN.up;

/** The same camera, moved no farther than it must be for all of a box to be in the window. */
export function shownWhole(camera: Camera, box: Area, free: Area): Camera {
  const { k } = camera;
  const shift = (at: number, from: number, length: number, low: number, room: number): number => {
    const [start, end] = [from * k + at, (from + length) * k + at];
    if (end - start > room) return at + low + room / 2 - (start + end) / 2;
    if (start < low) return at + low - start;
    return end > low + room ? at + low + room - end : at;
  };
  return {
    k,
    x: shift(camera.x, box.x, box.width, free.x, free.width),
    y: shift(camera.y, box.y, box.height, free.y, free.height),
  };
}

/** The spaces at some places, as one box. */
export function around(places: readonly MapPoint[], radius: number): Area {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - radius, Math.min(...ys) - radius];
  return { x, y, width: Math.max(...xs) + radius - x, height: Math.max(...ys) + radius - y };
}

/** Whether all of a box is in the window already. */
export const isShown = (camera: Camera, box: Area, free: Area): boolean => {
  const { x, y } = shownWhole(camera, box, free);
  return Math.abs(x - camera.x) < 1 && Math.abs(y - camera.y) < 1;
};
