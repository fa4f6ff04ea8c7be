// Layers 1 to 10, which never change during a race: sea, water lines, lands, relief, rivers, coast, names of waters.
// The page paints them once a theme and zoom step.
import type { Tone } from '../geometry/data.ts';
import { coversOf, peaksOf } from './covers.ts';
import { type Ink, svgOf } from './ink.ts';
import { sheetNames } from './names.ts';
import { smoothed } from './shore.ts';
import { hexagon, n, scatter } from './svg.ts';
import type { Theme } from './theme.ts';
import { type MapView, WORLD_PATH } from './view.ts';

/** width and strength of the five lines along a coast */
const WATER_LINES: readonly (readonly [width: number, strength: number])[] = [
  [46, 0.22],
  [34, 0.28],
  [24, 0.37],
  [15, 0.47],
  [8, 0.59],
];

const TINT_STRENGTH = { desert: 0.75, forest: 0.8, highland: 0.6, ice: 0.85 } satisfies Record<Tone, number>;

/** Everything but the names. */
export function sheetInks(view: MapView): Ink[] {
  const { geometry, theme } = view;
  return [
    { d: WORLD_PATH, fill: theme.sea },
    ...waterLines(view),
    ...graticule(view),
    { d: geometry.others, fill: theme.farLand },
    { d: geometry.others, stroke: theme.seaInk, opacity: 0.55 },
    { inside: geometry.coast, fill: theme.land, inks: [...tintsOf(view), ...coversOf(view)] },
    { d: geometry.rivers, stroke: theme.river, width: 2.1 },
    { d: geometry.lakes, fill: theme.shallows, stroke: theme.seaInk, width: 1.2 },
    ...holesOf(view),
    ...peaksOf(view),
    { d: geometry.coast, stroke: theme.ink, width: 1.9 },
    grain(theme),
  ];
}

/** `words` says the name of a water or region by its key. */
export const sheetLayer = (view: MapView, words: (key: string) => string): string =>
  svgOf(sheetInks(view), 'sheet') + sheetNames(view, words);

function waterLines({ geometry, theme }: MapView): Ink[] {
  const shores = `${geometry.others}${geometry.coast}`;
  const lines = WATER_LINES.flatMap(([width, strength]) => {
    const d = smoothed(shores, width / 6);
    return [
      { d, stroke: theme.seaInk, width, opacity: strength },
      { d, stroke: width > 30 ? theme.sea : theme.shallows, width: width - 1.7 },
    ];
  });
  return [{ d: smoothed(shores, 10), stroke: theme.shallows, width: 64, opacity: 0.4 }, ...lines];
}

function graticule({ geometry, theme: { seaInk: stroke } }: MapView): Ink[] {
  return [
    { d: geometry.graticule, stroke, width: 0.7, opacity: 0.38 },
    { d: geometry.equator, stroke, width: 1.1, dash: [16, 5, 3, 5], opacity: 0.6 },
    { d: geometry.tropics, stroke, width: 1.1, dash: [7, 5], opacity: 0.6 },
  ];
}

function tintsOf({ geometry, theme }: MapView): Ink[] {
  return geometry.tints.map(({ tone, ...ellipse }) => ({
    tint: theme[tone],
    strength: TINT_STRENGTH[tone],
    ...ellipse,
  }));
}

/** Regions nobody crosses are shaded, and fenced like cliffs on old maps: strokes pointing inwards. */
function holesOf({ geometry, theme }: MapView): Ink[] {
  const random = scatter(23);
  const [outer, strokes] = [geometry.radius * 0.97, 13];
  let [cliffs, ground] = ['', ''];
  for (let i = 0; i + 1 < geometry.holes.length; i += 2) {
    const [x = 0, y = 0] = geometry.holes.slice(i, i + 2);
    for (let side = 0; side < 6; side++) {
      for (let stroke = 0; stroke < strokes; stroke++) {
        const [from, to] = [corner(side), corner(side + 1)];
        const part = (stroke + 0.5) / strokes;
        const [dx, dy] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        const inner = outer - 5 - random() * 7;
        cliffs += `M${n(x + dx * outer)},${n(y + dy * outer)}L${n(x + dx * inner)},${n(y + dy * inner)}`;
      }
    }
    ground += hexagon(outer, x, y);
  }
  return [
    { d: ground, fill: theme.fadedInk, opacity: 0.3 },
    { d: cliffs + ground, stroke: theme.fadedInk, width: 1.2, opacity: 0.85 },
  ];
}

function corner(side: number): readonly [number, number] {
  const angle = (Math.PI / 180) * (60 * side - 90);
  return [Math.cos(angle), Math.sin(angle)];
}

/** Paper fibres and specks, on a square that repeats without a seam because nothing crosses its edge. */
function grain({ ink: stroke, grain: opacity }: Theme): Ink {
  const random = scatter(17);
  let fibres = '';
  let specks = '';
  for (let i = 0; i < 70; i++) {
    const [x, y, turn] = [14 + random() * 228, 14 + random() * 228, random() * 6.28];
    const [dx, dy] = [Math.cos(turn) * 7, Math.sin(turn) * 7];
    fibres += `M${n(x)},${n(y)}q${n(dx - dy * 0.5)},${n(dy + dx * 0.5)} ${n(dx * 1.7)},${n(dy * 1.7)}`;
    specks += `M${n(random() * 250 + 3)},${n(random() * 250 + 3)}h.1`;
  }
  return {
    every: 256,
    area: WORLD_PATH,
    inks: [
      { d: fibres, stroke, width: 0.7, opacity },
      { d: specks, stroke, width: 1.4, opacity },
    ],
  };
}
