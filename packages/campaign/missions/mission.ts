import type { BoardId } from '@race/great-race/options.ts';
import type { Tale } from '../tale.ts';

/** A mission of the passport. Every one of them asks for an arrival, and for something more. PASS-02. */
export interface Mission {
  readonly id: string;
  /** The continent it is driven on; null for both. */
  readonly board: BoardId | null;
  isFulfilled(tale: Tale): boolean;
}

export const mission = (
  id: string,
  board: BoardId | null,
  isFulfilled: (tale: Tale) => boolean,
): Mission => ({ id, board, isFulfilled: (tale) => tale.arrived && isFulfilled(tale) });

/** To have been in each of these cities on the way. */
export const through =
  (...cities: readonly string[]) =>
  (tale: Tale): boolean =>
    cities.every((city) => tale.cities.includes(city));
