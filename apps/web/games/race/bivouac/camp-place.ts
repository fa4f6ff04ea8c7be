// Where the player's own camp is. Panels at the foot of the map move to its head where they would cover it.
import { computed } from '@preact/signals';
import type { BoardSheet } from '../../../table/model/board-sheet.ts';
import { perTable } from '../../../table/model/table.ts';

export const campPlaceOf = perTable((table) => {
  const { publicState, reader, sheet } = table;
  /** Whether the reader's vehicle is in the lower half of the map. */
  const isCampAtFoot = computed<boolean>(() => {
    const at = publicState.value?.crews[reader.value ?? 0]?.at;
    return sheet.value !== null && at !== undefined && isAtFoot(sheet.value, at);
  });

  return { isCampAtFoot };
});

/** Whether a space is in the lower half of the sheet, where panels at the foot of the map would cover it. */
export function isAtFoot({ board, geometry: { frame } }: BoardSheet, space: number): boolean {
  return (board.spaces[space]?.y ?? frame.y) > frame.y + frame.height / 2;
}
