import type { BoardId } from '@race/great-race/options.ts';
import type { RaceSummary } from './race-summary.ts';

/** A mission of the passport. Every one of them asks for an arrival, and for something more. PASS-02. */
export interface Mission {
  readonly id: string;
  /** The continent it is driven on; null for both. */
  readonly board: BoardId | null;
  isFulfilled(summary: RaceSummary): boolean;
}

export const mission = (
  id: string,
  board: BoardId | null,
  isFulfilled: (summary: RaceSummary) => boolean,
): Mission => ({ id, board, isFulfilled: (summary) => summary.arrived && isFulfilled(summary) });

/** To have been in each of these cities on the way. */
export const through =
  (...cities: readonly string[]) =>
  (summary: RaceSummary): boolean =>
    cities.every((city) => summary.cities.includes(city));
