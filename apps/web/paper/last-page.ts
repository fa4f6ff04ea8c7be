// Whether the last page of the newspaper lies open.
import { computed, effect, signal } from '@preact/signals';
import { standings } from '../state/table-state.ts';

/** The reader has put it away. */
const isPutAway = signal(false);

export const areStandingsOpen = computed(() => standings.value !== null && !isPutAway.value);

export function putAwayStandings(): void {
  isPutAway.value = true;
}

// It comes back whenever a race comes to its end again.
effect(() => {
  if (standings.value === null) isPutAway.value = false;
});
