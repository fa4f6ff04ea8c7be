// A laid tile, on radius 50: cardboard, picture, rim; and over it what it asks.
import type { TileData } from '@race/great-race/tiles/data.ts';
import { type Bounds, boxAround, type Spot } from './boxes.ts';
import { rose } from './rose.ts';
import { damageSign, dangerSign, petrolSign, riskSign, stopSign } from './signs.ts';
import { hexagon, put } from './svg.ts';
import { PICTURES, type Picture, symbolId } from './terrain/pictures.ts';
import { PRINT, type Theme } from './theme.ts';
import { lettering } from './type.ts';

/** How large a tile is on screen: from 100 px, from 50, from 32, and below, where pictures give way to their tone. */
export const SIGHTS = ['near', 'mid', 'far', 'tiny'] as const;
export type Sight = (typeof SIGHTS)[number];

export function sightOf(width: number): Sight {
  if (width >= 100) return 'near';
  if (width >= 50) return 'mid';
  return width >= 32 ? 'far' : 'tiny';
}

const BOARD = hexagon(50);
const FACE = hexagon(46.5);

/** A tile without a picture is still in hand: its face is that of unexplored land. */
export function tilePicture(picture: Picture | null, theme: Theme, sight: Sight): string {
  const ground = (tone: string) => `<path d="${FACE}" fill="${tone}"/>`;
  const face =
    picture === null
      ? `${ground(theme.paper)}<g opacity=".5">${put(0, -12, 1, rose(19, theme.relief))}</g>`
      : sight === 'tiny'
        ? ground(PICTURES[picture].tone)
        : `<use href="#${symbolId(picture)}" x="-46.5" y="-46.5" width="93" height="93"/>`;
  return (
    `<path d="${BOARD}" transform="translate(1.6 2.8)" fill="${PRINT.shadow}" opacity=".38"/><path d="${BOARD}" fill="${PRINT.cardboard}"/>${face}` +
    (theme.glaze > 0 ? `<path d="${BOARD}" fill="${PRINT.glaze}" opacity="${theme.glaze}"/>` : '') +
    `<path d="${FACE}" fill="none" stroke="${PRINT.ink}" stroke-width="1.3"/><path d="${BOARD}" fill="none" stroke="${PRINT.edge}" stroke-width="1"/>`
  );
}

/** The smaller the tile, the larger its signs. */
const LAYOUT = {
  near: { scale: 0.98, below: 26, gap: 28, above: -28 },
  mid: { scale: 1.22, below: 22.5, gap: 32, above: -24 },
  far: { scale: 1.5, below: 19, gap: 37, above: -21 },
  tiny: { scale: 1.62, below: 17, gap: 40, above: -21 },
} satisfies Record<Sight, { scale: number; below: number; gap: number; above: number }>;

interface Standing {
  readonly risk: boolean;
  /** A vehicle stands above: all signs go in one row below it. */
  readonly inRow?: boolean;
}

type Priced = Pick<TileData, 'petrol' | 'damage' | 'danger' | 'stop'>;

interface Sign extends Spot {
  readonly size: number;
  readonly svg: string;
}

export const tileSigns = (tile: Priced, sight: Sight, standing: Standing): string =>
  signsOf(tile, sight, standing)
    .map(({ x, y, size, svg }) => put(x, y, size, svg))
    .join('');

/** From the middle of a sign to its edge. */
const HALF = 13;

/** Where its signs are, on radius 50. */
export const signBoxes = (tile: Priced, sight: Sight, standing: Standing): Bounds[] =>
  signsOf(tile, sight, standing).map((sign) => boxAround(sign, HALF * sign.size, HALF * sign.size));

/** Petrol, then damage, stand below; danger or stop above. */
function signsOf(tile: Priced, sight: Sight, { risk, inRow = false }: Standing): Sign[] {
  const { scale, below, gap, above } = LAYOUT[sight];
  const danger = tile.danger ? [dangerSign()] : [];
  const stop = tile.stop ? [stopSign()] : [];
  const price = [
    petrolSign(tile.petrol),
    ...(tile.damage > 0 ? [damageSign(tile.damage)] : []),
    ...(inRow ? [...danger, ...stop] : []),
  ];
  const size = price.length > 2 ? scale * 0.82 : scale;
  const step = price.length > 2 ? gap * 0.82 : gap;
  const left = (-step * (price.length - 1)) / 2;
  const plus = { x: left - 14 * size, y: below - 13 * size, size: size * 0.92, svg: riskSign() };
  return [
    ...price.map((svg, index) => ({ x: left + index * step, y: below, size, svg })),
    ...(inRow ? [] : danger.map((svg) => ({ x: 0, y: above, size: scale * 0.95, svg }))),
    ...(inRow ? [] : stop.map((svg) => ({ x: tile.danger ? 24 : 0, y: above, size: scale * 0.92, svg }))),
    ...(risk ? [plus] : []),
  ];
}

/** The back of a tile still unknown. */
export function tileBack(year: string, title: string): string {
  return (
    `<path d="${BOARD}" transform="translate(1.6 2.8)" fill="${PRINT.shadow}" opacity=".38"/><path d="${BOARD}" fill="${PRINT.cardboard}"/>` +
    `<path d="${FACE}" fill="#16343A"/><path d="${hexagon(41)}" fill="none" stroke="#C89B4A" stroke-width="1.2"/><path d="M-24,5H24" stroke="#C89B4A"/>` +
    lettering(0, -2, year, { face: 'title', size: 17, fill: '#F2D68F' }) +
    lettering(0, 18, title.toUpperCase(), {
      face: 'label',
      bold: true,
      size: 6.4,
      fill: '#F3E7CA',
      width: 62,
    })
  );
}
