// Layers 1 to 10, which never change during a race: sea, water lines, lands, relief, rivers, coast, names of waters.
// The page turns them into a bitmap once a theme and zoom step.
import { TONES, type Tone } from '../geometry/data.ts';
import { coversOf, peakSymbol, peaksOf } from './covers.ts';
import { hexagon, n, scatter } from './svg.ts';
import type { Theme } from './theme.ts';
import { lettering } from './type.ts';
import { type MapView, WORLD } from './view.ts';

/** width and strength of the five lines along a coast */
const WATER_LINES: readonly (readonly [width: number, strength: number])[] = [
  [46, 0.22],
  [34, 0.28],
  [24, 0.37],
  [15, 0.47],
  [8, 0.59],
];

const TINT_STRENGTH = { desert: 0.75, forest: 0.8, highland: 0.6, ice: 0.85 } satisfies Record<Tone, number>;

export function sheetDefs({ geometry, theme }: MapView): string {
  const tints = TONES.map(
    (tone) =>
      `<radialGradient id="tint-${tone}"><stop offset="0" stop-color="${theme[tone]}" stop-opacity="${TINT_STRENGTH[tone]}"/><stop offset="1" stop-color="${theme[tone]}" stop-opacity="0"/></radialGradient>`,
  );
  return `<clipPath id="on-land"><path d="${geometry.coast}"/></clipPath>${tints.join('')}${peakSymbol(theme)}${grain(theme)}`;
}

/** `words` says the name of a water or region by its key. */
export function sheetLayer(view: MapView, words: (key: string) => string): string {
  const { geometry, theme } = view;
  return [
    `<rect ${WORLD} fill="${theme.sea}"/>`,
    waterLines(view),
    graticule(view),
    `<path d="${geometry.others}" fill="${theme.farLand}" stroke="${theme.seaInk}" stroke-opacity=".55"/>`,
    `<path d="${geometry.coast}" fill="${theme.land}"/>`,
    `<g clip-path="url(#on-land)">${tintsOf(view)}${coversOf(view)}</g>`,
    `<path d="${geometry.rivers}" fill="none" stroke="${theme.river}" stroke-width="2.1" stroke-linecap="round"/>`,
    `<path d="${geometry.lakes}" fill="${theme.shallows}" stroke="${theme.seaInk}" stroke-width="1.2"/>`,
    holesOf(view),
    peaksOf(view),
    `<path d="${geometry.coast}" fill="none" stroke="${theme.ink}" stroke-width="1.9" stroke-linejoin="round"/>`,
    `<rect ${WORLD} fill="url(#grain)"/>`,
    namesOf(view, words),
  ].join('');
}

function waterLines({ geometry, theme }: MapView): string {
  const shores = `${geometry.others}${geometry.coast}`;
  const stroke = (colour: string, width: number, opacity: number) =>
    `<use href="#shores" stroke="${colour}" stroke-width="${n(width)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const lines = WATER_LINES.map(
    ([width, strength]) =>
      stroke(theme.seaInk, width, strength) + stroke(width > 30 ? theme.sea : theme.shallows, width - 1.7, 1),
  );
  return `<defs><path id="shores" d="${shores}" fill="none" stroke-linejoin="round"/></defs>${stroke(theme.shallows, 64, 0.4)}${lines.join('')}`;
}

function graticule({ geometry, theme }: MapView): string {
  const line = (d: string, more: string) => `<path d="${d}" fill="none" stroke="${theme.seaInk}" ${more}/>`;
  return (
    line(geometry.graticule, 'stroke-width=".7" opacity=".38"') +
    line(geometry.equator, 'stroke-width="1.1" stroke-dasharray="16 5 3 5" opacity=".6"') +
    line(geometry.tropics, 'stroke-width="1.1" stroke-dasharray="7 5" opacity=".6"')
  );
}

function tintsOf({ geometry }: MapView): string {
  return geometry.tints
    .map(
      ({ tone, x, y, rx, ry }) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#tint-${tone})"/>`,
    )
    .join('');
}

/** Waters in widely spaced italics; regions nobody crosses smaller, in the ink of the relief. */
function namesOf({ geometry, theme }: MapView, words: (key: string) => string): string {
  return geometry.names
    .map(({ key, x, y, turn, size, kind }) => {
      const isWater = kind === 'water';
      const style = isWater
        ? { fill: theme.seaInk, spacing: size > 13 ? 5 : 1 }
        : { fill: theme.fadedInk, spacing: 1, halo: theme.land, haloWidth: 3 };
      const lines = isWater ? [words(key)] : words(key).split(' ');
      const rows = lines.map((line, row) =>
        lettering(0, (row - (lines.length - 1) / 2) * size + size * 0.35, line, {
          face: 'text',
          italic: true,
          size,
          ...style,
        }),
      );
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${rows.join('')}</g>`;
    })
    .join('');
}

/** Regions nobody crosses are fenced like cliffs on old maps: short strokes pointing inwards. */
function holesOf({ geometry, theme }: MapView): string {
  const random = scatter(23);
  const [outer, strokes] = [geometry.radius * 0.97, 13];
  let cliffs = '';
  for (let i = 0; i + 1 < geometry.holes.length; i += 2) {
    const [x = 0, y = 0] = geometry.holes.slice(i, i + 2);
    for (let side = 0; side < 6; side++) {
      for (let stroke = 0; stroke < strokes; stroke++) {
        const [from, to] = [corner(side), corner(side + 1)];
        const part = (stroke + 0.5) / strokes;
        const [dx, dy] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        const inner = outer - 4 - random() * 4.5;
        cliffs += `M${n(x + dx * outer)},${n(y + dy * outer)}L${n(x + dx * inner)},${n(y + dy * inner)}`;
      }
    }
    cliffs += hexagon(outer, x, y);
  }
  return `<path d="${cliffs}" fill="none" stroke="${theme.fadedInk}" stroke-width=".9" stroke-linecap="round" opacity=".75"/>`;
}

function corner(side: number): readonly [number, number] {
  const angle = (Math.PI / 180) * (60 * side - 90);
  return [Math.cos(angle), Math.sin(angle)];
}

/** Paper fibres and specks, on a square that repeats without a seam because nothing crosses its edge. */
function grain(theme: Theme): string {
  const random = scatter(17);
  let fibres = '';
  let specks = '';
  for (let i = 0; i < 70; i++) {
    const [x, y, turn] = [14 + random() * 228, 14 + random() * 228, random() * 6.28];
    const [dx, dy] = [Math.cos(turn) * 7, Math.sin(turn) * 7];
    fibres += `M${n(x)},${n(y)}q${n(dx - dy * 0.5)},${n(dy + dx * 0.5)} ${n(dx * 1.7)},${n(dy * 1.7)}`;
    specks += `M${n(random() * 250 + 3)},${n(random() * 250 + 3)}h.1`;
  }
  return (
    `<pattern id="grain" width="256" height="256" patternUnits="userSpaceOnUse"><g fill="none" stroke="${theme.ink}" stroke-linecap="round" opacity="${theme.grain}">` +
    `<path d="${fibres}" stroke-width=".7"/><path d="${specks}" stroke-width="1.4"/></g></pattern>`
  );
}
