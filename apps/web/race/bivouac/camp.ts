// What lies at the foot of the map goes to its head where it would cover one's own camp.
import { computed } from '@preact/signals';
import { publicState, sheet } from '../../state/table-state.ts';
import { reader } from '../race.ts';
import { isAtFoot } from './at-foot.ts';

/** Whether who reads camps in the lower half of the map. */
export const isCampAtFoot = computed<boolean>(() => {
  const at = publicState.value?.crews[reader.value ?? 0]?.at;
  return sheet.value !== null && at !== undefined && isAtFoot(sheet.value, at);
});
