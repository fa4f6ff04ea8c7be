// Where one looks at the map from. A point of the map is on screen at its place times `k`, moved by x and y.
import type { Area } from '@race/atlas';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Pane {
  readonly width: number;
  readonly height: number;
}

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** On screen, from edge to edge of a space: no closer, and this close when one crew is looked at. */
const CLOSEST = 230;
const READABLE = 74;

/** The whole area, as large as it goes, in the middle of the pane. */
export function fitting(area: Area, pane: Pane): Camera {
  const k = Math.min(pane.width / area.width, pane.height / area.height);
  return centred({ x: area.x + area.width / 2, y: area.y + area.height / 2 }, k, pane);
}

/** A place of the map in the middle of the pane. */
export function centred(place: MapPoint, k: number, pane: Pane): Camera {
  return { x: pane.width / 2 - place.x * k, y: pane.height / 2 - place.y * k, k };
}

/** Zooms around a spot of the screen, which stays where it is. */
export function zoomed(camera: Camera, k: number, around: MapPoint): Camera {
  const ratio = k / camera.k;
  return { x: around.x - (around.x - camera.x) * ratio, y: around.y - (around.y - camera.y) * ratio, k };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x + dx,
  y: camera.y + dy,
  k: camera.k,
});

export interface CameraLimits {
  readonly area: Area;
  readonly radius: number;
}

/** Never farther than the whole sheet, never closer than one can use, and never off the sheet. */
export function held(camera: Camera, pane: Pane, { area, radius }: CameraLimits): Camera {
  const whole = fitting(area, pane).k;
  const k = Math.max(whole, Math.min(camera.k, CLOSEST / (radius * Math.sqrt(3))));
  const middle = { x: pane.width / 2, y: pane.height / 2 };
  const { x, y } = k === camera.k ? camera : zoomed(camera, k, middle);
  return {
    k,
    x: between(x, pane.width - (area.x + area.width) * k, -area.x * k),
    y: between(y, pane.height - (area.y + area.height) * k, -area.y * k),
  };
}

/** Inside the two bounds; in their middle when the area is smaller than the pane. */
function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high));
}

/** The zoom at which tiles can be read. */
export const readableZoom = (radius: number): number => READABLE / (radius * Math.sqrt(3));

/** Whether a place is in sight, with some room around it. */
export function sees(camera: Camera, pane: Pane, place: MapPoint): boolean {
  const [x, y] = [place.x * camera.k + camera.x, place.y * camera.k + camera.y];
  const room = Math.min(70, pane.width / 5, pane.height / 5);
  return x > room && y > room && x < pane.width - room && y < pane.height - room;
}

/** Names, signs and vehicles keep their size on screen, within reason. */
export const lettersAt = (k: number): number => Math.round(Math.max(0.7, Math.min(1 / k, 1.6)) * 20) / 20;
