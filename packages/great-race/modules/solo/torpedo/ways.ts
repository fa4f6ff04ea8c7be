import { type Board, nearOf } from '../../../board/board.ts';
import type { Open } from '../../../seams.ts';
import { valueOn } from './value.ts';

/** How many spaces each one is away, and the least sum of values on a way of so many. */
export interface Distances {
  readonly steps: readonly number[];
  readonly sums: readonly number[];
}

/** Which spaces a way may go over, and the lines it may take as one step. */
export interface Passage {
  /** Spaces that no way goes over. */
  isBarred(space: number): boolean;
  /** Spaces at the other end of lines that count as a step. */
  across(space: number): readonly number[];
}

const NOWHERE: readonly number[] = [];

/** Any space, by land. */
export const BY_LAND: Passage = { isBarred: () => false, across: () => NOWHERE };

/** SOLO-13: ways are shortest by number of spaces, and of equal ones the sum of values counts. */
export function distancesTo(g: Open, to: number, passage: Passage): Distances {
  const { board } = g.rules;
  const steps = board.spaces.map(() => Number.POSITIVE_INFINITY);
  const sums = board.spaces.map(() => Number.POSITIVE_INFINITY);
  const queue = [to];
  steps[to] = 0;
  sums[to] = 0;
  for (const at of queue) {
    const far = (steps[at] ?? 0) + 1;
    const sum = (sums[at] ?? 0) + valueOn(g, at);
    for (const next of touching(board, at, passage)) {
      if (passage.isBarred(next)) continue;
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = far;
        queue.push(next);
      }
      // All that are one step nearer come before it in the queue, so the least sum is found before it is used.
      if (steps[next] === far) sums[next] = Math.min(sums[next] ?? sum, sum);
    }
  }
  return { steps, sums };
}

const touching = (board: Board, space: number, { across }: Passage): readonly number[] => {
  const lines = across(space);
  return lines.length === 0 ? nearOf(board, space) : [...nearOf(board, space), ...lines];
};

interface Nearer {
  readonly land: readonly number[];
  readonly sea: readonly number[];
}

/** The spaces one step nearer by land and across the sea, each in the board's own order. */
export function nearer(g: Open, from: number, distances: Distances, passage: Passage): Nearer {
  const far = distances.steps[from] ?? Number.POSITIVE_INFINITY;
  const isNearer = (space: number) =>
    far < Number.POSITIVE_INFINITY && distances.steps[space] === far - 1 && !passage.isBarred(space);
  const inOrder = (spaces: readonly number[]) => spaces.filter(isNearer).sort((a, b) => a - b);
  return { land: inOrder(nearOf(g.rules.board, from)), sea: inOrder(passage.across(from)) };
}

/**
 * SOLO-13: the way from here, the lower sum first, then the board's own order. The first space is the next one.
 * LEGACY-02: over the sea only where no way by land is as short.
 */
export function wayFrom(g: Open, from: number, distances: Distances, passage: Passage): number[] {
  const way: number[] = [];
  let at = from;
  for (let left = distances.steps[from] ?? 0; left > 0 && left < Number.POSITIVE_INFINITY; left--) {
    const { land, sea } = nearer(g, at, distances, passage);
    const next = bestOf(g, land.length > 0 ? land : sea, distances);
    if (next === undefined) break;
    way.push(next);
    at = next;
  }
  return way;
}

/** Of spaces equally near, the one with the lower sum of values to the end; then the first. */
export function bestOf(g: Open, spaces: readonly number[], { sums }: Distances): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    const sum = (sums[space] ?? 0) + valueOn(g, space);
    if (sum >= least) continue;
    best = space;
    least = sum;
  }
  return best;
}
