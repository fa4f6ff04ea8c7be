// The decoration at the right of quiet pages.
import { halftrack, pennant } from '@race/atlas';
import {
  books,
  caravan,
  easel,
  luggage,
  signpost,
  strongbox,
  telegraph,
  telescope,
  tools,
} from '@race/atlas/draw/scenes/rooms.ts';
import type { JSX } from 'preact';
import './scenery.css';

const crew = (name: string): string =>
  `<g transform="translate(-45 -62)">${pennant(name)}</g>${halftrack(name)}`;

/** A drawing, where it stands in a picture 400 wide, and its size. */
type Thing = readonly [draw: () => string, x: number, size: number];

const SCENES = {
  account: [
    [luggage, 180, 1],
    [() => crew('french'), 322, 1.15],
  ],
  administration: [[telegraph, 290, 1]],
  credits: [
    [caravan, 170, 0.8],
    [easel, 320, 1.1],
  ],
  figures: [
    [signpost, 210, 1],
    [() => crew('belgian'), 322, 1.15],
  ],
  find: [
    [() => crew('italian'), 190, 0.9],
    [() => crew('english'), 322, 1.15],
  ],
  laboratory: [[telescope, 310, 1.15]],
  news: [[telegraph, 290, 1]],
  player: [
    [caravan, 170, 0.8],
    [() => crew('italian'), 318, 1.2],
  ],
  privacy: [[strongbox, 320, 1.15]],
  rules: [[books, 320, 1.1]],
  settings: [
    [tools, 180, 0.95],
    [() => crew('english'), 322, 1.15],
  ],
  tables: [
    [() => crew('italian'), 130, 0.78],
    [() => crew('english'), 222, 0.98],
    [() => crew('french'), 336, 1.24],
  ],
} as const satisfies { readonly [room: string]: readonly Thing[] };

export function Scenery({ of }: { of: keyof typeof SCENES }): JSX.Element {
  const drawn = SCENES[of].map(
    ([draw, x, size]) => `<g transform="translate(${x} 0) scale(${size})">${draw()}</g>`,
  );
  return (
    <svg
      class="scenery"
      viewBox="0 -84 400 92"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn.join('') }}
    />
  );
}
