// The country a vehicle of the Dash drives through: sky in bands, a sun, far hills, and its own way along the foot.
import { n } from '../svg.ts';
import type { DashVehicle } from './vehicles.ts';

const SKIES: { readonly [V in DashVehicle]: readonly [high: string, low: string] } = {
  train: ['#E8A15C', '#F6D79A'],
  car: ['#6FB0AC', '#D7E3BE'],
  motorbike: ['#8F7BA8', '#E7C9B4'],
  boat: ['#7FA6C0', '#E3E0BF'],
  plane: ['#E3B06C', '#F7E6B8'],
};

/** Where the ground begins, and how large the sheet is. */
export interface DashLand {
  readonly width: number;
  readonly height: number;
  /** From the top, as a share of the height. */
  readonly ground: number;
  /** Where the sun stands, as a share of the width. */
  readonly sun?: number;
  readonly hasRays?: boolean;
}

const CREAM = '#FFF6DF';

/** A whole landscape, its upper left corner at the origin. */
export function dashLand(vehicle: DashVehicle, land: DashLand): string {
  const { width: w, height: h, ground, sun = 0.75, hasRays = false } = land;
  const [high, low] = SKIES[vehicle];
  const gy = h * ground;
  const [x, y] = [n(w * sun), n(gy - h * 0.08)];
  const band = (top: number, height: number, fill: string, opacity = '') =>
    `<rect y="${n(top)}" width="${w}" height="${n(height)}" fill="${fill}"${opacity}/>`;
  return (
    band(0, h, low) +
    band(0, h * 0.3, high) +
    band(h * 0.3, h * 0.18, high, ' opacity=".6"') +
    (hasRays ? `<path d="${raysFrom(x, y)}" fill="${CREAM}" opacity=".22"/>` : '') +
    `<circle cx="${x}" cy="${y}" r="${n(h * 0.3)}" fill="#FFF0C8"/>` +
    cloudsOver(vehicle, w, h) +
    hillsOf(vehicle, w, h, gy) +
    wayOf[vehicle](w, gy, h - gy)
  );
}

function raysFrom(x: number, y: number): string {
  const at = (angle: number) => `${n(x + 320 * Math.cos(angle))},${n(y + 320 * Math.sin(angle))}`;
  return Array.from({ length: 13 }, (_, ray) => {
    const angle = Math.PI + ((ray - 0.5) * Math.PI) / 12;
    return `M${x},${y}L${at(angle)}L${at(angle + 0.13)}Z`;
  }).join('');
}

/** Far hills by their outline: shares of the width, and of the height above the ground. */
const PEAKS = {
  train: { fill: '#B4603C', at: [0, 0.2, 0.16, 0.34, 0.3, 0.16, 0.46, 0.28, 0.66, 0.1, 0.84, 0.22, 1, 0.12] },
  motorbike: { fill: '#6A587F', at: [0, 0.24, 0.2, 0.5, 0.38, 0.2, 0.5, 0.34, 0.72, 0.08, 1, 0.3] },
} as const;

/** Rolling hills: the same, for a curve of three points a piece. */
const ROLLING = {
  car: { fill: '#5E8C62', from: 0.1, at: [0.2, 0.3, 0.36, 0.26, 0.52, 0.12, 0.7, 0.26, 0.86, 0.2, 1, 0.06] },
  boat: {
    fill: '#5B7D5A',
    from: 0.16,
    at: [0.1, 0.26, 0.22, 0.22, 0.3, 0.08, 0.5, 0.04, 0.64, 0.2, 1, 0.14],
  },
  plane: { fill: '#A9713E', from: 0.06, at: [0.3, 0.13, 0.6, 0.02, 1, 0.1] },
} as const;

function hillsOf(vehicle: DashVehicle, w: number, h: number, gy: number): string {
  const points = (at: readonly number[]) =>
    at.flatMap((x, i) => (i % 2 === 0 ? [`${n(x * w)},${n(gy - (at[i + 1] ?? 0) * h)}`] : []));
  if (vehicle === 'train' || vehicle === 'motorbike') {
    const { fill, at } = PEAKS[vehicle];
    const hills = `<path d="M0,${n(gy)}L${points(at).join('L')}V${n(gy)}Z" fill="${fill}"/>`;
    const [top = '', ...rest] = points([0.2, 0.5, 0.15, 0.43, 0.19, 0.44, 0.215, 0.41, 0.25, 0.43]);
    return vehicle === 'train' ? hills : `${hills}<path d="M${top}L${rest.join('L')}Z" fill="${CREAM}"/>`;
  }
  const { fill, from, at } = ROLLING[vehicle];
  return `<path d="M0,${n(gy)}V${n(gy - from * h)}C${points(at).join(' ')}V${n(gy)}Z" fill="${fill}"/>`;
}

function cloudsOver(vehicle: DashVehicle, w: number, h: number): string {
  if (vehicle === 'plane') return cloud(w * 0.06, h * 0.3, h / 90) + cloud(w * 0.72, h * 0.2, h / 120);
  return vehicle === 'car' ? cloud(w * 0.1, h * 0.26, h / 120) : '';
}

const cloud = (x: number, y: number, k: number): string =>
  `<path d="M${n(x)},${n(y)}h${n(34 * k)}c${n(4 * k)},${n(-6 * k)} ${n(-5 * k)},${n(-9 * k)} ${n(-9 * k)},${n(-6 * k)}` +
  `c${n(-3 * k)},${n(-8 * k)} ${n(-14 * k)},${n(-6 * k)} ${n(-14 * k)},${n(k)}` +
  `c${n(-8 * k)},${n(-3 * k)} ${n(-14 * k)},${n(k)} ${n(-11 * k)},${n(5 * k)}Z" fill="${CREAM}" opacity=".85"/>`;

/** The ways, each on a strip of a width and a height below y. */
const wayOf: { readonly [V in DashVehicle]: (w: number, y: number, h: number) => string } = {
  train: (w, y, h) =>
    field(w, y, h, '#8C5A34') +
    `<path d="M0,${n(y + h * 0.45)}H${w}" stroke="#4A2E1A" stroke-width="${n(h * 0.4)}" stroke-dasharray="3.4 4.6"/>` +
    `<path d="M0,${n(y + h * 0.32)}H${w}M0,${n(y + h * 0.6)}H${w}" stroke="#E9DDBE" stroke-width="1.5"/>`,
  car: (w, y, h) =>
    field(w, y, h, '#7C9A5E') +
    field(w, y + h * 0.18, h * 0.6, '#D9C79B') +
    `<path d="M0,${n(y + h * 0.48)}H${w}" stroke="#FFF8E6" stroke-width="1.8" stroke-dasharray="8 6"/>`,
  motorbike: (w, y, h) =>
    field(w, y, h, '#8A7A62') +
    `<path d="M0,${n(y + h * 0.3)}C${n(w * 0.25)},${n(y + h * 0.1)} ${n(w * 0.6)},${n(y + h * 0.5)} ${w},${n(y + h * 0.24)}` +
    `V${n(y + h * 0.7)}C${n(w * 0.6)},${n(y + h * 0.95)} ${n(w * 0.3)},${n(y + h * 0.6)} 0,${n(y + h * 0.8)}Z" fill="#CBB389"/>`,
  boat: (w, y, h) =>
    field(w, y, h, '#4E86A0') +
    `<path d="${wavesOver(w, y, h)}" fill="none" stroke="#D9ECE6" stroke-width="1.4" opacity=".8"/>`,
  plane: (w, y, h) =>
    field(w, y, h, '#9A9A58') +
    field(w, y + h * 0.3, h * 0.42, '#C9B68A') +
    `<path d="M0,${n(y + h * 0.51)}H${w}" stroke="#FFF8E6" stroke-width="2" stroke-dasharray="12 9"/>`,
};

const field = (w: number, y: number, h: number, fill: string): string =>
  `<rect y="${n(y)}" width="${w}" height="${n(h)}" fill="${fill}"/>`;

const wavesOver = (w: number, y: number, h: number): string =>
  Array.from({ length: Math.ceil(w / 24) + 1 }, (_, wave) => {
    const [upper, lower] = [n(y + h * 0.34), n(y + h * 0.72)];
    return `M${wave * 24},${upper}q6,-4 12,0t12,0M${wave * 24 - 10},${lower}q6,-4 12,0t12,0`;
  }).join('');
