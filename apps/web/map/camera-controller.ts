// The camera controller moves the map: one CSS transform on its parent, at most once a frame. Sharpened when the gesture is over.
import { type Signal, signal } from '@preact/signals';
import {
  type Camera,
  type CameraLimits,
  centred,
  fitting,
  held,
  type MapPoint,
  moved,
  type Pane,
  readableZoom,
  sees,
  zoomed,
} from './camera.ts';

const SHARPENS_AFTER = 150;

export interface CameraController {
  /** The zoom everything is drawn for. */
  readonly zoom: Signal<number>;
  pan(dx: number, dy: number): void;
  zoomBy(factor: number, around?: MapPoint): void;
  fit(): void;
  lookAt(place: MapPoint, how: { readonly close: boolean }): void;
  /** Brings a place into sight, if it is not. */
  follow(place: MapPoint): void;
  /** The place of the map under a spot of the pane, and the other way round. */
  placeAt(spot: MapPoint): MapPoint;
  spotAt(place: MapPoint): MapPoint;
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

  const draw = () => {
    frame = 0;
    world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`;
  };
  const sharpen = () => {
    world.classList.remove('moving', 'gliding');
    zoom.value = camera.k;
  };
  const move = (next: Camera, how: 'moving' | 'gliding') => {
    camera = held(next, pane, limits);
    isWhole = camera.k <= fitting(limits.area, pane).k * 1.001;
    world.classList.add(how);
    frame ||= requestAnimationFrame(draw);
    clearTimeout(rest);
    rest = setTimeout(sharpen, how === 'gliding' ? 450 : SHARPENS_AFTER);
  };
  const middle = () => ({ x: pane.width / 2, y: pane.height / 2 });
  draw();

  return {
    zoom,
    pan: (dx, dy) => {
      world.classList.remove('gliding');
      move(moved(camera, dx, dy), 'moving');
    },
    zoomBy: (factor, around = middle()) => {
      world.classList.remove('gliding');
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
      draw();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}
