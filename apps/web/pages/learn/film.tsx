// The game in two minutes: eight frames of a film. A frame plays under the pointer, or when it is pressed.

import {
  cityPlaque,
  damageSign,
  dangerSign,
  halftrack,
  hexagon,
  liveryOf,
  petrolSign,
  put,
} from '@race/atlas';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type IconName, iconBody } from '../../shell/icons/icon.tsx';
import { say } from '../../shell/words/say.ts';
import type { ExerciseId } from './exercises.ts';
import './film.css';

const INK = '#2B2018';
const SUN = '#F8EBC8';

const { colour: TEAL, dark: DARK_TEAL } = liveryOf('french');

/** An assistant in a sun helmet, about 27 high. */
const PAWN =
  `<path d="M-8.5,0C-8.5,-3 -6,-3.6 -5,-6C-4,-9 -4.4,-12 -6,-14H6C4.4,-12 4,-9 5,-6C6,-3.6 8.5,-3 8.5,0Z" fill="${TEAL}" stroke="${INK}"/>` +
  `<path d="M1,-13H6C4.4,-12 4,-9 5,-6C6,-3.6 8.5,-3 8.5,0H2Z" fill="${DARK_TEAL}" opacity=".6"/>` +
  `<circle cy="-17.5" r="5" fill="#E5BE90" stroke="${INK}"/>` +
  `<path d="M-10,-18.6C-7,-20 -6,-26.6 0,-26.8C6,-26.6 7,-20 10,-18.6C5,-17.4 -5,-17.4 -10,-18.6Z" fill="#F6EBCF" stroke="${INK}"/>` +
  `<path d="M-6.4,-20.6C-2,-19.6 2,-19.6 6.4,-20.6" stroke="${TEAL}" stroke-width="2" fill="none"/>`;

/** A drawing somewhere else, and larger or smaller. */
const at = (drawing: string, x: number, y: number, scale: number): string => put(x, y, scale, drawing);

const FIVE = [0, 1, 2, 3, 4] as const;
const DESTINATION = cityPlaque({ colour: 'purple', cards: 0 });

const icon = (name: IconName, x: number, y: number, size: number): string =>
  `<g fill="#221812" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})">${iconBody(name)}</g>`;

/** Something that moves in a frame; its class says how. */
const moving = (how: string, drawing: string, nth = 0): string =>
  `<g class="film-move ${how} film-${nth}">${drawing}</g>`;

const ground = (colour: string): string => `<rect x="-60" width="260" height="100" fill="${colour}"/>`;
const sun = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${SUN}"/>`;
const car = (x: number, y: number, scale: number): string => at(halftrack('french'), x, y, scale);

/** Africa with Madagascar, from afar. */
const AFRICA =
  'M64.6,90.1L62.8,87.1L62.1,82.1L58.5,76.3L58.4,73.4L61,67.1L58.9,60.5L54.1,53.1L55.5,46.9L53.6,45.7L50.5,46.4L47.6,43.4L40,45.7L36.9,44.9L32.7,46.2L26.5,41.8L25.2,38.2L21.6,34.5L21.1,31.3L23.5,27.1L23.8,23.8L22.8,22.9L27.4,15.8L32.7,12.4L35.1,7.9L40.3,3.9L43.8,5.3L47.8,3.6L58.8,3.4L57.6,7.6L67.6,12.2L69,9.7L70.9,8.7L79.6,11.3L85.6,10.4L86.7,12.8L90.1,22.4L91.3,26.8L94.3,31.1L99.4,35.1L98.6,36.4L101.7,37.8L109,35.3L109.9,37.5L106.1,45.8L96.1,55.7L94.1,60.4L96.2,66.7L96.2,72.3L94.7,74.5L87.8,78.7L88.4,84.5L84.8,86.5L83.9,90.3L77.2,96.5L68.9,98L67,97.4L66.8,94.1ZM107.5,69.2L108.3,73.3L103.2,84.8L100.3,86.9L98.7,86.1L98.2,82.4L100,79.3L100.6,74.3L104.1,73.3Z';

const ROUTE = 'M45,10.4L51.5,21.6L58,32.8L67.7,49.6L77.4,66.4L67.7,94.4';

const HEXAGONS = [
  [-33, 50],
  [39, 50],
  [111, 50],
  [183, 50],
  [3, 112],
  [75, 112],
  [147, 112],
  [3, -12],
  [75, -12],
  [147, -12],
].map(([x, y]) => `<path d="${hexagon(41)}" transform="translate(${x} ${y})"/>`);

const tile = (colour: string, art: string): string =>
  `<path d="${hexagon(39)}" fill="#FBF2DA" stroke="${INK}" stroke-width="1.4"/><path d="${hexagon(35)}" fill="${colour}"/>${art}`;

const DUNES = tile(
  '#E3B566',
  `<path d="M-28,4C-14,-14 -2,-12 6,-2C14,-12 22,-10 30,0L30,12L0,30L-30,14Z" fill="#CB9348"/><path d="M-30,12C-12,0 8,2 30,14L0,32Z" fill="#B87E3C"/>${at(petrolSign(2), 0, 12, 0.95)}`,
);

const FOREST = tile(
  '#4F7A4A',
  `${[
    [-16, -8],
    [2, -16],
    [18, -4],
    [-20, 10],
    [20, 12],
    [0, 0],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#2F5A36" stroke="#1F4127"/>`)
    .join('')}${at(petrolSign(1), -11, 15, 0.85)}${at(damageSign(1), 12, 15, 0.85)}`,
);

const coin = `<circle r="13" fill="#E3BE68" stroke="${INK}" stroke-width="1.4"/><circle r="9.500" fill="none" stroke="#8A6A34" stroke-width="1.4"/>`;

const FIRE =
  '<path d="M0,-26C8,-16 14,-12 12,-2C11,4 6,7 0,7C-6,7 -11,4 -12,-2C-13,-8 -7,-10 -6,-17C-2,-15 0,-20 0,-26Z" fill="#E58743"/><path d="M1,-13C5,-7 7,-5 6,0C5,4 3,6 0,6C-4,6 -6,3 -6,0C-6,-4 -1,-6 1,-13Z" fill="#F2D68F"/>';

/** On a ground of 198 by 100 that begins at -33. */
export const FRAMES = {
  goal:
    ground('#9DBDB4') +
    `<path d="${AFRICA}" fill="#EFDDB4" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>` +
    `<path d="${ROUTE}" fill="none" stroke="${INK}" stroke-width="3.6" stroke-linejoin="round"/>` +
    `<path d="${ROUTE}" pathLength="1" fill="none" stroke="${TEAL}" stroke-width="2.4" stroke-linejoin="round" class="film-move film-route"/>` +
    at(DESTINATION, 45, 10.4, 0.4) +
    at(DESTINATION, 67.7, 94.4, 0.4),
  plan:
    ground('#16343A') +
    `<path d="M-24,62L-8,8H140L156,62Z" fill="#E6C67C" stroke="#C89B4A" stroke-width="4"/><circle cx="104" cy="48" r="17" fill="${SUN}"/>` +
    '<path d="M-24,62L-20,48C30,42 90,52 152,46L156,62Z" fill="#C97C3E"/><path d="M66,8V62" stroke="#C89B4A" stroke-width="3"/>' +
    FIVE.map((nth) => at(moving('film-pawn', PAWN, nth), 10 + nth * 28, 97, 1.08)).join(''),
  road:
    ground('#EFDDB4') +
    `<g fill="none" stroke="#7A5E3F" opacity=".7">${HEXAGONS.join('')}</g>` +
    at(DUNES, 39, 50, 1) +
    at(moving('film-tile', FOREST), 111, 50, 1),
  drive:
    ground('#E6C67C') +
    sun(36, 62, 26) +
    '<path d="M-60,66C20,56 100,72 200,62V100H-60Z" fill="#C97C3E"/>' +
    moving('film-car', car(62, 88, 0.94)) +
    at(moving('film-sign', petrolSign(4)), 112, 24, 1.1) +
    at(moving('film-sign', damageSign(1), 1), 142, 24, 1),
  guard:
    ground('#8E2A1E') +
    sun(66, 78, 44) +
    icon('dynamite', 42, 54, 58) +
    at(moving('film-alarm', dangerSign()), 100, 54, 1.7),
  fund:
    ground('#2F5A3E') +
    sun(66, 84, 48) +
    at(moving('film-coin', coin), 30, 28, 1) +
    at(moving('film-coin', coin, 1), 104, 26, 1) +
    icon('banknote', 66, 62, 66),
  camp:
    ground('#12303A') +
    moving('film-moon', '<circle cx="110" cy="22" r="10" fill="#F4EBCB"/>') +
    '<path d="M-60,80C20,72 100,84 200,76V100H-60Z" fill="#3A1E16"/>' +
    '<path d="M18,86L46,36L74,86Z" fill="#E5D3A4" stroke="#1F1712" stroke-width="1.6" stroke-linejoin="round"/><path d="M46,36L38,86H54Z" fill="#8A6A3A"/>' +
    '<path d="M86,88L110,80M86,80L110,88" stroke="#6B4F37" stroke-width="4" stroke-linecap="round"/>' +
    at(moving('film-fire', FIRE), 98, 78, 1),
  arrive:
    ground('#4A3A63') +
    sun(66, 70, 38) +
    '<path d="M-60,78L0,74L20,46H92L112,70L200,78V100H-60Z" fill="#2B1F3C"/>' +
    at(moving('film-star', DESTINATION), 66, 30, 1.3) +
    moving('film-car', car(66, 96, 0.72)),
} as const;

export type FrameId = keyof typeof FRAMES;

const WATER = (y: number): string =>
  `M0,${y}C20,${y - 6} 40,${y + 6} 60,${y}C80,${y - 6} 100,${y + 6} 120,${y}C140,${y - 6} 160,${y + 6} 180,${y}C200,${y - 6} 220,${y + 6} 240,${y}V110H0Z`;

/** What lies in front of the sun of a postcard, 240 by 104. */
export const POSTCARDS: Record<ExerciseId, string> = {
  planning: FIVE.map((nth) => at(PAWN, 52 + nth * 34, 99, 1.55)).join(''),
  ways:
    '<path d="M0,92C60,70 120,110 240,78V110H0Z" fill="#C98F4E"/>' +
    '<path d="M30,112C80,88 150,96 240,68" fill="none" stroke="#2B2018" stroke-width="9"/><path d="M30,112C80,88 150,96 240,68" fill="none" stroke="#F2CE8C" stroke-width="5" stroke-dasharray="12 7"/>' +
    car(108, 97, 0.84) +
    at(petrolSign(3), 200, 40, 1.25),
  guards:
    '<path d="M0,94C60,82 120,100 240,86V110H0Z" fill="#2B2018"/>' +
    at(dangerSign(), 178, 60, 2.1) +
    car(84, 98, 0.9),
  lines:
    `<path d="${WATER(90)}" fill="#1C4A5A"/>${icon('paddle-steamer', 120, 56, 92)}` +
    `<path d="${WATER(98)}" fill="#2F6A78"/>`,
  finish:
    '<path d="M0,92L40,52H176L206,86L240,92V110H0Z" fill="#3E2E52"/><path d="M0,98C70,90 150,104 240,94V110H0Z" fill="#C98F4E"/>' +
    car(108, 101, 0.82) +
    at(DESTINATION, 200, 56, 1.5),
};

const ORDER = [
  'goal',
  'plan',
  'road',
  'drive',
  'guard',
  'fund',
  'camp',
  'arrive',
] as const satisfies readonly FrameId[];

export function Film(): JSX.Element {
  /** How often each frame was pressed: a new number begins its scene again. */
  const [plays, setPlays] = useState<Partial<Record<FrameId, number>>>({});
  return (
    <section class="learn-film" aria-labelledby="film">
      <div class="film-head">
        <h2 id="film">{say('learn.film')}</h2>
        <p>{say('learn.film.how')}</p>
      </div>
      <ol class="film">
        {ORDER.map((id) => (
          <Frame
            key={id}
            id={id}
            played={plays[id] ?? 0}
            onPlay={() => setPlays({ ...plays, [id]: (plays[id] ?? 0) + 1 })}
          />
        ))}
      </ol>
    </section>
  );
}

interface FrameProps {
  readonly id: FrameId;
  readonly played: number;
  readonly onPlay: () => void;
}

function Frame({ id, played, onPlay }: FrameProps): JSX.Element {
  const name = say(`learn.film.${id}`);
  return (
    <li class="film-frame">
      <button
        type="button"
        class="film-picture"
        aria-label={say('learn.film.play', { name })}
        onClick={onPlay}
      >
        <svg
          key={played}
          class={played > 0 ? 'is-playing' : ''}
          viewBox="-33 0 198 100"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: FRAMES[id] }}
        />
      </button>
      <div class="film-words">
        <h3>{name}</h3>
        <p>{say(`learn.film.${id}.text`)}</p>
      </div>
    </li>
  );
}
