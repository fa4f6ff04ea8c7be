import type { BoardData } from './board/data.ts';
import type { RaceModule } from './module.ts';
import type { TileData } from './tiles/data.ts';

/** A board with the tiles that are laid on it. */
export interface RaceData {
  readonly board: BoardData;
  readonly tiles: readonly TileData[];
}

/** What belongs to a data version, from a list that begins with the first one. Versions stay once released. */
export function inVersion<X>(released: readonly X[], data: number, what: string): X {
  const found = released[data - 1];
  if (found === undefined) throw new Error(`${what} has no data version ${data}`);
  return found;
}

/** What a table brings to the core of the race. */
export interface RaceParts {
  readonly data: RaceData;
  /** At least those that are chosen. */
  readonly modules: readonly RaceModule[];
}
