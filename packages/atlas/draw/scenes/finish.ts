// The end of the road: the town, the crowd, an arch over the road, and the vehicle that drives in.
import { pennant } from '../halftrack.ts';
import { n, put } from '../svg.ts';
import { PRINT } from '../theme.ts';
import { closeUp } from './close-up.ts';
import { arch, bunting, crowd, DUST, sky, ZEPPELIN } from './parts.ts';
import { rowsOf, townOf } from './towns.ts';

export interface Finish {
  readonly width: number;
  readonly height: number;
  readonly city: string;
  /** The words on the arch. */
  readonly words: string;
  /** The vehicle that drives in; null where nobody did. */
  readonly crew: string | null;
  /** A wide picture shows more sky, and the vehicle stands to the left. */
  readonly isWide: boolean;
  readonly isNight: boolean;
}

/** In two parts: what stands still, and the vehicle, which rolls in. */
export interface FinishDrawing {
  readonly scene: string;
  readonly vehicle: string;
  /** Over both: the nearest part of the crowd, and the blue glaze of the night. */
  readonly front: string;
}

export function drawFinish({ width, height, city, words, crew, isWide, isNight }: Finish): FinishDrawing {
  const town = townOf(city);
  const scale = height / (isWide ? 720 : 578);
  const horizon = n(height * (isWide ? 0.58 : 0.52));
  const road = n(height * (isWide ? 0.85 : 0.86));
  const arched = isWide
    ? { x: width * 0.32, width: width * 0.44, height: height * 0.38, size: n(50 * scale) }
    : { x: width * 0.78, width: width * 0.25, height: height * 0.34, size: n(30 * scale) };
  const broad = Math.max(1, width / 900 / scale);
  const mount = (content: string) =>
    `<g transform="translate(${n(width * (isWide ? 0 : 0.04))} ${n(horizon + 8 * scale)}) scale(${n(scale * 100 * (isWide ? 1.12 : 0.87)) / 100})">${content}</g>`;
  const at = n(width * (isWide ? 0.3 : 0.42));
  const size = n((height / (isWide ? 215 : 172)) * 10) / 10;
  const way = `M0,${n(road - 26 * scale)}C${n(width * 0.3)},${n(road - 34 * scale)} ${n(width * 0.62)},${n(road - 30 * scale)} ${width},${n(road - 44 * scale)}V${n(road + 34 * scale)}C${n(width * 0.6)},${n(road + 30 * scale)} ${n(width * 0.3)},${n(road + 24 * scale)} 0,${n(road + 34 * scale)}Z`;
  const clear = [at - 60 * size, at + 70 * size] as const;
  const scene =
    sky({ width, height: horizon }, town.sky, {
      x: n(width * (isWide ? 0.47 : 0.73)),
      y: n(horizon * 0.78),
      radius: n(74 * scale),
    }) +
    (isWide ? put(width * 0.14, height * 0.3, 0.84 * scale, ZEPPELIN) : '') +
    mount(town.skyline) +
    `<rect y="${horizon}" width="${width}" height="${n(64 * scale)}" fill="${town.water ?? town.ground}"/>` +
    rowsOf(town, width, horizon, scale * Math.min(1.25, broad)) +
    mount(town.landmark) +
    `<path d="M0,${n(horizon + 62 * scale)}C${n(width * 0.3)},${n(horizon + 50 * scale)} ${n(width * 0.7)},${n(horizon + 62 * scale)} ${width},${n(horizon + 52 * scale)}V${height}H0Z" fill="${town.ground}"/>` +
    crowd({
      width,
      y: n(road - 76 * scale),
      depth: n(60 * scale),
      scale: scale * 0.62,
      seed: 25,
      colour: '#7A3F30',
    }) +
    `<path d="${way}" fill="${town.road}" stroke="#8A4A2A" stroke-opacity=".5" stroke-width="2"/>` +
    bunting(
      [0, horizon * 0.55],
      [n(arched.x - arched.width / 2), n(road - arched.height - 20)],
      isWide ? 6 : 15,
    ) +
    arch({ ...arched, x: n(arched.x), y: n(road + 2), words });
  const vehicle =
    crew === null
      ? ''
      : `<g transform="translate(${at} ${road}) scale(${size})">${DUST}<path d="M-50,-1L44,-1L96,9H-8Z" fill="#4A2312" opacity=".38"/><g transform="translate(-45 -53) scale(.72)">${pennant(crew)}</g>${closeUp(crew)}</g>`;
  const front =
    crowd({
      width,
      y: n(height - 24 * scale),
      depth: n(60 * scale),
      scale,
      seed: 7,
      colour: '#3A1E22',
      clear,
    }) + (isNight ? `<rect width="${width}" height="${height}" fill="${PRINT.glaze}" opacity=".42"/>` : '');
  return { scene, vehicle, front };
}
