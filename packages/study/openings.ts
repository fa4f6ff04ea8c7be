// What strong bots plan in turn 1, as the laboratory counted it (`lab openings`).
import type { BoardId, Direction } from '@race/great-race';

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
