// Puzzles as text: those that were mined, and the packs that ship.
import { PUZZLE_REASONS, type Puzzle, THEMES } from './puzzle.ts';

export const PACK_SIZE = 50;
/** The most that a pack may take. */
export const MOST_BYTES = 60_000;

export const writePuzzles = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;

/** Null for anything but a list of puzzles. */
export function readPuzzles(text: string): Puzzle[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every(isPuzzle) ? read : null;
  } catch {
    return null;
  }
}

const isPlace = (from: unknown): boolean => Number.isInteger(from) && Number(from) >= 0;

function isPuzzle(from: unknown): from is Puzzle {
  if (typeof from !== 'object' || from === null) return false;
  const { table, seed, played, theme, right, miss, cost, reason, found } = from as Partial<Puzzle>;
  return (
    typeof table === 'object' &&
    [seed, miss, cost, found].every(isPlace) &&
    typeof played === 'string' &&
    PUZZLE_REASONS.some((one) => one === reason) &&
    THEMES.some((one) => one === theme) &&
    Array.isArray(right) &&
    right.length > 0 &&
    right.every(isPlace)
  );
}
