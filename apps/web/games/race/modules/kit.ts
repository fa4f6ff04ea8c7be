// Everything of the page that modules may use.
import { computed } from '@preact/signals';
import type { BoardSheet } from '../../../table/model/board-sheet.ts';
import { perTable } from '../../../table/model/table.ts';

export { save, savedOption } from '../../../shell/base/local-storage.ts';
export { Segments } from '../../../shell/frame/controls.tsx';
export { DrawnIcon, Icon } from '../../../shell/icons/icon.tsx';
export { capital, named, nameOf, say, words } from '../../../shell/words/say.ts';
export { crewName, Token, theCrew } from '../../../table/dashboard/crew.tsx';
export { GAUGE_ICONS, GAUGES, Gauge, type GaugeName } from '../../../table/dashboard/gauge.tsx';
export { useBorrowedFocus } from '../../../table/focus.ts';
export { Layer, Part } from '../../../table/map/layer.tsx';
export type { ShownCrew } from '../../../table/model/shown-state.ts';
export { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
export { RuleButton } from '../../../table/rules/open-rule.tsx';
export { choosingOf } from '../choosing.ts';
export { keyOf } from '../decide/arrange.ts';
export { labelOf } from '../labels.ts';

// Where the player's own camp is. Panels at the foot of the map move to its head where they would cover it.
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
