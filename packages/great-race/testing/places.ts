import type { Board } from '../board/board.ts';
import { nearOf } from '../board/board.ts';
import { NO_TILE } from '../state.ts';

/**
 * Where something is, as a test says it: a number, a city (`timbuktu`), or a way from somewhere
 * (`se of timbuktu`, `e of se of timbuktu`; without `of` from where the speaker stands). The hexes
 * stand on a corner, so `south` is the south-east or else the south-west neighbour, a terrain space
 * before a city; `the empty space south` is the first of them without a tile. `into`, `to` and `the
 * space` may be said.
 */
export type Place = number | string;

const WAYS = {
  e: [1, 0],
  w: [-1, 0],
  ne: [1, -1],
  nw: [-1, -1],
  se: [1, 1],
  sw: [-1, 1],
} as const;

type Way = keyof typeof WAYS;

const WORDS: { readonly [word: string]: readonly Way[] } = {
  e: ['e'],
  east: ['e'],
  w: ['w'],
  west: ['w'],
  ne: ['ne'],
  'north-east': ['ne'],
  nw: ['nw'],
  'north-west': ['nw'],
  se: ['se'],
  'south-east': ['se'],
  sw: ['sw'],
  'south-west': ['sw'],
  south: ['se', 'sw'],
  north: ['ne', 'nw'],
};

/** What a place is looked for on: a board, the tiles on it, and where the speaker stands. */
export interface Surroundings {
  readonly board: Board;
  readonly tiles: readonly number[];
  readonly from?: number;
}

export function findSpace(place: Place, on: Surroundings): number {
  if (typeof place === 'number') return place;
  const said = place.replace(/^(in)?to /, '').replace(/^the /, '');
  const city = on.board.spaces.findIndex((space) => space.city?.id === said);
  if (city >= 0) return city;
  const { empty, word, of } =
    /^(?<empty>empty )?(space )?(?<word>[a-z-]+)( of (?<of>.+))?$/.exec(said)?.groups ?? {};
  const ways = word === undefined ? undefined : WORDS[word];
  if (ways === undefined) throw new Error(`no place is called “${place}”`);
  const from = of === undefined ? on.from : findSpace(of, on);
  if (from === undefined) throw new Error(`“${place}” does not say from where`);
  const there = ways.map((way) => neighbour(on.board, from, way)).filter((space) => space >= 0);
  const bare = there.filter((space) => on.board.isCity[space] === false);
  const found =
    empty === undefined ? (bare[0] ?? there[0]) : bare.find((space) => on.tiles[space] === NO_TILE);
  if (found === undefined) throw new Error(`nothing lies “${place}”`);
  return found;
}

function neighbour(board: Board, from: number, way: Way): number {
  const [across, down] = WAYS[way];
  const here = board.spaces[from];
  for (const space of nearOf(board, from)) {
    const there = board.spaces[space];
    if (here === undefined || there === undefined) continue;
    if (Math.sign(there.x - here.x) === across && Math.sign(Math.round(there.y - here.y)) === down)
      return space;
  }
  return -1;
}
