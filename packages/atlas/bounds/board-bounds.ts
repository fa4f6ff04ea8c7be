// The structural bounds of a board, measured on its data alone.
import type { BoardData } from '@race/great-race/board/data.ts';
import type { TileData } from '@race/great-race/tiles/data.ts';
import { atLeast, type Bound, claim, plain, type Range, within } from './bound.ts';
import { cityBounds } from './city-bounds.ts';
import { leastLandSteps } from './fares.ts';
import { means } from './tile-bounds.ts';
import { differentWays, stepsFrom } from './ways.ts';

export interface BoardLimits {
  readonly shortest: Range;
  readonly islands: readonly string[];
  readonly riskRegions: number;
}

/** damage costs twice what petrol costs: 20 F a level against 10 F in a city */
const DAMAGE_WEIGHT = 2;
/** what a crew can save up for lines without giving up the race for it */
const PURSE = 200;

export function boardBounds(board: BoardData, tiles: readonly TileData[], limits: BoardLimits): Bound[] {
  const steps = stepsFrom(board.spaces, board.ends[0]);
  const shortest = steps[board.ends[1]] ?? Number.POSITIVE_INFINITY;
  return [
    within('spaces', board.spaces.length, [100, 130]),
    within('shortest land way, steps', shortest, limits.shortest),
    ...wayBounds(board, tiles),
    ...riskBounds(board, limits),
    ...cityBounds(board, steps, limits.islands),
    ...lineBounds(board, shortest),
    ...levelBounds(board),
    claim(
      'touching is mutual and ascending',
      isMutual(board),
      `${board.spaces.reduce((sum, s) => sum + s.near.length, 0) / 2} touches`,
    ),
  ];
}

function spacePrice(board: BoardData, tiles: readonly TileData[]): (space: number) => number {
  const { petrol, damage } = means(tiles);
  const terrain = petrol + DAMAGE_WEIGHT * damage;
  return (index) => {
    const space = board.spaces[index];
    if (space?.city) return 1;
    return terrain + (space?.risk ? 1 : 0);
  };
}

function wayBounds(board: BoardData, tiles: readonly TileData[]): Bound[] {
  const ways = differentWays(board.spaces, board.ends, {
    price: spacePrice(board, tiles),
    share: 0.5,
    count: 4,
  });
  const costs = ways.map((way) => way.cost).sort((a, b) => a - b);
  const spread = (costs[2] ?? Number.POSITIVE_INFINITY) / (costs[0] ?? 1) - 1;
  return [
    {
      what: 'three ways that share less than half: dearer by',
      limit: 'less than 0.25',
      measured: `${plain(spread)} (costs ${costs.map((cost) => cost.toFixed(1)).join(', ')})`,
      holds: spread < 0.25,
    },
  ];
}

function riskBounds(board: BoardData, limits: BoardLimits): Bound[] {
  const risky = [...board.spaces.keys()].filter((space) => board.spaces[space]?.risk);
  const north = stepsFrom(board.spaces, board.ends[0]);
  const south = stepsFrom(board.spaces, board.ends[1]);
  const northern = risky.filter((space) => (north[space] ?? 0) < (south[space] ?? 0)).length;
  const southern = risky.filter((space) => (north[space] ?? 0) > (south[space] ?? 0)).length;
  return [
    within('risk zones, share of spaces', risky.length / board.spaces.length, [0.15, 0.25]),
    within('risk regions', limits.riskRegions, [2, 3]),
    {
      what: 'risk zones nearer one end',
      limit: 'more than half',
      measured: `${northern} north, ${southern} south of ${risky.length}`,
      holds: Math.max(northern, southern) > risky.length / 2,
    },
  ];
}

function lineBounds(board: BoardData, shortest: number): Bound[] {
  const prices = board.lines.map((line) => line.price);
  return [
    within('sea lines', board.lines.filter((line) => line.kind === 'sea').length, [5, 8]),
    within('air lines', board.lines.filter((line) => line.kind === 'air').length, [2, 4]),
    atLeast('cheapest line, F', Math.min(...prices), 50),
    within('dearest line, F', Math.max(...prices), [100, 200]),
    claim(
      'lines join cities',
      board.lines.every((line) => isCity(board, line.from) && isCity(board, line.to) && line.from < line.to),
      `${board.lines.length} lines`,
    ),
    atLeast(`land steps left with ${PURSE} F of lines`, leastLandSteps(board, PURSE), shortest / 2),
  ];
}

function levelBounds({ levels, ends }: BoardData): Bound[] {
  return levels.map((of, direction) => {
    const [start, destination] = direction === 0 ? ends : [ends[1], ends[0]];
    const top = Math.max(...of);
    const isWhole =
      of[start] === 0 &&
      of[destination] === top &&
      Array.from({ length: top }, (_, level) => of.includes(level)).every(Boolean);
    return {
      ...within(`levels racing ${direction === 0 ? 'south' : 'north'}`, top + 1, [15, 20]),
      ...(isWhole ? {} : { holds: false }),
    };
  });
}

function isCity(board: BoardData, space: number): boolean {
  return board.spaces[space]?.city != null;
}

function isMutual({ spaces }: BoardData): boolean {
  return spaces.every(({ near }, index) =>
    near.every(
      (other, at) =>
        spaces[other]?.near.includes(index) === true && (at === 0 || other > (near[at - 1] ?? 0)),
    ),
  );
}
