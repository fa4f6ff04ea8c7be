// Pictures of grass, bush, forest and waters.
import { fill, n, put, scatter } from '../svg.ts';
import { acacia, crown, flat, ground, ink, palm, shadow, strew, tuft } from './parts.ts';

function tufts(seed: number, count: number, colour?: string): string {
  const random = scatter(seed);
  return strew(
    Array.from({ length: count }, () => [random() * 80 - 40, random() * 90 - 40, 0.9] as const),
    tuft(colour),
  );
}

export const savanna = (): string =>
  ground('#E0BF5C', '#C59F3B', 7, 50) +
  tufts(21, 22) +
  strew(
    [
      [-20, -12, 1.05],
      [23, -20, 0.72],
      [16, 12, 1.15],
      [-28, 20, 0.7],
    ],
    acacia(),
  );

/** Wet grassland with palms along the streams. */
export const llanos = (): string =>
  ground('#CDBB59', '#A8963B', 37, 50) +
  ink('M-52,-8C-30,-16 -14,-2 4,-8C22,-14 34,-2 52,-8', 5.4, 1, '#4E7C77') +
  ink('M-52,-8C-30,-16 -14,-2 4,-8C22,-14 34,-2 52,-8', 3, 1, '#8FC0C0') +
  tufts(53, 24, '#6F7A2A') +
  strew(
    [
      [-28, -16, 0.9],
      [-8, -12, 0.72],
      [24, -18, 1],
      [34, -12, 0.7],
      [-22, 22, 1.05],
      [14, 16, 0.85],
    ],
    palm,
  );

/** Tall grass under the wind. */
export function pampas(): string {
  const random = scatter(61);
  const waves = [-34, -18, -2, 14, 30].map((y, row) => {
    const shift = row % 2 ? 12 : -6;
    const top = `M-52,${y + 4}C-34,${y - 6} -20,${y + 6} ${-4 + shift},${y}C${14 + shift},${y - 6} 34,${y + 6} 52,${y - 2}`;
    return (
      fill(`${top}V56H-52Z`, ['#D9C878', '#D2C06C', '#CBB85F', '#C4B055', '#BDA94C'][row] ?? '#C4B055') +
      ink(top, 0.8, 0.5, '#6F6A25')
    );
  });
  let blades = '';
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random() * 92 - 46, random() * 96 - 44];
    blades += `M${n(x)},${n(y)}q${n(1 + random())},-4 ${n(3.4 + random() * 2)},${n(-5.6 - random() * 2)}`;
  }
  return (
    flat('#E0D18A') +
    waves.join('') +
    ink(blades, 0.8, 0.8, '#7F7A2E') +
    strew(
      [
        [-24, -14, 0.8],
        [22, 6, 0.95],
        [-10, 26, 0.85],
      ],
      plume,
    )
  );
}

/** The white feathers of pampas grass. */
const plume =
  shadow(3, 2, 9, 2.4) +
  ink('M0,2L-7,-11M0,2L-2,-15M0,2L4,-14M0,2L9,-9', 1, 0.95, '#7A7431') +
  [
    'M-7,-11C-10,-15 -10,-19 -8,-21C-6,-18 -6,-14 -7,-11Z',
    'M-2,-15C-5,-19 -4,-24 -2,-26C1,-23 0,-18 -2,-15Z',
    'M4,-14C3,-19 5,-23 8,-24C9,-20 7,-16 4,-14Z',
    'M9,-9C10,-13 13,-16 16,-16C15,-12 12,-9 9,-9Z',
  ]
    .map((d) => fill(d, '#F6EED4') + ink(d, 0.5, 0.7, '#7A6A3A'))
    .join('');

export function bush(): string {
  const random = scatter(8);
  const places = Array.from(
    { length: 22 },
    () => [random() * 82 - 41, random() * 88 - 42, 0.38 + random() * 0.42] as const,
  );
  const bushes = places
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, size]) => {
      return (
        shadow(x + 3, y + 4 * size, 12 * size, 4 * size) +
        put(x, y, size, crown('#7C8A3E', '#A7AE59', '#4C5727'))
      );
    });
  return ground('#CDB768', '#A8924A', 9, 40) + bushes.join('');
}

export function forest(): string {
  const random = scatter(31);
  const tones = [
    crown('#3A7048', '#6BA163', '#17382A'),
    crown('#2F6141', '#528C57', '#17382A'),
    crown('#4B8050', '#82B26C', '#17382A'),
  ];
  let crowns = '';
  for (let y = -50; y < 52; y += 10) {
    for (let x = -48; x < 50; x += 15) {
      const tone = tones[Math.floor(random() * 3)] ?? '';
      crowns += put(x + random() * 8 + (y % 20 ? 7 : 0), y + random() * 5, 0.82 + random() * 0.3, tone);
    }
  }
  return (
    flat('#1F4630') +
    crowns +
    strew(
      [
        [-14, -4, 0.9],
        [22, -14, 0.8],
      ],
      palm,
    )
  );
}

export function swamp(): string {
  const reeds =
    ink('M-4,2L-5,-9M-1,2L-1,-13M2,2L4,-10M5,2L8,-7', 1, 1, '#3C4A22') +
    '<ellipse cx="-1" cy="-13" rx="1.4" ry="3" fill="#5A3A1E"/><ellipse cx="4.3" cy="-11" rx="1.2" ry="2.6" fill="#5A3A1E"/>';
  const pads = [
    [-20, 9, 3.4],
    [-11, 12, 2.8],
    [24, -7, 3],
  ].map(([x, y, r = 3]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.47)}" fill="#9DB65D"/>`);
  return (
    ground('#8C9A5B', '#6B7A42', 13, 60) +
    pool(-14, -26, 22, 8) +
    pool(22, -6, 19, 8) +
    pool(-18, 10, 24, 9.5) +
    pool(20, 28, 20, 8) +
    strew(
      [
        [-34, -20, 0.8],
        [4, -28, 0.8],
        [38, -2, 0.8],
        [6, -4, 0.8],
        [-40, 14, 0.8],
        [6, 16, 0.8],
        [0, 32, 0.8],
        [38, 30, 0.8],
      ],
      reeds,
    ) +
    pads.join('')
  );
}

function pool(x: number, y: number, w: number, h: number): string {
  const glints = `M${n(x - w * 0.6)},${y - 1}h${n(w * 0.7)}M${n(x - w * 0.2)},${n(y + h * 0.45)}h${n(w * 0.7)}M${n(x + w * 0.2)},${n(y - h * 0.5)}h${n(w * 0.3)}`;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="#4E7C77"/><ellipse cx="${x}" cy="${y + 0.8}" rx="${n(w - 1.6)}" ry="${n(h - 1.6)}" fill="#6D9C92"/>` +
    ink(glints, 0.8, 0.9, '#D9E8D2') +
    ink(`M${x - w},${y}A${w},${h} 0 0 1 ${x + w},${y}`, 0.8, 0.7)
  );
}

export function river(): string {
  const bed = 'M-52,-26C-26,-34 -12,-24 -10,-8C-8,10 22,2 26,20C28,32 16,40 18,54';
  const band = (colour: string, width: number, more = '') =>
    `<path d="${bed}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  return (
    ground('#D2BE6C', '#AF9A49', 15, 40) +
    band('#7A8A3C', 29, ' opacity=".75"') +
    band('#2E5A63', 21) +
    band('#5E9AA3', 18.4) +
    band('#8FC0C0', 8, ' stroke-dasharray="14 9 5 12"') +
    band('#E8F2E2', 1.2, ' stroke-dasharray="9 12 4 16" opacity=".9"') +
    strew(
      [
        [-30, -2, 0.85],
        [16, -14, 1],
        [30, -22, 0.7],
      ],
      palm,
    ) +
    put(-24, 26, 0.8, acacia()) +
    strew(
      [
        [4, 30, 0.9],
        [-4, 24, 0.9],
        [34, 2, 0.9],
      ],
      tuft(),
    )
  );
}
