import { type Game, NO_TILE } from '@race/great-race';
import { isUncharted, priceOf } from '@race/great-race/drive/price.ts';

/** What a space asks for, as far as one knows. */
export interface Toll {
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
  readonly stop: boolean;
  /** Nobody knows: a tile will be drawn. */
  readonly unfamiliar: boolean;
}

const UNFAMILIAR: Toll = { petrol: 0, damage: 0, danger: false, stop: false, unfamiliar: true };

export function tollOf(g: Game, space: number): Toll {
  if (isUncharted(g, space)) return UNFAMILIAR;
  const tile = g.public.tiles[space] ?? NO_TILE;
  const stop = tile === NO_TILE ? false : g.rules.tiles[tile]?.stop === true;
  return { ...priceOf(g, space, tile), stop, unfamiliar: false };
}
