// How much of the sheet is painted, and how finely.
import type { Area } from '@race/atlas';
import { WORLD } from '@race/atlas';
import { fitting, type Pane } from '../camera.ts';

/** Pixels a unit of the map: one of these is painted, whatever the zoom between them. */
const STEPS = [1, 2, 4];
/** No device has to hold more pixels than this. */
const MOST_PIXELS = 12_000_000;
const MARGIN = 8;

/** All that can be seen when this is shown whole. */
export function paintedArea(whole: Area, pane: Pane): Area {
  const { k } = fitting(whole, pane);
  const [width, height] = [pane.width / k, pane.height / k];
  const seen = {
    x: whole.x + (whole.width - width) / 2 - MARGIN,
    y: whole.y + (whole.height - height) / 2 - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  const [left, top] = [Math.max(seen.x, WORLD.x), Math.max(seen.y, WORLD.y)];
  return {
    x: left,
    y: top,
    width: Math.min(seen.x + seen.width, WORLD.x + WORLD.width) - left,
    height: Math.min(seen.y + seen.height, WORLD.y + WORLD.height) - top,
  };
}

/** As fine as the screen can show at this zoom, and no finer than a device can hold. */
export function finenessAt(zoom: number, { width, height }: Area): number {
  const step = STEPS.find((one) => one >= zoom * 0.8) ?? STEPS.at(-1) ?? 1;
  return Math.min(step, Math.sqrt(MOST_PIXELS / (width * height)));
}
