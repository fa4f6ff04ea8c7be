// Brings several places of the map into sight at once.
import type { Pane, Spot } from './camera.ts';
import type { Rig } from './camera-controller.ts';

/** On screen, in pixels. */
interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** No space is made smaller than a finger needs. */
const TARGET = 44;
/** What lies over the upper edge of a small screen. */
const CHIPS = 56;

interface Around {
  /** Stays in sight, and what is nearest to it. */
  readonly home: Spot;
  readonly pane: Pane;
  /** How wide a space is on the map. */
  readonly width: number;
}

/** Moves the map no farther than it must, and shows more of it where the places would not fit. */
export function bringIntoSight(rig: Rig, places: readonly Spot[], { home, pane, width }: Around): void {
  const size = () => width * (rig.spotAt({ x: 1, y: 0 }).x - rig.spotAt({ x: 0, y: 0 }).x);
  const onScreen = (place: Spot) => rig.spotAt(place);
  const least = Math.min(1, TARGET / size());
  const shown = nearestFitting(
    [home, ...places],
    (some) => smaller(boxOf(some.map(onScreen)), roomIn(pane, size())) >= least,
  );
  const factor = smaller(boxOf(shown.map(onScreen)), roomIn(pane, size()));
  if (factor < 1) rig.zoomBy(Math.max(factor, least));
  const { x, y } = shift(boxOf(shown.map(onScreen)), roomIn(pane, size()));
  if (x !== 0 || y !== 0) rig.pan(x, y);
}

/** As many of these as fit together, nearest to the first of them. */
export function nearestFitting(
  places: readonly Spot[],
  fit: (some: readonly Spot[]) => boolean,
): readonly Spot[] {
  const [home = { x: 0, y: 0 }] = places;
  const far = ({ x, y }: Spot) => Math.hypot(x - home.x, y - home.y);
  let shown = places.toSorted((a, b) => far(a) - far(b));
  while (shown.length > 1 && !fit(shown)) shown = shown.slice(0, -1);
  return shown;
}

/** Where the middle of a space may be, so that all of it is seen. */
function roomIn({ width, height }: Pane, size: number): Room {
  const half = size / 2;
  return { left: half, top: CHIPS + half, right: width - half, bottom: height - half };
}

export function boxOf(spots: readonly Spot[]): Room {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** By how much a box must shrink to fit; 1 where it does. */
export function smaller(box: Room, room: Room): number {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const fits = (has: number, needs: number) => (needs <= has ? 1 : Math.max(0, has) / needs);
  return Math.min(fits(room.right - room.left, width), fits(room.bottom - room.top, height));
}

/** How far a box must be moved to lie in the room; to its middle where it is larger. */
export function shift(box: Room, room: Room): Spot {
  return {
    x: along(box.left, box.right, room.left, room.right),
    y: along(box.top, box.bottom, room.top, room.bottom),
  };
}

function along(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return from < low ? low - from : Math.min(0, high - to);
}
