// The map of a newspaper: coasts and cities in ink, and over them the way each crew drove, in its colour and pattern.
import type { DrivenWay } from '@race/great-race/ways-driven.ts';
import { cityNames, cityPlaques } from './cities.ts';
import { liveryOf } from './crews.ts';
import { crewDefs, crewToken, patternOf } from './halftrack.ts';
import { curveOf } from './lines.ts';
import { smoothed } from './shore.ts';
import { n, put } from './svg.ts';
import { PRINT } from './theme.ts';
import type { MapView } from './view.ts';

const CASING = 11;
const TRACK = 8;
/** Ways beside each other keep this distance. */
const APART = 10;
const TOKEN = 15;
/** How closely the lines in the water follow the shore. */
const SHORE = 9;
/** Width and strength of the lines along a coast. */
const WATER: readonly (readonly [width: number, strength: number])[] = [
  [40, 0.1],
  [26, 0.14],
  [13, 0.2],
];

/** A self-contained layer in map units; `names` writes a city. */
export function waysMap(view: MapView, ways: readonly DrivenWay[], names: (city: string) => string): string {
  const { geometry, theme, board } = view;
  const { x, y, width, height } = geometry.frame;
  const shore = smoothed(geometry.coast, SHORE);
  const ends = ways.map(({ from, legs }) => legs.at(-1)?.to ?? from);
  return [
    `<defs>${crewDefs()}<clipPath id="sheet"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath></defs>`,
    '<g clip-path="url(#sheet)">',
    // Half a sea over paper, also where the page around it is dark.
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${theme.paper}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${theme.sea}" fill-opacity=".5"/>`,
    ...WATER.map(
      ([wide, strength]) =>
        `<path d="${shore}" fill="none" stroke="${theme.seaInk}" stroke-width="${wide}" stroke-opacity="${strength}" stroke-linejoin="round"/>`,
    ),
    `<path d="${geometry.others}" fill="${theme.farLand}" stroke="${theme.seaInk}" stroke-opacity=".5"/>`,
    `<path d="${geometry.coast}" fill="${theme.paper}" stroke="${theme.ink}" stroke-width="2.2" stroke-linejoin="round"/>`,
    `<path d="${geometry.rivers}" fill="none" stroke="${theme.river}" stroke-width="1.8" stroke-opacity=".7"/>`,
    `<path d="${geometry.lakes}" fill="${theme.sea}" stroke="${theme.river}"/>`,
    ...board.spaces.flatMap(({ x: left, y: top, risk }) =>
      risk ? [`<circle cx="${left}" cy="${top}" r="3.2" fill="${theme.relief}" fill-opacity=".55"/>`] : [],
    ),
    ...ways.map((way, seat) => wayDriven(view, way, aside(seat, ways.length))),
    cityPlaques(view, 0.85),
    ...ways.map(({ crew }, seat) => tokenAt(view, crew, ends[seat] ?? 0, aside(seat, ways.length))),
    cityNames(view, names, { scale: 1.2 }),
    '</g>',
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${theme.ink}" stroke-width="3"/>`,
  ].join('');
}

/** How far from the middle of a space a crew's way runs. */
const aside = (seat: number, crews: number): number => (seat - (crews - 1) / 2) * APART;

function wayDriven(view: MapView, way: DrivenWay, off: number): string {
  if (way.legs.length === 0) return '';
  const d = pathOf(view, way, off);
  const path = (stroke: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `<g data-way="${way.crew}">${path(PRINT.outline, CASING)}${path(patternOf(way.crew), TRACK)}</g>`;
}

/** The way of a run that was, under a race that is: dashes in the colours of its crew, and its token at the end. */
export function ghostWay(view: MapView, way: DrivenWay): string {
  const d = pathOf(view, way, 0);
  const path = (stroke: string, width: number, dashes: string) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linejoin="round"/>`;
  const end = way.legs.at(-1)?.to ?? way.from;
  return `<g opacity=".8">${path(PRINT.outline, 8, '16 8')}${path(liveryOf(way.crew).colour, 4.6, '14.4 9.6')}${tokenAt(view, way.crew, end, 0)}</g>`;
}

/** Dashes that tell the crews apart where a pattern would be too small. */
const SMALL_DASHES = ['', '46 18', '18 22', '56 16 16 16', '30 26'];
const SMALL_TRACK = 21;
const SMALL_APART = 15;

/** The ways on a map the size of a stamp. */
export const smallWays = (view: MapView, ways: readonly DrivenWay[]): string =>
  ways
    .flatMap((way, seat) => {
      if (way.legs.length === 0) return [];
      const d = pathOf(view, way, (seat - (ways.length - 1) / 2) * SMALL_APART);
      const dash = SMALL_DASHES[seat] ?? '';
      const line = (stroke: string, width: number, dashes: string) =>
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dashes === '' ? ' stroke-linecap="round"' : ` stroke-dasharray="${dashes}"`}/>`;
      return [line(PRINT.outline, SMALL_TRACK + 11, '') + line(liveryOf(way.crew).colour, SMALL_TRACK, dash)];
    })
    .join('');

function pathOf(view: MapView, { from, legs }: DrivenWay, off: number): string {
  let here = from;
  let d = `M${spot(view, from, off)}`;
  for (const { to, line } of legs) {
    d += line === null ? `L${spot(view, to, off)}` : overLine(view, line, here, to, off);
    here = to;
  }
  return d;
}

function overLine(view: MapView, line: number, from: number, to: number, off: number): string {
  const found = view.board.lines[line];
  if (found === undefined) return `L${spot(view, to, off)}`;
  const { d } = curveOf(view, found, line);
  const [, bend = ''] = /Q(\S+) /.exec(d) ?? [];
  return from === to ? '' : `Q${bend} ${spot(view, to, off)}`;
}

function spot({ board }: MapView, space: number, off: number): string {
  const { x, y } = board.spaces[space] ?? { x: 0, y: 0 };
  return `${n(x + off)},${n(y + off * 0.4)}`;
}

function tokenAt({ board }: MapView, crew: string, space: number, off: number): string {
  const { x, y } = board.spaces[space] ?? { x: 0, y: 0 };
  return put(x + off * 2.2, y - 16 + off * 0.4, 1, crewToken(crew, TOKEN));
}

/** A piece of a crew's route on a printed map. */
export const waySample = (crew: string, length: number): string =>
  `<path d="M0,0H${length}" stroke="${PRINT.outline}" stroke-width="${CASING}" stroke-linecap="round"/><path d="M0,.01H${length}" stroke="${patternOf(crew)}" stroke-width="${TRACK}" stroke-linecap="round"/>`;
