// The map on the page, for everything that lies on it: its camera controller and the size of its pane.
import { signal } from '@preact/signals';
import type { Pane } from './camera.ts';
import type { CameraController } from './camera-controller.ts';

/** Null while there is no map. */
export const cameraController = signal<CameraController | null>(null);
export const pane = signal<Pane>({ width: 0, height: 0 });
/** Somebody has touched the map, or zoomed in. */
export const isTouched = signal(false);
