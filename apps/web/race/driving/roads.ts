// The board as a drive of who sits before the screen sees it.
import { computed } from '@preact/signals';
import type { Roads } from '@race/local';
import { context, mine, selectedThing } from '../choosing.ts';
import { seatView } from '../race.ts';

/** Null while no drive is under way and none could begin, or while guards are to remove a tile. */
export const roads = computed<Roads | null>(() => {
  const [now, crew, means] = [context.value, mine.value, seatView.value?.means ?? null];
  if (now === null || crew === null || means === null || selectedThing.value === 'security') return null;
  return { rules: now.rules, known: now.known, from: crew.at, means };
});
