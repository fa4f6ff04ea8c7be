// Parts of the scenes at the end of a race: sky, houses, crowd, flags, an arch over the road. All flat colours, as on a poster.
import { escaped, n, scatter } from '../svg.ts';
import { PRINT } from '../theme.ts';
import { FACES } from '../type.ts';

// The bands of a sky, from the zenith down to the horizon.
export const SUNSET = [
  '#1B3346',
  '#2B4F5E',
  '#4B7474',
  '#8A987F',
  '#CDB27A',
  '#EDB564',
  '#F09A50',
  '#E37B42',
];
export const POLAR = ['#14283C', '#1E4257', '#33667A', '#5C8D98', '#93B3AE', '#C9CFB4', '#EBD9A8', '#F2C585'];
export const TROPIC = [
  '#17303F',
  '#23545F',
  '#3B8079',
  '#74A483',
  '#BDBB7C',
  '#EFBE68',
  '#F5A355',
  '#EC8148',
];

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function sky(
  { width, height }: { width: number; height: number },
  colours: readonly string[],
  { x, y, radius }: Sun,
): string {
  const reach = Math.hypot(width, height);
  const random = scatter(21);
  const bands = colours.map((colour, at) => {
    const top = at === 0 ? 0 : height * (0.22 + (0.78 * (at - 1)) / colours.length);
    return `<rect y="${n(top)}" width="${width}" height="${n(height - top + 2)}" fill="${colour}"/>`;
  });
  const rays = Array.from({ length: 20 }, (_, ray) => {
    const angle = ((ray * 18 - 99) * Math.PI) / 180;
    const end = (side: number) =>
      `${n(x + reach * Math.cos(angle + side))},${n(y + reach * Math.sin(angle + side))}`;
    return `M${x},${y}L${end(-0.068)}L${end(0.068)}Z`;
  });
  const stars = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${n(random() * width)}" cy="${n(random() * height * 0.26)}" r="${n(0.6 + random())}" opacity="${n(0.4 + random() * 0.5)}"/>`,
  );
  return (
    bands.join('') +
    `<path d="${rays.join('')}" fill="#FFE7AE" opacity=".15"/><g fill="#FFF3D0">${stars.join('')}</g>` +
    `<circle cx="${x}" cy="${y}" r="${n(radius * 1.22)}" fill="#FFD08A"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#FFF0C6"/>`
  );
}

export interface Houses {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly scale: number;
  readonly seed: number;
  readonly walls: readonly string[];
  readonly roof: string;
  /** The share of roofs that are flat; the others are pitched. */
  readonly flat: number;
}

/** A row of houses with lit windows. */
export function houses({ from, to, y, scale, seed, walls, roof, flat }: Houses): string {
  const random = scatter(seed);
  let svg = '';
  for (let x = from; x < to; ) {
    const [width, height] = [n((26 + random() * 34) * scale), n((26 + random() * 38) * scale)];
    const wall = walls[Math.floor(random() * walls.length)] ?? '';
    const top = n(y - height);
    svg +=
      `<rect x="${n(x)}" y="${top}" width="${width}" height="${n(height + 30 * scale)}" fill="${wall}"/>` +
      `<rect x="${n(x + width * 0.72)}" y="${top}" width="${n(width * 0.28)}" height="${n(height + 30 * scale)}" fill="#5A3044" opacity=".22"/>` +
      (random() < flat
        ? `<rect x="${n(x - 1.5 * scale)}" y="${n(top - 4 * scale)}" width="${n(width + 3 * scale)}" height="${n(5 * scale)}" fill="#7E4A48"/>`
        : `<path d="M${n(x - 2 * scale)},${top}l${n(width / 2 + 2 * scale)},${n(-13 * scale)}l${n(width / 2 + 2 * scale)},${n(13 * scale)}Z" fill="${roof}"/>`);
    let [lit, dark] = ['', ''];
    for (let row = 0; row < Math.floor(height / (17 * scale)); row++)
      for (let column = 0; column < Math.floor(width / (13 * scale)); column++) {
        const pane = `M${n(x + (5 + column * 13) * scale)},${n(top + (8 + row * 17) * scale)}h${n(4.6 * scale)}v${n(7 * scale)}h${n(-4.6 * scale)}Z`;
        if (random() < 0.45) lit += pane;
        else dark += pane;
      }
    svg += `<path d="${lit}" fill="#FFD77A"/><path d="${dark}" fill="#5C3A4A"/>`;
    x += width + (random() < 0.2 ? 5 * scale : 0);
  }
  return svg;
}

const FLAGS = ['#0F7C86', '#E2701C', '#F6EBCF', '#8E2A1E', '#E5B021', '#33343C', '#6C3D7C'];

interface Crowd {
  readonly width: number;
  readonly y: number;
  readonly depth: number;
  readonly scale: number;
  readonly seed: number;
  readonly colour: string;
  /** No flag stands here: it would cover the vehicle. */
  readonly clear?: readonly [number, number];
}

/** Hats as one dark mass, with flags above it; no faces. */
export function crowd({ width, y, depth, scale, seed, colour, clear = [0, 0] }: Crowd): string {
  const random = scatter(seed);
  let [mass, flags] = [`M0,${n(y + depth)}V${y}`, ''];
  for (let x = 0; x < width; ) {
    const end = Math.min(width, x + (20 + random() * 12) * scale);
    const up = (12 + random() * 9) * scale;
    mass += `C${n(x)},${n(y - up)} ${n(end)},${n(y - up)} ${n(end)},${y}`;
    if (random() < 0.4 && !(x > clear[0] && x < clear[1])) {
      const [pole, long, high] = [
        (34 + random() * 52) * scale,
        (22 + random() * 12) * scale,
        (13 + random() * 5) * scale,
      ];
      const cloth =
        random() < 0.5
          ? `M0,${n(-pole)}l${n(long)},${n(high / 2)}l${n(-long)},${n(high / 2)}Z`
          : `M0,${n(-pole)}q${n(long / 2)},${n(-high / 3)} ${n(long)},0v${n(high)}q${n(-long / 2)},${n(high / 3)} ${n(-long)},0Z`;
      const dye = FLAGS[Math.floor(random() * FLAGS.length)] ?? '';
      flags += `<g transform="translate(${n(x)} ${y}) rotate(${n((random() - 0.5) * 16)})"><path d="M0,0V${n(-pole)}" stroke="${colour}" stroke-width="${n(2 * scale)}"/><path d="${cloth}" fill="${dye}" stroke="${colour}" stroke-width="${n(scale)}"/></g>`;
    }
    x = end;
  }
  return `${flags}<path d="${mass}V${n(y + depth)}Z" fill="${colour}"/>`;
}

interface Arch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly words: string;
}

/** Two masts and a cloth with a word over the road. */
export function arch({ x, y, width, height, size, words }: Arch): string {
  const [left, right, cloth] = [x - width / 2, x + width / 2, size * 1.5];
  const top = y - height;
  const letters = n(Math.min(size, (width * 1.5) / words.length));
  const mast = (at: number): string =>
    `<path d="M${n(at - 5)},${y}L${n(at - 4)},${n(top - 26)}h8L${n(at + 5)},${y}Z" fill="#F3E3BE" stroke="${PRINT.ink}" stroke-width="1.6"/>` +
    `<path d="${Array.from({ length: 7 }, (_, band) => `M${n(at - 5)},${n(y - 14 - (band * (height + 10)) / 7)}l10,-12v12l-10,12z`).join('')}" fill="#8E2A1E"/>` +
    `<circle cx="${n(at)}" cy="${n(top - 32)}" r="8" fill="#E3BE68" stroke="${PRINT.ink}" stroke-width="1.6"/>`;
  const line = (down: number, edge: number): string =>
    `M${n(left + edge)},${n(top + down)}Q${x},${n(top + down + 18)} ${n(right - edge)},${n(top + down)}`;
  const id = `arch-${Math.round(x)}-${Math.round(size)}`;
  return (
    mast(left) +
    mast(right) +
    `<path d="${line(0, 4)}V${n(top + cloth)}Q${x},${n(top + cloth + 18)} ${n(left + 4)},${n(top + cloth)}Z" fill="#6C3D7C" stroke="${PRINT.ink}" stroke-width="2"/>` +
    `<path d="${line(7, 10)}${line(cloth - 7, 10)}" fill="none" stroke="#F2D68F" stroke-width="1.6"/>` +
    `<path id="${id}" d="${line(cloth * 0.5 + letters * 0.35, 10)}" fill="none"/>` +
    `<text font-family="${FACES.title}" font-size="${letters}" fill="#FFF3D6" text-anchor="middle"><textPath href="#${id}" startOffset="50%">${escaped(words)}</textPath></text>`
  );
}

export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): string {
  const [bendX, bendY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 50];
  const at = (t: number, a: number, bend: number, b: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * bend + t * t * b;
  const flags = Array.from({ length: count }, (_, flag) => {
    const t = (flag + 1) / (count + 1);
    const [x, y] = [at(t, from[0], bendX, to[0]), at(t, from[1], bendY, to[1])];
    return `<path d="M${n(x - 7)},${n(y)}h14l-7,16Z" fill="${FLAGS[flag % FLAGS.length]}" stroke="${PRINT.ink}" stroke-width=".9"/>`;
  });
  return `<path d="M${from}Q${n(bendX)},${n(bendY)} ${to}" fill="none" stroke="${PRINT.ink}" stroke-width="1.4"/>${flags.join('')}`;
}

export const ZEPPELIN =
  '<path d="M-92,0C-70,-26 20,-30 70,-14C88,-8 96,-3 96,0C96,4 88,9 70,14C20,30 -70,26 -92,0Z" fill="#F3E3BC"/><path d="M-92,0C-40,8 40,10 96,0C96,4 88,9 70,14C20,30 -70,26 -92,0Z" fill="#B9A27A"/><path d="M-92,0L-112,-20H-92L-74,-10M-92,0L-112,20H-92L-74,10M-108,0H-78" fill="#8E2A1E" stroke="#8E2A1E" stroke-width="3" stroke-linejoin="round"/><path d="M-60,-19C0,-28 50,-20 84,-8M-66,0H92" fill="none" stroke="#6B5436" stroke-width="1.4"/><path d="M6,26H44L38,36H14ZM-24,24h18v7h-15Z" fill="#2B2018"/>';

export const DUST =
  '<g fill="#FBE6B8"><ellipse cx="-66" cy="-5" rx="20" ry="7" opacity=".75"/><ellipse cx="-88" cy="-9" rx="17" ry="8" opacity=".5"/><ellipse cx="-112" cy="-12" rx="15" ry="8" opacity=".3"/></g>';

/** A palm, 100 high, with its foot at the origin. */
export const palm = (colour: string): string =>
  `<path d="M-4,0C2,-30 2,-52 -2,-74L4,-74C8,-50 8,-28 4,0Z" fill="${colour}"/><path d="M1,-74C-12,-94 -34,-92 -46,-76C-32,-84 -16,-82 1,-74ZM1,-74C-20,-80 -40,-68 -44,-48C-34,-64 -18,-70 1,-74ZM1,-74C-12,-70 -22,-54 -20,-36C-14,-54 -8,-64 1,-74ZM1,-74C14,-94 36,-92 48,-76C34,-84 18,-82 1,-74ZM1,-74C22,-80 42,-68 46,-48C36,-64 20,-70 1,-74ZM1,-74C14,-70 24,-54 22,-36C16,-54 10,-64 1,-74ZM1,-74C-4,-90 -2,-100 8,-104C4,-94 4,-84 1,-74Z" fill="${colour}"/>`;

/** Ticker tape in a rectangle. */
export function tape(width: number, height: number, count: number): string {
  const random = scatter(8);
  const colours = ['#FFF8E6', '#F2D68F', '#0F7C86', '#5DB7BC', '#E2701C'];
  return Array.from({ length: count }, () => {
    const colour = colours[Math.floor(random() * colours.length)];
    const spot = `translate(${n(random() * width)} ${n(random() * height)}) rotate(${Math.floor(random() * 180)})`;
    return random() < 0.7
      ? `<rect x="-5" y="-2" width="10" height="4.4" fill="${colour}" transform="${spot}"/>`
      : `<path d="M0,0q4,-7 9,0t9,0t9,0" fill="none" stroke="${colour}" stroke-width="2.6" transform="${spot}"/>`;
  }).join('');
}
