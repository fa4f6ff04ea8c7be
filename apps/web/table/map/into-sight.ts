// Brings several places of the map into sight at once.

import { groundOf } from '@race/atlas/draw/parking.ts';
import type { TableModel } from '../model/table.ts';
import {
  type Camera,
  type CameraLimits,
  currentMapOf,
  held,
  type MapPoint,
  type Pane,
  zoomed,
} from './camera.ts';

/** On screen, in pixels. */
interface ScreenRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest width of a space that a finger can tap. */
const TARGET = 44;
/** The height of the chips over the upper edge of a small screen. */
const CHIPS = 56;

interface Around {
  /** The place that stays in sight; places near it come first. */
  readonly home: MapPoint;
  readonly pane: Pane;
  readonly limits: CameraLimits;
}

/** The same camera, moved no farther than necessary to show these places, and zoomed out where they would not fit. */
export function bringIntoSight(
  camera: Camera,
  places: readonly MapPoint[],
  { home, pane, limits }: Around,
): Camera {
  const width = limits.radius * Math.sqrt(3);
  const boxIn =
    ({ k, x, y }: Camera) =>
    (some: readonly MapPoint[]) =>
      boxOf(some.map((place) => ({ x: place.x * k + x, y: place.y * k + y })));
  const least = Math.min(1, TARGET / (width * camera.k));
  const fit = (some: readonly MapPoint[]) => smaller(boxIn(camera)(some), freeRect(pane, width * camera.k));
  const shown = nearestFitting([home, ...places], (some) => fit(some) >= least);
  const factor = fit(shown);
  const middle = { x: pane.width / 2, y: pane.height / 2 };
  const far = factor < 1 ? zoomed(camera, camera.k * Math.max(factor, least), middle) : camera;
  const { x, y } = shift(boxIn(far)(shown), freeRect(pane, width * far.k));
  return held({ k: far.k, x: far.x + x, y: far.y + y }, pane, limits);
}

/** As many of these as fit together, nearest to the first of them. */
export function nearestFitting(
  places: readonly MapPoint[],
  fit: (some: readonly MapPoint[]) => boolean,
): readonly MapPoint[] {
  const [home = { x: 0, y: 0 }] = places;
  const far = ({ x, y }: MapPoint) => Math.hypot(x - home.x, y - home.y);
  let shown = places.toSorted((a, b) => far(a) - far(b));
  while (shown.length > 1 && !fit(shown)) shown = shown.slice(0, -1);
  return shown;
}

/** Where the middle of a space may be for all of it to be seen. */
function freeRect({ width, height }: Pane, size: number): ScreenRect {
  const half = size / 2;
  return { left: half, top: CHIPS + half, right: width - half, bottom: height - half };
}

export function boxOf(spots: readonly MapPoint[]): ScreenRect {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** By how much a box must shrink to fit; 1 where it does. */
export function smaller(box: ScreenRect, rect: ScreenRect): number {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const fits = (has: number, needs: number) => (needs <= has ? 1 : Math.max(0, has) / needs);
  return Math.min(fits(rect.right - rect.left, width), fits(rect.bottom - rect.top, height));
}

/** How far a box must be moved to lie in the room; to its middle where it is larger. */
export function shift(box: ScreenRect, rect: ScreenRect): MapPoint {
  return {
    x: along(box.left, box.right, rect.left, rect.right),
    y: along(box.top, box.bottom, rect.top, rect.bottom),
  };
}

function along(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return from < low ? low - from : Math.min(0, high - to);
}

// A place that a text names is marked on the map while its name has the pointer or the focus.
export function pointAt(table: TableModel, space: number | null): void {
  const { pointed, sheet } = table;
  const { cameraController } = currentMapOf(table);
  pointed.value = space;
  const shown = sheet.peek();
  if (space !== null && shown !== null) cameraController.peek()?.follow(groundOf(shown, space));
}

/** Props of an element that names a space. A space that was tapped stays marked. */
export const pointing = (table: TableModel, space: number) => ({
  onFocus: () => pointAt(table, space),
  onBlur: () => pointAt(table, null),
  onPointerEnter: () => pointAt(table, space),
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') pointAt(table, null);
  },
});
