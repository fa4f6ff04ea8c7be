import type { Board } from '@race/great-race';

/** What stands at a space of the picture: one text on its row, one under it. */
export interface Sign {
  readonly sign: string;
  readonly under: string;
}

/** Where a space stands: its row, and its column counted in halves of a space. */
interface Spot {
  readonly space: number;
  readonly half: number;
}

/** How many columns a space may take, the roomiest first. */
const PITCHES = [6, 5, 4] as const;

/** The rows of the board from north to south. */
function rowsOf(board: Board): Spot[][] {
  const half = halfOf(board);
  const west = Math.min(...board.spaces.map(({ x }) => x));
  const rows = new Map<number, Spot[]>();
  board.spaces.forEach(({ x, y }, space) => {
    const row = rows.get(y) ?? [];
    row.push({ space, half: Math.round((x - west) / half) });
    rows.set(y, row);
  });
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.half - b.half));
}

/** Half the distance between two spaces that lie side by side. */
function halfOf(board: Board): number {
  let least = Number.POSITIVE_INFINITY;
  board.spaces.forEach(({ x, y, near }) => {
    for (const other of near) {
      const there = board.spaces[other];
      if (there?.y === y) least = Math.min(least, Math.abs(there.x - x));
    }
  });
  return least / 2;
}

/** The widest spaces with which the whole board fits. */
export function pitchFor(board: Board, width: number): number {
  const halves = Math.max(...rowsOf(board).flatMap((row) => row.map(({ half }) => half)));
  return PITCHES.find((pitch) => (halves / 2 + 1) * pitch <= width) ?? 4;
}

/** The board as rows of text, each space half a space beside those above and below it. */
export function drawBoard(board: Board, pitch: number, signOf: (space: number) => Sign): string[] {
  const lines: string[] = [];
  for (const row of rowsOf(board)) {
    const signs = row.map(({ space, half }) => ({ at: Math.floor((half * pitch) / 2), ...signOf(space) }));
    lines.push(lineOf(signs.map(({ at, sign }) => ({ at, text: sign }))));
    if (signs.some(({ under }) => under !== ''))
      lines.push(lineOf(signs.map(({ at, under }) => ({ at, text: under }))));
  }
  return lines;
}

function lineOf(pieces: readonly { at: number; text: string }[]): string {
  let line = '';
  for (const { at, text } of pieces) {
    // What is too long for its space moves the next a little, so that both can be read.
    const crowded = text !== '' && line.length >= at && line !== '';
    line = `${crowded ? `${line} ` : line.padEnd(at)}${text}`;
  }
  return line.trimEnd();
}
