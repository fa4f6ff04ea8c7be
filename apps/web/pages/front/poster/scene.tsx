// The picture of the poster, drawn for the size of its sheet.

import { halftrack, liveryOf, pennant } from '@race/atlas';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconMark } from '../../../shell/icons/icon.tsx';
import {
  type Composition,
  compose,
  type PosterShape,
  type PosterSheet,
  type PosterSpot,
  SHAPES,
} from './composition.ts';
import { Sky } from './sky.tsx';
import './scene.css';

interface Lie {
  readonly hills: string;
  readonly hillShade: string;
  readonly dune: string;
  readonly duneShade: string;
  readonly sand: string;
  readonly road: string;
  /** The dark ground, from its own upper edge. */
  readonly ground: string;
}

const LIES = {
  wide: {
    hills:
      'M0,-212L90,-256L140,-234L232,-312L300,-256L372,-282L470,-220L600,-238L700,-204L860,-224L1000,-208L1080,-264L1130,-238L1196,-290L1240,-252L1330,-276L1440,-224V-114H0Z',
    hillShade:
      'M232,-312L300,-256L288,-214L340,-180H214L250,-238ZM90,-256L140,-234L128,-194H92L104,-224ZM1196,-290L1240,-252L1262,-184H1180L1212,-226ZM1080,-264L1130,-238L1122,-190H1076L1090,-226ZM1330,-276L1440,-224V-184H1340L1350,-234Z',
    dune: 'M0,-188C200,-216 360,-212 520,-192C700,-172 860,-220 1080,-216C1240,-212 1340,-190 1440,-194V60H0Z',
    duneShade:
      'M1080,-216C1240,-212 1340,-190 1440,-194V-124C1260,-124 1130,-154 1064,-134C1100,-170 1060,-194 1080,-216Z',
    sand: 'M0,-150C240,-168 420,-132 700,-148C960,-160 1180,-118 1440,-132V60H0Z',
    road: 'M210,-140C420,-132 640,-108 860,-74C1100,-42 1300,-28 1440,-24V60H700C860,36 900,-4 740,-48C600,-86 420,-120 210,-136Z',
    ground: 'M0,4C200,-24 420,-4 700,0C1000,4 1200,-14 1440,-2V2000H0Z',
  },
  tall: {
    hills:
      'M0,-106L22,-114L54,-138L78,-122L96,-112L132,-104L180,-110L226,-102L268,-122L296,-112L332,-134L352,-120L374,-112V-60H0Z',
    hillShade:
      'M54,-138L78,-122L74,-106L88,-92H48L60,-118ZM268,-122L296,-112L292,-96H262L272,-108ZM332,-134L352,-120L374,-112V-90H326L338,-112Z',
    dune: 'M0,-94C52,-103 94,-102 136,-96C182,-89 214,-116 262,-116C312,-116 346,-98 374,-100V220H0Z',
    duneShade: 'M262,-116C312,-116 346,-98 374,-100V-58C330,-58 292,-70 262,-62C274,-84 256,-100 262,-116Z',
    sand: 'M0,-74C62,-80 110,-66 182,-72C250,-76 306,-58 374,-62V220H0Z',
    road: 'M0,-71C82,-68 160,-54 232,-36C300,-20 346,-14 374,-12V220H96C226,60 214,2 172,-24C122,-50 72,-61 0,-67Z',
    ground: 'M0,3C100,-5 250,5 374,-3V2000H0Z',
  },
} as const satisfies Record<PosterShape, Lie>;

function Land({ sheet, plan }: { sheet: PosterSheet; plan: Composition }): JSX.Element {
  const lie = LIES[sheet.shape];
  const stretch = `translate(0 ${sheet.foot}) scale(${plan.across} ${plan.scale})`;
  return (
    <>
      <g transform={stretch}>
        <path d={lie.hills} class="hills" />
        <path d={lie.hillShade} class="hill-shade" />
        <path d={lie.dune} class="dune" />
        <path d={lie.duneShade} class="dune-shade" />
      </g>
      <g class="camels">
        {plan.camels.map((camel) => (
          <IconMark key={camel.x} name="camel" x={camel.x} y={camel.y} size={camel.scale} />
        ))}
      </g>
      <g transform={stretch}>
        <path d={lie.sand} class="sand" />
        <path d={lie.road} class="road" />
      </g>
      {plan.palms.map((palm, nearness) => (
        <Palm key={palm.x} spot={palm} nearness={nearness} />
      ))}
    </>
  );
}

function Ground({ sheet, plan }: { sheet: PosterSheet; plan: Composition }): JSX.Element {
  return (
    <path
      transform={`translate(0 ${plan.ground}) scale(${plan.across} 1)`}
      d={LIES[sheet.shape].ground}
      class="ground"
    />
  );
}

/** One frond, drawn to the right from the crown; the others are turned and turned over. */
const FROND = 'M0,0C24,-22 62,-24 92,14C76,2 66,2 60,10C56,0 46,-4 40,4C36,-4 24,-6 18,2C14,-2 6,-2 0,0Z';
const FRONDS = [
  'rotate(-24)',
  'rotate(12) scale(1.05)',
  'rotate(48) scale(.86)',
  'scale(-1 1) rotate(-20) scale(1.08)',
  'scale(-1 1) rotate(14)',
  'scale(-1 1) rotate(50) scale(.8)',
  'rotate(-62) scale(.72)',
];

function Palm({ spot, nearness }: { spot: PosterSpot; nearness: number }): JSX.Element {
  return (
    <g transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`} class={`palm-${nearness}`}>
      <path d="M-34,0C-28,-70 -18,-130 0,-196L11,-192C-4,-130 -12,-66 -14,0Z" />
      <g transform="translate(5 -194)">
        {FRONDS.map((turn) => (
          <path key={turn} d={FROND} transform={turn} />
        ))}
        <circle cx="-5" cy="7" r="6" />
        <circle cx="8" cy="6" r="5" />
      </g>
    </g>
  );
}

export function Scene({ sheet }: { sheet: PosterSheet }): JSX.Element {
  const plan = compose(sheet);
  return (
    <svg class="scene" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <Sky sheet={sheet} plan={plan} />
      <Land sheet={sheet} plan={plan} />
      <Convoy plan={plan} />
      <Ground sheet={sheet} plan={plan} />
    </svg>
  );
}

interface MeasuredSheet {
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly window: RefObject<HTMLDivElement | null>;
  readonly sheet: PosterSheet | null;
}

/** Measures the picture and its uncovered part, now and whenever either changes. */
export function useSheet(): MeasuredSheet {
  const picture = useRef<HTMLDivElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<PosterSheet | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (picture.current !== null && window.current !== null)
        setSheet(measured(picture.current, window.current));
    };
    const watch = new ResizeObserver(measure);
    if (picture.current !== null) watch.observe(picture.current);
    if (window.current !== null) watch.observe(window.current);
    measure();
    return () => watch.disconnect();
  }, []);
  return { picture, window, sheet };
}

function measured(picture: HTMLElement, window: HTMLElement): PosterSheet {
  const { width, height, top } = picture.getBoundingClientRect();
  const inside = window.getBoundingClientRect();
  // The style sheet decides which of the two pictures fits its layout.
  const asked = getComputedStyle(picture).getPropertyValue('--scene').trim();
  const shape = SHAPES.find((one) => one === asked) ?? 'tall';
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { shape, width, height, top: inside.top - top, foot: inside.bottom - top, unit };
}

/** The crews on the road, in race order, each with its dust and its shadow. */
function Convoy({ plan }: { plan: Composition }): JSX.Element {
  const nearest = plan.crews.at(-1);
  return (
    <>
      {plan.crews.map(({ crew, x, y, scale }) => (
        <g key={crew} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g class="dust">
            <ellipse cx="-66" cy="-5" rx="20" ry="7" opacity=".75" />
            <ellipse cx="-88" cy="-9" rx="17" ry="8" opacity=".5" />
            <ellipse cx="-112" cy="-12" rx="15" ry="8" opacity=".3" />
          </g>
          <path d="M-50,-1L44,-1L96,9H-8Z" class="shadow" />
          <path d="M46,-22L150,-34V10Z" class="beam" />
          <g class="bob" dangerouslySetInnerHTML={{ __html: vehicle(crew, crew === nearest?.crew) }} />
        </g>
      ))}
    </>
  );
}

const vehicle = (crew: string, isNearest: boolean): string =>
  isNearest
    ? `<g transform="translate(-45 -53) scale(.72)"><g class="flap">${pennant(crew)}</g></g>${closeUp(halftrack(crew), liveryOf(crew).light)}`
    : `<g transform="translate(-45 -62)"><g class="flap">${pennant(crew)}</g></g>${halftrack(crew)}`;

/** The nearest half-track has thinner lines and carries its luggage. */
const INK = '#1F1712';
const EDGE = `stroke="${INK}" stroke-width=".6" stroke-linejoin="round"`;

const SPARE = tyre(-53.5, -25.5, 6.6);
const ROLLER = tyre(53, -7.6, 4.4);

/** Behind the body: the front roller, and the spare wheel. */
const BEHIND =
  `<path d="M43,-9L52,-8" stroke="${INK}" stroke-width="1.6"/>${ROLLER}` +
  `<path d="M-47,-21L-55,-19" stroke="${INK}" stroke-width="1.4"/>${SPARE}`;

const TREADS =
  '<path d="M-45,-15C-52,-14 -52,-1.4 -44,-1.2H-8C-2,-1.4 -1,-9 -6,-11C-14,-13 -36,-16 -45,-15Z" fill="none" stroke="#7A6244" stroke-width="1.7" stroke-dasharray=".7 1.5"/>';

const DOOR =
  `<path d="M-29,-32.6V-18.5Q-29,-17 -27.5,-17H-15Q-13.4,-17 -13.4,-18.5V-31.6" fill="none" ${EDGE}/><path d="M-17.4,-27.6h2.6" stroke="#F2D68F" stroke-width="1.1"/>` +
  `<circle cx="-22" cy="-24" r="4.8" fill="#FFF8E6" ${EDGE}/><text x="-22" y="-21.2" text-anchor="middle" font-family="League Gothic" font-size="8" fill="#2B2018">1</text>`;

const CANS =
  `<g ${EDGE}><rect x="-44" y="-29.6" width="6" height="8.6" rx=".8" fill="#6E6A34"/><rect x="-37" y="-29.6" width="6" height="8.6" rx=".8" fill="#7F2A1E"/>` +
  '<path d="M-43,-28.4l4,6M-39,-28.4l-4,6M-36,-28.4l4,6M-32,-28.4l-4,6" fill="none" stroke-width=".5"/><path d="M-42.6,-29.6v-1h2.6v1M-35.6,-29.6v-1h2.6v1" fill="none"/></g>';

const TRUNK = `<g ${EDGE}><path d="M-4,-17.6H9V-14.4H-4Z" fill="#8A5A2F"/><path d="M-1,-17.6v3.2M6,-17.6v3.2" stroke="#E7D2A0" stroke-width=".7"/></g>`;

const WINDSCREEN = `<path d="M-6,-26.6L-1.4,-38.4" stroke="${INK}" stroke-width=".9"/><path d="M-5.4,-27L-1.6,-37L4,-27Z" fill="#CFE0DA" opacity=".5"/>`;

const MASCOT =
  '<path d="M40.3,-27.5v-2.2M39,-30.6h2.6" stroke="#E3BE68" stroke-width="1.2" stroke-linecap="round"/>';

/** Adds details to the half-track of the map; the coach lines have the lighter tone of its livery. */
function closeUp(halftrack: string, light: string): string {
  const fine = halftrack
    .replaceAll('stroke-width="1.3"', 'stroke-width=".75"')
    .replaceAll('stroke-width="3.4"', 'stroke-width="2.6"');
  const lines = `<path d="M-45.6,-31.4H-14.6L-10.6,-25.6H9.6M10,-26.6L36,-25.2" fill="none" stroke="${light}" stroke-width=".8"/>`;
  return BEHIND + fine + TREADS + lines + DOOR + CANS + TRUNK + WINDSCREEN + MASCOT;
}

function tyre(x: number, y: number, r: number): string {
  const ring = (part: number, colour: string) =>
    `<circle cx="${x}" cy="${y}" r="${r * part}" fill="${colour}"/>`;
  return ring(1, '#231A15') + ring(0.62, '#C9AE78') + ring(0.5, '#5E4729') + ring(0.2, '#E7D2A0');
}
