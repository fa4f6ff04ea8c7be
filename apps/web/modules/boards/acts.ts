// What can be done on the boards now. In a replay nothing can.

import { computed } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { arranged, isOnPage, publicState, reader } from '../kit.ts';

export const boardAnswers = computed<readonly Answer[]>(() => (isOnPage.value ? arranged.value.board : []));

/** Who sits before the screen; null for a spectator. */
export const me = computed<Seat | null>(() => (isOnPage.value ? reader.value : null));

/** The frame that is open, while it is mine to answer or everybody's. */
export const openFrame = computed(() => {
  const frame = isOnPage.value ? publicState.value?.stack.at(-1) : undefined;
  return frame !== undefined && (!('seat' in frame) || frame.seat === me.value) ? frame : undefined;
});
