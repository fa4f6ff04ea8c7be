// Where the newspaper lies: on open sea, which each sheet names.
import { computed } from '@preact/signals';
import type { Area } from '@race/atlas';
import { areLettersLarge, isCompact } from '../state/layout.ts';
import { sheet } from '../state/table-state.ts';
import { fitting } from './camera.ts';
import { pane } from './current-map.ts';

/** Names of cities reach into the free sea: the newspaper keeps this part of it from them. */
const KEPT_FREE = 0.25;
/** Smaller than this, in rem, nobody could read it: then it lies a little on land. */
const LEAST = { width: 18, height: 16 };
const EDGE = 0.4;
/** What lies beside the newspaper is this wide, with the track and its tokens. */
const BESIDE = 38;
/** With a stack of tokens beside it. */
const TRACK = 5;

/** The largest piece of free sea, on screen, when the whole sheet is shown. On a small screen, or for large letters, the style sheet decides. */
export const paperPlace = computed<{ readonly [property: string]: string }>(() => {
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

/** How far from the eastern edge something at the foot of the map lies that does not cover the newspaper, where there is room. */
export const besidePaper = computed<{ readonly [property: string]: string }>(() => {
  const { left = '' } = paperPlace.value;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const from = Number.parseFloat(left);
  return from >= BESIDE * rem ? { right: `${pane.value.width - from + EDGE * rem}px` } : {};
});

const size = ({ width, height }: Area): number => width * height;
