// The things terrain pictures are put together from. Sun in the north-west: lit on the left, shaded on the right.
import { fill, n, put, scatter } from '../svg.ts';
import { PRINT } from '../theme.ts';

export function ink(d: string, width = 0.8, opacity = 0.75, colour: string = PRINT.ink): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const SQUARE = 'M-50,-52H50V52H-50Z';

export const flat = (colour: string): string => fill(SQUARE, colour);

/** A ground tone with short strokes over it. */
export function ground(colour: string, stroke: string, seed: number, count = 40): string {
  const random = scatter(seed);
  let thin = '';
  let thick = '';
  for (let i = 0; i < count; i++) {
    const [x, y, width] = [random() * 90 - 45, random() * 100 - 50, 1.5 + random() * 5];
    const dash = `M${n(x)},${n(y)}h${n(width)}`;
    if (random() < 0.5) thin += dash;
    else thick += dash;
  }
  return flat(colour) + ink(thin, 0.6, 0.7, stroke) + ink(thick, 1, 0.7, stroke);
}

/** Draws a thing at many places, those farther north first. */
export const strew = (
  places: readonly (readonly [x: number, y: number, scale: number])[],
  thing: string,
): string => places.map(([x, y, scale]) => put(x, y, scale, thing)).join('');

export const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${PRINT.ink}" opacity=".23"/>`;

const DUNE_CREST = 'M-34,9C-20,3 -10,-13 3,-15C0,-9 9,-5 4,0C0,4 10,6 7,11';

export const dune =
  fill('M-34,9C-20,3 -10,-13 3,-15C16,-12 22,3 36,9C20,12 -20,12 -34,9Z', '#F8E3AE') +
  fill('M3,-15C0,-9 9,-5 4,0C0,4 10,6 7,11C18,11.5 28,10.5 36,9C22,3 16,-12 3,-15Z', '#D69C55') +
  fill('M3,-15C16,-12 22,3 36,9C30,10 26,10.4 22,10.6C18,4 12,-6 3,-15Z', '#B5763A', 0.45) +
  ink(DUNE_CREST, 0.9) +
  ink('M-20,6C-14,4 -8,0 -4,-5M-13,8C-8,6 -3,2 -1,-2M-5,9C-2,7 0,5 1,3', 0.5, 0.35);

export function acacia(crown = '#5D6B2C', lit = '#8A9440', line = '#39431B'): string {
  const outline = 'M-16,-13C-14,-20 -5,-21 0,-20.5C7,-22 15,-19 17,-13.5C10,-11 -10,-11 -16,-13Z';
  return (
    shadow(5, 1.5, 15, 2.6) +
    ink('M0,1L-.6,-9M-.4,-6L-7,-13M-.5,-7L6,-13M-.5,-8L0,-14', 1.7, 1, '#3B2A1C') +
    fill(outline, crown) +
    fill('M-15,-14C-12,-19.5 -5,-20.6 0,-20C5,-21 9,-20 12,-18C4,-18 -6,-16 -15,-14Z', lit) +
    ink(outline, 0.7, 0.8, line)
  );
}

const FRONDS: readonly (readonly [d: string, colour: string])[] = [
  ['M3,-18C-3,-24 -9,-22 -12,-17C-7,-20 -2,-19 3,-18Z', '#3F6A34'],
  ['M3,-18C8,-25 14,-23 17,-18C12,-20 8,-19 3,-18Z', '#2E5229'],
  ['M3,-18C-3,-19 -7,-14 -8,-9C-4,-13 0,-15 3,-18Z', '#56803F'],
  ['M3,-18C9,-19 13,-14 13,-9C10,-13 6,-15 3,-18Z', '#3A6130'],
  ['M3,-18C1,-25 4,-28 8,-29C6,-25 6,-22 3,-18Z', '#6B9148'],
];

export const palm =
  shadow(6, 1, 9, 2) +
  ink('M0,1C1,-6 0,-12 3,-18', 1.8, 1, '#4B3320') +
  FRONDS.map(([d, colour]) => fill(d, colour) + ink(d, 0.5, 0.7, '#1B3318')).join('');

/** The crown of a tree or bush, from above. */
export function crown(tone: string, lit: string, deep: string): string {
  const outline =
    'M-9,5C-14,2 -13,-5 -8,-6C-7,-11 0,-12 3,-9C9,-11 13,-5 10,-1C13,3 8,7 4,5.5C0,8 -6,8 -9,5Z';
  return (
    fill(outline, tone) +
    fill('M-8,-1C-10,-5 -6,-7 -4,-6C-4,-10 2,-10 4,-7C0,-8 -5,-5 -8,-1Z', lit) +
    fill('M-9,5C-2,6 7,4 10.5,0C12,4 7,7 4,5.5C0,8 -6,8 -9,5Z', deep, 0.55) +
    ink(outline, 0.6, 0.7, '#12251A')
  );
}

export function peak(lit: string, shade: string, snow: string | null): string {
  return (
    fill('M-22,16L-9,-4L-5,-2L0,-20L5,-9L9,-11L24,16Z', lit) +
    fill('M0,-20L5,-9L9,-11L24,16H3L6,7L-1,1L3,-7Z', shade) +
    (snow ? fill('M-5,-4L0,-20L5,-9L3,-7L0,-10L-2,-5Z', snow) : '') +
    ink('M-22,16L-9,-4L-5,-2L0,-20L5,-9L9,-11L24,16', 0.9, 0.85) +
    ink('M0,-20L3,-7L-1,1L6,7L3,16', 0.6, 0.6) +
    ink('M8,-6L13,4M11,-6L18,6M7,2L12,12M14,8L17,14M9,10L11,15', 0.55, 0.55) +
    ink('M-9,-1L-13,8M-5,2L-8,11', 0.45, 0.4)
  );
}

export const tuft = (colour = '#6F6A25'): string =>
  ink('M-2,0L-3.4,-4M0,0L0,-5.4M2,0L3.6,-4', 0.9, 0.95, colour);

export const stone =
  fill('M-6,3L-5,-2L-1,-5L4,-4L7,0L6,3Z', '#CBB48F') +
  fill('M-1,-5L4,-4L7,0L6,3H1L2,-1Z', '#8F7658') +
  ink('M-6,3L-5,-2L-1,-5L4,-4L7,0L6,3ZM-1,-5L2,-1L1,3', 0.7, 0.8);
