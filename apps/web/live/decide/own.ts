// What is mine on the table, also while the others are being shown.
import { computed, effect, signal } from '@preact/signals';
import type { Crew, RaceSeat } from '@race/great-race';
import { known } from '../../state/shown.ts';
import { reader, sight } from '../race.ts';

/** My crew as the table shows it at this moment. */
export const ownCrew = computed<Crew | null>(() =>
  reader.value === null ? null : (known.value?.crews[reader.value] ?? null),
);

/** What I alone know, as I last saw it; null while nobody sits before the screen. */
export const ownCards = signal<RaceSeat | null>(null);

effect(() => {
  if (sight.value !== null) ownCards.value = sight.value.view.own;
});
