// Where the newspaper lies: on the open sea of each sheet.

import { computed } from '@preact/signals';
import type { Area } from '@race/atlas';
import { areLettersLarge, isCompact } from '../../shell/settings/layout.ts';
import { perTable } from '../model/table.ts';
import { currentMapOf, fitting } from './camera.ts';

/** The part of the free sea that the newspaper leaves to the names of cities. */
const KEPT_FREE = 0.25;
/** The smallest size that can be read, in rem: the newspaper then covers a little land. */
const LEAST = { width: 18, height: 16 };
const EDGE = 0.4;
/** The width of the track with a stack of tokens beside it. */
const TRACK = 5;

export const freeSeaOf = perTable((table) => {
  const { sheet } = table;
  const { pane } = currentMapOf(table);
  /** The largest piece of free sea, on screen, when the whole sheet is shown. On a small screen, or for large letters, the style sheet decides. */
  const paperPlace = computed<{ readonly [property: string]: string }>(() => {
    const { width: paneWidth, height: paneHeight } = pane.value;
    const geometry = sheet.value?.geometry;
    const area = geometry?.free.reduce((best, one) => (size(one) > size(best) ? one : best));
    if (geometry === undefined || area === undefined || paneWidth === 0) return {};
    if (isCompact() || areLettersLarge.value) return {};
    const { x, y, k } = fitting(geometry.frame, pane.value);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isEast = area.x + area.width / 2 > geometry.frame.x + geometry.frame.width / 2;
    const room = area.width * KEPT_FREE;
    const width = Math.max((area.width - room) * k, LEAST.width * rem);
    const isGrown = width > (area.width - room) * k;
    const height = Math.max(area.height * k, LEAST.height * rem);
    const [west, east] = [TRACK * rem, paneWidth - width - EDGE * rem];
    const left = isEast ? Math.min((area.x + room) * k + x, east) : Math.max(area.x * k + x, west);
    return {
      left: `${isGrown ? (isEast ? east : west) : left}px`,
      top: `${Math.min(area.y * k + y, paneHeight - height - rem)}px`,
      width: `${width}px`,
      height: `${height}px`,
    };
  });

  return { paperPlace };
});

const size = ({ width, height }: Area): number => width * height;
