import { tileOf } from '../../../rules.ts';
import type { Open } from '../../../seams.ts';
import { NO_TILE } from '../../../state.ts';
import { holds, type TileData } from '../../../tiles/data.ts';
import { tileOn } from '../../../tiles/laid.ts';

/** SOLO-06: petrol, damage, and one each for danger and stop; MIX-07: a microclimate counts one more. */
export const tileValue = (tile: TileData): number =>
  tile.petrol +
  tile.damage +
  (tile.danger ? 1 : 0) +
  (holds(tile) ? 1 : 0) +
  (tile.unsettled === true ? 1 : 0);

/** SOLO-06, SOLO-21: by value; of equal ones danger is hardest, then stop, then damage. Below 0: the first is easier. */
export function byHardship(a: TileData, b: TileData): number {
  return (
    tileValue(a) - tileValue(b) ||
    Number(a.danger) - Number(b.danger) ||
    Number(holds(a)) - Number(holds(b)) ||
    a.damage - b.damage
  );
}

/** SOLO-13: an empty space counts 2; a city asks for its one petrol. */
const EMPTY = 2;
const CITY = 1;

export function valueOn(g: Open, space: number): number {
  if (g.rules.board.isCity[space] === true) return CITY;
  const tile = tileOn(g.public, space);
  return tile === NO_TILE ? EMPTY : tileValue(tileOf(g.rules, tile));
}

/** A space as he weighs it. */
export interface Weighed {
  readonly space: number;
  readonly ground: 'city' | 'tile' | 'empty';
  readonly value: number;
}

export function weigh(g: Open, space: number): Weighed {
  const isCity = g.rules.board.isCity[space] === true;
  const ground = isCity ? 'city' : tileOn(g.public, space) === NO_TILE ? 'empty' : 'tile';
  return { space, ground, value: valueOn(g, space) };
}
