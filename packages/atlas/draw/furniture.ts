// What lies on the open sea: the cartouche with the sheet's title, and the compass.
import { greatRose } from './rose.ts';
import { put, star } from './svg.ts';
import { PRINT } from './theme.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

export interface CartoucheWords {
  /** small capitals above the title */
  readonly above: string;
  readonly title: string;
  /** from where to where, in italics */
  readonly below: string;
  readonly foot: string;
}

const EDGE = 'M0,10H8V0H182V10H190V128H182V138H8V128H0Z';
const INNER = 'M5,14H12V5H178V14H185V124H178V133H12V124H5Z';
const MIDDLE = 95;
const ROOM = 166;

export function cartouche({ geometry, theme }: MapView, words: CartoucheWords): string {
  const title = words.title.length;
  const size = title > 14 ? 22 : title > 9 ? 25 : 38;
  const isWide = title * size * 0.62 > ROOM;
  return put(
    geometry.cartouche[0],
    geometry.cartouche[1],
    1,
    [
      `<path d="${EDGE}" fill="${PRINT.shadow}" opacity=".3" transform="translate(2 4)"/><path d="${EDGE}" fill="${theme.paper}" stroke="${theme.ink}" stroke-width="2"/>`,
      `<path d="${INNER}" fill="none" stroke="${theme.ink}" stroke-width=".9"/>`,
      lettering(MIDDLE, 34, words.above.toUpperCase(), {
        face: 'label',
        bold: true,
        size: 10.5,
        spacing: 2.6,
        fill: theme.fadedInk,
        ...fit(words.above, 10.4),
      }),
      lettering(MIDDLE, 70, words.title, {
        face: 'title',
        size,
        fill: theme.ink,
        ...(isWide ? { width: ROOM } : {}),
      }),
      `<path d="M22,82H80M110,82H168" stroke="${theme.ink}" stroke-width="1.2"/><path d="${star(4, 8, 2.4)}" transform="translate(${MIDDLE} 82)" fill="${theme.ink}"/>`,
      lettering(MIDDLE, 103, words.below, {
        face: 'text',
        italic: true,
        size: 14,
        fill: theme.ink,
        ...fit(words.below, 6.4),
      }),
      lettering(MIDDLE, 123, words.foot.toUpperCase(), {
        face: 'label',
        bold: true,
        size: 12,
        spacing: 1.4,
        fill: theme.ink,
        ...fit(words.foot, 9.4),
      }),
    ].join(''),
  );
}

/** Long words are squeezed rather than cut. */
function fit(text: string, letter: number): { width?: number } {
  return text.length * letter > ROOM ? { width: ROOM } : {};
}

export function compass({ geometry, theme }: MapView, north: string): string {
  const letter = lettering(0, -73, north, { face: 'title', size: 20, fill: theme.seaInk });
  return put(geometry.compass[0], geometry.compass[1], 1, greatRose(66, theme.seaInk, theme.sea) + letter);
}

export function neatLine({ geometry: { frame }, theme }: MapView): string {
  return `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="none" stroke="${theme.ink}" stroke-width="4"/>`;
}
