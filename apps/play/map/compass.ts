import type { Board } from '@race/great-race';

/** The eight winds, clockwise from the north. */
export const WINDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Wind = (typeof WINDS)[number];

/** Where a space lies as seen from another. */
export function windTo(board: Board, from: number, to: number): Wind {
  const here = board.spaces[from];
  const there = board.spaces[to];
  if (here === undefined || there === undefined) throw new Error(`no way from ${from} to ${to}`);
  // On the board y grows to the south; an eighth of the rose is 45 degrees wide.
  const angle = Math.atan2(there.x - here.x, here.y - there.y);
  const eighth = Math.round((angle / (2 * Math.PI)) * WINDS.length);
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'north';
}
