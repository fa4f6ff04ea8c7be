// The camera of the map. A point of the map is on screen at its place times `k`, moved by x and y.

import { type Signal, signal } from '@preact/signals';
import type { Area } from '@race/atlas';
import type { Bounds } from '@race/atlas/draw/boxes.ts';
import { perTable } from '../model/table.ts';

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

/** The width of a space on screen: the largest, and the one at which a crew is looked at. */
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

const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x + dx,
  y: camera.y + dy,
  k: camera.k,
});

export interface CameraLimits {
  readonly area: Area;
  readonly radius: number;
}

/** Never farther than the whole sheet, never closer than is useful, and never off the sheet. */
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
const readableZoom = (radius: number): number => READABLE / (radius * Math.sqrt(3));

/** Whether a place is in sight, with some room around it. */
export function sees(camera: Camera, pane: Pane, place: MapPoint): boolean {
  const [x, y] = [place.x * camera.k + camera.x, place.y * camera.k + camera.y];
  const room = Math.min(70, pane.width / 5, pane.height / 5);
  return x > room && y > room && x < pane.width - room && y < pane.height - room;
}

/** Whether an edge of the window goes through a box of the map; the track covers the left of a large one. */
export function isCutBy({ x, y, k }: Camera, { width, height }: Pane, track: number, box: Bounds): boolean {
  const [left, right] = [box.left * k + x, box.right * k + x];
  const [top, bottom] = [box.top * k + y, box.bottom * k + y];
  const isOut = right < track || left > width || bottom < 0 || top > height;
  return !isOut && (left < track || right > width || top < 0 || bottom > height);
}

/** Names, signs and vehicles keep their size on screen, within reason. */
export const lettersAt = (k: number): number => Math.round(Math.max(0.7, Math.min(1 / k, 1.6)) * 20) / 20;

// The camera controller moves the map by one CSS transform on its parent, at most once a frame.
const SHARPENS_AFTER = 150;

/** How long the camera takes, in milliseconds; longer beyond half a window. */
const GLIDE = 450;
const LONG_GLIDE = 700;

function glideTime(from: Camera, to: Camera, { width, height }: Pane): number {
  const middle = (camera: Camera) => ({
    x: (width / 2 - camera.x) / camera.k,
    y: (height / 2 - camera.y) / camera.k,
  });
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot((a.x - b.x) * to.k, (a.y - b.y) * to.k);
  return far > Math.min(width, height) / 2 ? LONG_GLIDE : GLIDE;
}

export interface CameraController {
  /** The zoom everything is drawn for. */
  readonly zoom: Signal<number>;
  /** Where it came to rest. */
  readonly rested: Signal<Camera>;
  pan(dx: number, dy: number): void;
  zoomBy(factor: number, around?: MapPoint): void;
  fit(): void;
  lookAt(place: MapPoint, how: { readonly close: boolean }): void;
  /** Brings a place into sight, if it is not. */
  follow(place: MapPoint): void;
  /** The place of the map under a spot of the pane, and the other way round. */
  placeAt(spot: MapPoint): MapPoint;
  spotAt(place: MapPoint): MapPoint;
  /** Eases there in one motion. */
  glideTo(camera: Camera): void;
  /** Where it is, or is going. */
  now(): Camera;
  limits(): CameraLimits;
  /** Tells of every move from now on; returns how to stop. */
  watch(moved: (camera: Camera, glide: number) => void): () => void;
  resize(pane: Pane, limits: CameraLimits): void;
  stop(): void;
}

export function makeCameraController(world: HTMLElement, room: CameraLimits, start: Pane): CameraController {
  let [pane, limits] = [start, room];
  let camera = fitting(limits.area, pane);
  let isWhole = true;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const zoom = signal(camera.k);
  const rested = signal(camera);

  const watchers = new Set<(camera: Camera, glide: number) => void>();
  let glide = 0;
  const draw = () => {
    frame = 0;
    world.style.transitionDuration = `${glide}ms`;
    world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`;
    for (const moved of watchers) moved(camera, glide);
  };
  const sharpen = () => {
    world.classList.remove('moving', 'gliding');
    glide = 0;
    zoom.value = camera.k;
    rested.value = camera;
  };
  const move = (next: Camera, how: 'moving' | 'gliding') => {
    const before = camera;
    camera = held(next, pane, limits);
    isWhole = camera.k <= fitting(limits.area, pane).k * 1.001;
    glide = how === 'gliding' ? glideTime(before, camera, pane) : 0;
    world.classList.add(how);
    frame ||= requestAnimationFrame(draw);
    clearTimeout(rest);
    rest = setTimeout(sharpen, how === 'gliding' ? glide + 50 : SHARPENS_AFTER);
  };
  /** A hand takes over where the map is seen to be, and not where it was going. */
  const takeOver = () => {
    if (!world.classList.contains('gliding')) return;
    const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(world).transform);
    camera = { x: e, y: f, k: a };
    world.classList.remove('gliding');
  };
  const middle = () => ({ x: pane.width / 2, y: pane.height / 2 });
  draw();

  return {
    zoom,
    rested,
    pan: (dx, dy) => {
      takeOver();
      move(moved(camera, dx, dy), 'moving');
    },
    zoomBy: (factor, around = middle()) => {
      takeOver();
      move(zoomed(camera, held({ ...camera, k: camera.k * factor }, pane, limits).k, around), 'moving');
    },
    fit: () => move(fitting(limits.area, pane), 'gliding'),
    lookAt: (place, { close }) =>
      move(
        centred(place, close ? Math.max(camera.k, readableZoom(limits.radius)) : camera.k, pane),
        'gliding',
      ),
    follow: (place) => {
      if (!isWhole && !sees(camera, pane, place)) move(centred(place, camera.k, pane), 'gliding');
    },
    glideTo: (to) => move(to, 'gliding'),
    now: () => camera,
    limits: () => limits,
    watch: (moved) => {
      watchers.add(moved);
      moved(camera, 0);
      return () => void watchers.delete(moved);
    },
    spotAt: ({ x, y }) => ({ x: x * camera.k + camera.x, y: y * camera.k + camera.y }),
    placeAt: ({ x, y }) => ({ x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k }),
    resize: (next, now) => {
      const before = middle();
      [pane, limits] = [next, now];
      camera = isWhole
        ? fitting(limits.area, pane)
        : held(moved(camera, middle().x - before.x, middle().y - before.y), pane, limits);
      isWhole = camera.k <= fitting(limits.area, pane).k * 1.001;
      zoom.value = camera.k;
      rested.value = camera;
      draw();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}

// The map on the page, for everything that lies on it: its camera controller and the size of its pane.
export const currentMapOf = perTable(() => {
  /** Null while there is no map. */
  const cameraController = signal<CameraController | null>(null);

  const pane = signal<Pane>({ width: 0, height: 0 });

  /** Whether the reader has touched the map, or zoomed in. */
  const isTouched = signal(false);

  /** Whether the reader has moved the map: the camera stays until the next sequence. */
  const isByHand = signal(false);

  /** Whether a pointer is down on the map, or has just hovered over it. */
  const isPressed = signal(false);

  /** Whether the fold of the newspaper would cover something that matters in its place. */
  const isFoldInCorner = signal(false);

  return { cameraController, pane, isTouched, isByHand, isFoldInCorner, isPressed };
});
