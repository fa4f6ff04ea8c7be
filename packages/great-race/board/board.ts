import type { BoardData, CityData, LineData, SpaceData } from './data.ts';

/** A board made ready for a race in one direction. */
export interface Board {
  readonly id: string;
  readonly spaces: readonly SpaceData[];
  readonly lines: readonly LineData[];
  readonly near: readonly (readonly number[])[];
  readonly isCity: readonly boolean[];
  readonly isRisk: readonly boolean[];
  readonly level: readonly number[];
  /** Lines that leave a space, by their number; most spaces have none. */
  readonly linesFrom: readonly (readonly number[])[];
  readonly start: number;
  readonly destination: number;
}

const NO_LINES: readonly number[] = [];

export function makeBoard(data: BoardData, towards: 'south' | 'north'): Board {
  const [north, south] = data.ends;
  const southward = towards === 'south';
  return {
    id: data.id,
    spaces: data.spaces,
    lines: data.lines,
    near: data.spaces.map((space) => space.near),
    isCity: data.spaces.map((space) => space.city !== null),
    isRisk: data.spaces.map((space) => space.risk),
    level: data.levels[southward ? 0 : 1],
    linesFrom: data.spaces.map((_, space) => {
      const lines = data.lines.flatMap((line, i) => (line.from === space || line.to === space ? [i] : []));
      return lines.length === 0 ? NO_LINES : lines;
    }),
    start: southward ? north : south,
    destination: southward ? south : north,
  };
}

export const nearOf = (board: Board, space: number): readonly number[] => board.near[space] ?? NO_LINES;

export function cityAt(board: Board, space: number): CityData | null {
  return board.spaces[space]?.city ?? null;
}

export function lineOf(board: Board, line: number): LineData {
  const found = board.lines[line];
  if (found === undefined) throw new Error(`the board has no line ${line}`);
  return found;
}

/** The city at the other end of a line. */
export function farEnd(line: LineData, from: number): number {
  return line.from === from ? line.to : line.from;
}
