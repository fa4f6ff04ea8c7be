// Brings several places of the map into sight at once.

import { groundOf } from '@race/atlas/draw/parking.ts';
import type { TableModel } from '../model/table.ts';
import { type CameraController, currentMapOf, type MapPoint, type Pane } from './camera.ts';

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
  /** The width of a space on the map. */
  readonly width: number;
}

/** Moves the map no farther than necessary, and zooms out where the places would not fit. */
export function bringIntoSight(
  cameraController: CameraController,
  places: readonly MapPoint[],
  { home, pane, width }: Around,
): void {
  const size = () =>
    width * (cameraController.spotAt({ x: 1, y: 0 }).x - cameraController.spotAt({ x: 0, y: 0 }).x);
  const onScreen = (place: MapPoint) => cameraController.spotAt(place);
  const least = Math.min(1, TARGET / size());
  const shown = nearestFitting(
    [home, ...places],
    (some) => smaller(boxOf(some.map(onScreen)), freeRect(pane, size())) >= least,
  );
  const factor = smaller(boxOf(shown.map(onScreen)), freeRect(pane, size()));
  if (factor < 1) cameraController.zoomBy(Math.max(factor, least));
  const { x, y } = shift(boxOf(shown.map(onScreen)), freeRect(pane, size()));
  if (x !== 0 || y !== 0) cameraController.pan(x, y);
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
