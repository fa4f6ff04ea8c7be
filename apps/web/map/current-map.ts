// The map in hand, for all that lies on it: what moves it, and how large its pane is.
import { signal } from '@preact/signals';
import type { Pane } from './camera.ts';
import type { CameraController } from './camera-controller.ts';

/** Null while there is no map. */
export const cameraController = signal<CameraController | null>(null);
export const pane = signal<Pane>({ width: 0, height: 0 });
/** Somebody has laid a hand on the map, or looked at it closely. */
export const isTouched = signal(false);
