// Pictures of the desert.
import { fill, n, put, scatter } from '../svg.ts';
import { acacia, dune, flat, ground, ink, palm, stone, strew, tuft } from './parts.ts';

export const dunes = (): string =>
  ground('#EBC887', '#D8A95F', 3) +
  strew(
    [
      [-16, -22, 0.78],
      [20, -12, 0.72],
      [-8, 6, 1.02],
      [20, 26, 0.9],
      [-26, 32, 0.7],
    ],
    dune,
  );

/** A sea of sand: ridge behind ridge. */
export function erg(): string {
  const ridges: readonly (readonly [y: number, shift: number, tone: string])[] = [
    [-40, 0, '#E8AA59'],
    [-22, 9, '#E9AE5F'],
    [-4, -6, '#EBB266'],
    [16, 8, '#EDB76D'],
    [34, -4, '#EFBC75'],
  ];
  return flat('#DE9C4E') + ridges.map(([y, shift, tone]) => ridge(y, shift, tone)).join('');
}

function ridge(y: number, o: number, tone: string): string {
  const crest = `M-52,${y + 10}C-34,${y + 2} -28,${y - 9} ${-14 + o},${y - 10}C${-4 + o},${y - 10} ${2 + o},${y + 6} ${16 + o},${y + 4}C30,${y + 1} 36,${y - 8} 52,${y - 6}`;
  const lee = `M${-14 + o},${y - 10}C${-4 + o},${y - 10} ${2 + o},${y + 6} ${16 + o},${y + 4}C${10 + o},${y + 12} ${-2 + o},${y + 16} ${-10 + o},${y + 17}C${-4 + o},${y + 8} ${-14 + o},${y + 2} ${-14 + o},${y - 10}Z`;
  const far = `M52,${y - 6}C44,${y + 3} 42,${y + 9} 34,${y + 13}C46,${y + 13} 50,${y + 8} 52,${y + 6}Z`;
  const ripples = `M-44,${y + 12}C-34,${y + 8} -28,${y + 4} -22,${y - 1}M-40,${y + 16}C-32,${y + 13} -26,${y + 9} -20,${y + 5}`;
  return (
    fill(`${crest}V60H-52Z`, tone) +
    fill(lee, '#B4662B') +
    fill(far, '#B4662B') +
    ink(crest, 0.9, 0.8, '#5A2D12') +
    ink(ripples, 0.5, 0.35, '#5A2D12')
  );
}

/** A plain of gravel with old wheel ruts. */
export function reg(): string {
  const random = scatter(11);
  let pebbles = '';
  for (let i = 0; i < 44; i++) {
    const [x, y, size] = [random() * 84 - 42, random() * 92 - 46, 0.6 + random() * 1.5];
    pebbles +=
      `<ellipse cx="${n(x + size * 0.5)}" cy="${n(y + size * 0.4)}" rx="${n(size * 1.4)}" ry="${n(size)}" fill="#7E6241"/>` +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 1.2)}" ry="${n(size * 0.9)}" fill="#EBD6B0"/>`;
  }
  const ruts =
    'M-46,18C-20,8 -4,-2 10,-18C18,-28 24,-38 26,-50M-40,24C-14,13 2,3 16,-13C24,-22 31,-34 33,-48';
  return (
    ground('#D5B98F', '#B7966A', 5, 60) +
    ink(ruts, 1.1, 0.45, '#8C6A43') +
    pebbles +
    strew(
      [
        [-22, -18, 1.25],
        [24, 8, 1.5],
        [-12, 20, 1],
      ],
      stone,
    )
  );
}

export function wadi(): string {
  const bed = 'M30,-54C16,-38 36,-26 14,-14C-10,-2 -30,-4 -20,16C-14,28 8,30 0,54';
  const band = (colour: string, width: number, shift: string) =>
    `<path d="${bed}" transform="translate(${shift})" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    ground('#DDB57C', '#BE9156', 25, 50) +
    band('#8B5630', 24, '0 0') +
    band('#B67B48', 20, '1.6 2') +
    band('#EED3A0', 13, '1 2.4') +
    ink(bed, 0.7, 0.35) +
    strew(
      [
        [-28, -22, 1.5],
        [30, 12, 1.3],
      ],
      stone,
    ) +
    put(-34, 24, 0.8, acacia('#7E7A35', '#A8A351')) +
    strew(
      [
        [26, 34, 0.9],
        [-6, -30, 0.9],
      ],
      tuft('#6C5A26'),
    ) +
    ink('M-40,-6l8,3M36,-8l-8,4M28,28l-9,3', 0.8, 0.5)
  );
}

/** A white flat, cracked into plates. */
export function salt(): string {
  const shore = 'M-42,-9C-36,-31 -9,-40 12,-37C33,-33 44,-15 41,5';
  return (
    flat('#E3C79B') +
    fill(
      'M-46,-10C-40,-34 -10,-44 12,-40C36,-36 48,-16 45,6C42,30 18,44 -8,42C-34,40 -50,16 -46,-10Z',
      '#CDBFA4',
    ) +
    fill(`${shore}C38,27 16,40 -8,38C-31,36 -46,14 -42,-9Z`, '#F8F1E2') +
    ink(cracks(), 0.8, 0.6, '#94A3A0') +
    fill('M-24,-6C-14,-12 4,-10 10,-5C2,0 -16,1 -24,-6Z', '#B9D4D2') +
    ink('M-18,-6h16M-8,-3h12', 0.8, 0.9, '#FFFFFF') +
    ink(shore, 0.8, 0.45)
  );
}

function cracks(): string {
  const random = scatter(44);
  const knots = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => ({
      x: n(-42 + column * 14 + random() * 7 + (row % 2 ? 5 : -2)),
      y: n(-40 + row * 13 + random() * 6),
    })),
  );
  const isIn = (knot: { x: number; y: number } | undefined) =>
    knot !== undefined && (knot.x / 40) ** 2 + (knot.y / 37) ** 2 < 1;
  let d = '';
  for (const [row, line] of knots.entries()) {
    for (const [column, knot] of line.entries()) {
      if (!isIn(knot)) continue;
      const [east, south] = [line[column + 1], knots[row + 1]?.[column]];
      if (east && isIn(east))
        d += `M${knot.x},${knot.y}L${n((knot.x + east.x) / 2)},${n((knot.y + east.y) / 2 + 2)}L${east.x},${east.y}`;
      if (south && isIn(south)) d += `M${knot.x},${knot.y}L${south.x},${south.y}`;
    }
  }
  return d;
}

export const oasis = (): string =>
  ground('#EBC887', '#D3A660', 23) +
  strew(
    [
      [-26, -24, 0.7],
      [26, -26, 0.6],
    ],
    dune,
  ) +
  fill('M-34,8C-30,-8 28,-10 35,6C32,22 -28,24 -34,8Z', '#7F9A45') +
  fill('M-24,8C-20,-1 18,-3 25,7C20,16 -18,17 -24,8Z', '#2E6A72') +
  fill('M-22,9C-18,1.6 16,0 23,8C18,15 -16,16 -22,9Z', '#6DB0AE') +
  ink('M-12,7h12M2,10h12M-6,12h6', 0.9, 0.9, '#F2F7E6') +
  strew(
    [
      [-28, 4, 1.05],
      [-16, -4, 0.85],
      [14, -5, 1.05],
      [29, 4, 0.85],
      [0, 24, 0.7],
    ],
    palm,
  );
