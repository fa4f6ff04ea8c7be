// The decoration at the right of quiet pages, and the postcard that lies where there is nothing yet.
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
  tents,
  tools,
  trophy,
} from '@race/atlas/draw/scenes/rooms.ts';
import type { ComponentChildren, JSX } from 'preact';
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
  friends: [[tents, 250, 0.46]],
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

/** What the postcards show, in a picture 240 wide. */
const CARDS = {
  camp: [[tents, 120, 0.34]],
  cups: [
    [caravan, 60, 0.6],
    [trophy, 150, 0.9],
  ],
  figures: [
    [signpost, 62, 0.85],
    [() => crew('belgian'), 158, 0.85],
  ],
  people: [
    [() => crew('english'), 64, 0.62],
    [() => crew('italian'), 158, 0.86],
  ],
  races: [
    [luggage, 66, 0.72],
    [() => crew('french'), 160, 0.9],
  ],
} as const satisfies { readonly [card: string]: readonly Thing[] };

/** Around the sun, from the left horizon to the right. */
const RAYS = [200, 224, 248, 272, 296, 320, 344]
  .map((angle) => {
    const at = (turn: number) => {
      const way = ((angle + turn) * Math.PI) / 180;
      return `${Math.round(118 + 240 * Math.cos(way))},${Math.round(84 + 240 * Math.sin(way))}`;
    };
    return `M118,84L${at(-6)}L${at(6)}Z`;
  })
  .join('');

const CARD_LAND =
  `<path class="view-sky" d="M0,0H240V130H0Z"/><path class="view-dusk" d="M0,44H240V130H0Z"/><path class="view-glow" d="M0,68H240V130H0Z"/>` +
  `<path class="view-rays" d="${RAYS}"/><circle class="view-halo" cx="118" cy="84" r="39"/><circle class="view-sun" cx="118" cy="84" r="32"/>` +
  '<path class="land-hills" d="M0,88L34,66L62,84L88,72L120,92L168,78L204,60L240,82V110H0Z"/>' +
  '<path class="land-dune" d="M0,92C60,82 130,96 240,86V130H0Z"/><path class="land-sand" d="M0,106C70,98 150,108 240,101V130H0Z"/>' +
  '<path class="land-road" d="M0,116C80,112 160,116 240,112V130H0Z"/>';

interface EmptyProps {
  readonly card: keyof typeof CARDS;
  /** Said to screen readers, too, where it appears after the page. */
  readonly children: ComponentChildren;
}

/** Where nothing lies yet: a postcard from the road, and what will lie there. */
export function Empty({ card, children }: EmptyProps): JSX.Element {
  return (
    <div class="empty-place">
      <Postcard card={card} />
      <div class="empty-words">{children}</div>
    </div>
  );
}

export function Postcard({ card }: Pick<EmptyProps, 'card'>): JSX.Element {
  const drawn = CARDS[card].map(
    ([draw, x, size]) => `<g transform="translate(${x} 118) scale(${size})">${draw()}</g>`,
  );
  return (
    <svg
      class="view-card"
      viewBox="0 0 240 130"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: CARD_LAND + drawn.join('') }}
    />
  );
}
