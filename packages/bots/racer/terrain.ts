import { type Board, farEnd, lineOf } from '@race/great-race';

/** Whether a space is one of the risky ones, as the chart and the terrain write it. */
export const NOT_RISKY = 0;
export const RISKY = 1;

/** A board as arrays of numbers, which are read much faster than lists of lists. */
export interface Terrain {
  /** Spaces without a city, and those with one. */
  readonly land: Int16Array;
  readonly cities: Int16Array;
  readonly isCity: Uint8Array;
  readonly risk: Uint8Array;
  /** The spaces next to space s are near[nearFrom[s]] to near[nearFrom[s + 1] - 1]. */
  readonly nearFrom: Int16Array;
  readonly near: Int16Array;
  /** The lines that leave a space, in the same way, and where each leads from there. */
  readonly linesFrom: Int16Array;
  readonly lines: Int16Array;
  readonly lineEnds: Int16Array;
  /** How many spaces it is by land from each to the destination. */
  readonly steps: Int16Array;
}

const terrains = new WeakMap<Board, Terrain>();

export function terrainOf(board: Board): Terrain {
  const made = terrains.get(board);
  if (made !== undefined) return made;
  const terrain = makeTerrain(board);
  terrains.set(board, terrain);
  return terrain;
}

function makeTerrain(board: Board): Terrain {
  const spaces = board.spaces.map((_, space) => space);
  return {
    land: Int16Array.from(spaces.filter((space) => board.isCity[space] !== true)),
    cities: Int16Array.from(spaces.filter((space) => board.isCity[space] === true)),
    isCity: Uint8Array.from(board.isCity, Number),
    risk: Uint8Array.from(board.isRisk, (isRisk) => (isRisk ? RISKY : NOT_RISKY)),
    nearFrom: startsOf(board.near),
    near: Int16Array.from(board.near.flat()),
    linesFrom: startsOf(board.linesFrom),
    lines: Int16Array.from(board.linesFrom.flat()),
    lineEnds: Int16Array.from(
      board.linesFrom.flatMap((lines, space) => lines.map((line) => farEnd(lineOf(board, line), space))),
    ),
    steps: stepsOf(board),
  };
}

/** Where each of these lists begins when they are written one after the other; and where the last one ends. */
function startsOf(lists: readonly (readonly number[])[]): Int16Array {
  const starts = new Int16Array(lists.length + 1);
  lists.forEach((list, n) => {
    starts[n + 1] = (starts[n] ?? 0) + list.length;
  });
  return starts;
}

const UNREACHED = 0x7fff;

function stepsOf({ near, destination }: Board): Int16Array {
  const steps = new Int16Array(near.length).fill(UNREACHED);
  steps[destination] = 0;
  const found = [destination];
  for (const space of found)
    for (const next of near[space] ?? []) {
      if (steps[next] !== UNREACHED) continue;
      steps[next] = (steps[space] ?? 0) + 1;
      found.push(next);
    }
  return steps;
}
