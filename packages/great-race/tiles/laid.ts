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
  tileOn(g.public, space) === NO_TILE &&
  g.rules.board.isCity[space] === false &&
  !isOccupied(g.public, space);

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

// Scratch of the search below: the last round in which a space was reached, and in which it was found free.
const LARGEST_BOARD = 512;
const reached = new Int32Array(LARGEST_BOARD);
const free = new Int32Array(LARGEST_BOARD);
const queue = new Int32Array(LARGEST_BOARD);
let round = 0;

/** Searches from a crew's vehicle over tiles and cities (BASE-PATH-02); lines are no connection (BASE-PATH-05). */
function search(g: Game, seat: Seat, stopAtFirst: boolean): boolean {
  const { board } = g.rules;
  const { tiles } = g.public;
  const from = crewOf(g, seat).at;
  let head = 0;
  let tail = 1;
  let found = false;
  round += 1;
  queue[0] = from;
  reached[from] = round;
  while (head < tail) {
    for (const space of nearOf(board, queue[head++] ?? 0)) {
      if (reached[space] === round) continue;
      reached[space] = round;
      if (tiles[space] !== NO_TILE || board.isCity[space]) queue[tail++] = space;
      else if (!isOccupied(g.public, space)) {
        if (stopAtFirst) return true;
        free[space] = round;
        found = true;
      }
    }
  }
  return found;
}

/** The free spaces directly connected to a crew's vehicle, ascending. */
export function freeSpaces(g: Game, seat: Seat): number[] {
  const found: number[] = [];
  if (!search(g, seat, false)) return found;
  const { length } = g.public.tiles;
  for (let space = 0; space < length; space++) if (free[space] === round) found.push(space);
  return found;
}

export const hasFreeSpace = (g: Game, seat: Seat): boolean => search(g, seat, true);
