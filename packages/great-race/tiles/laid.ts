import type { Seat } from '@race/kernel';
import { nearOf } from '../board/board.ts';
import { crewOf, type Game, NO_TILE, type RacePublic } from '../state.ts';

export const tileOn = (known: RacePublic, space: number): number => known.tiles[space] ?? NO_TILE;

export function isOccupied(known: RacePublic, space: number): boolean {
  for (const crew of known.crews) if (crew.at === space) return true;
  return false;
}

/** BASE-PATH-02, 09: no tile, no city, no vehicle. */
export const isFree = (g: Game, space: number): boolean =>
  tileOn(g.public, space) === NO_TILE && g.rules.board.isCity[space] === false && !isOccupied(g.public, space);

/** A tile lies here and no vehicle stands on it. */
export const isLoose = (g: Game, space: number): boolean =>
  tileOn(g.public, space) !== NO_TILE && !isOccupied(g.public, space);

export const layTile = (g: Game, tile: number, space: number): void => {
  g.public.tiles[space] = tile;
};

/** Takes the tile off a space and says which it was. */
export function liftTile(g: Game, space: number): number {
  const tile = tileOn(g.public, space);
  if (tile === NO_TILE) throw new Error(`no tile lies on ${space}`);
  g.public.tiles[space] = NO_TILE;
  return tile;
}

// Scratch of the search below: the round in which a space was last seen, and those still to look at.
const seen = new Int32Array(512);
const queue = new Int32Array(512);
let round = 0;

/**
 * The free spaces directly connected to a crew's vehicle (BASE-PATH-02), ascending; with `most` only
 * until so many are found, in any order. Lines are no connection (BASE-PATH-05).
 */
export function freeSpaces(g: Game, seat: Seat, most: number): number[] {
  const { board } = g.rules;
  const { tiles } = g.public;
  const found: number[] = [];
  round += 1;
  let head = 0;
  let tail = 0;
  const from = crewOf(g, seat).at;
  queue[tail++] = from;
  seen[from] = round;
  while (head < tail) {
    for (const space of nearOf(board, queue[head++] ?? 0)) {
      if (seen[space] === round) continue;
      seen[space] = round;
      if (tiles[space] !== NO_TILE || board.isCity[space]) queue[tail++] = space;
      else if (!isOccupied(g.public, space)) {
        found.push(space);
        if (found.length === most) return found;
      }
    }
  }
  return most === Infinity ? found.sort(ascending) : found;
}

const ascending = (a: number, b: number): number => a - b;

export const hasFreeSpace = (g: Game, seat: Seat): boolean => freeSpaces(g, seat, 1).length > 0;
