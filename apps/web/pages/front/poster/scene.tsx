// The picture of the poster, drawn for the size of its sheet.

import { halftrack, liveryOf, pennant } from '@race/atlas';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Composition, compose, type PosterSheet, SHAPES } from './composition.ts';
import { Ground, Land } from './land.tsx';
import { Sky } from './sky.tsx';
import './scene.css';

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
