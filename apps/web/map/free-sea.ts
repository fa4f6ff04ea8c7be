// Where the newspaper lies: on open sea, which each sheet names.
import { computed } from '@preact/signals';
import type { Area } from '@race/atlas';
import { sheet } from '../state/film.ts';
import { fitting } from './camera.ts';
import { pane } from './held.ts';

const ROOM = 8;

/** The largest piece of free sea, on screen, when the whole sheet is shown. */
export const paperPlace = computed<{ left?: string; top?: string; width?: string; height?: string }>(() => {
  const geometry = sheet.value?.geometry;
  if (geometry === undefined || pane.value.width === 0) return {};
  const { x, y, k } = fitting(geometry.frame, pane.value);
  const area = geometry.free.reduce<Area | null>(
    (best, one) => (best === null || size(one) > size(best) ? one : best),
    null,
  );
  if (area === null) return {};
  return {
    left: `${area.x * k + x + ROOM}px`,
    top: `${area.y * k + y + ROOM}px`,
    width: `${area.width * k - 2 * ROOM}px`,
    height: `${area.height * k - 2 * ROOM}px`,
  };
});

const size = ({ width, height }: Area): number => width * height;
