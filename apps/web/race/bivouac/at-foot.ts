import type { BoardSheet } from '../../map/sheet.ts';

/** Whether a space is in the lower half of the sheet, where what lies at the foot of the map would cover it. */
export function isAtFoot({ board, geometry: { frame } }: BoardSheet, space: number): boolean {
  return (board.spaces[space]?.y ?? frame.y) > frame.y + frame.height / 2;
}
