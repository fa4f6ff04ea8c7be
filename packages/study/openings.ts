// What strong bots plan in turn 1, as the laboratory counted it (`lab openings`).
import { BOARD_IDS, type BoardId, DIRECTIONS, type Direction } from '@race/great-race/options.ts';

export interface OpeningsOfRoad {
  readonly board: BoardId;
  readonly towards: Direction;
  /** How many plans were made in all. */
  readonly made: number;
  /** The most common ones first: assistants by box, how often they were made, and how often they won. */
  readonly plans: readonly {
    readonly boxes: readonly number[];
    readonly times: number;
    readonly won: number;
  }[];
}

export interface Openings {
  readonly bot: string;
  readonly crews: number;
  readonly seed: number;
  readonly races: number;
  readonly roads: readonly OpeningsOfRoad[];
}

/** The counts of a file; null for anything else. */
export function readOpenings(from: unknown): Openings | null {
  if (typeof from !== 'object' || from === null) return null;
  const { bot, crews, seed, races, roads } = from as Partial<Openings>;
  const isRead = typeof bot === 'string' && [crews, seed, races].every(isCount) && Array.isArray(roads);
  return isRead && roads.every(isRoad) ? (from as Openings) : null;
}

const isCount = (from: unknown): boolean => Number.isInteger(from) && Number(from) >= 0;

function isRoad(from: unknown): from is OpeningsOfRoad {
  if (typeof from !== 'object' || from === null) return false;
  const { board, towards, made, plans } = from as Partial<OpeningsOfRoad>;
  return (
    BOARD_IDS.some((one) => one === board) &&
    DIRECTIONS.some((one) => one === towards) &&
    isCount(made) &&
    Array.isArray(plans) &&
    plans.every(
      ({ boxes, times, won }: OpeningsOfRoad['plans'][number]) =>
        Array.isArray(boxes) && [...boxes, times, won].every(isCount) && won <= times,
    )
  );
}
