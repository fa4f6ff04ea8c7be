// What happened, as sentences in the reader's language.
import { computed, signal } from '@preact/signals';
import type { RaceEvent } from '@race/great-race';
import { type RaceContext, seatName, sentence } from '@race/words';
import type { ComponentType } from 'preact';
import { readable } from '../state/readable.ts';
import { publicState } from '../state/table-state.ts';
import { words } from '../words/say.ts';

/** What a sentence needs to know of this race; null before there is one. */
export const context = computed<RaceContext | null>(() => {
  const [rules, seen] = [readable.value, publicState.value];
  if (rules === null || seen === null) return null;
  return { rules, name: (seat) => seatName(words(), seen, seat) };
});

/** How sentences show the places they name; null while the map is not interactive. */
export const named = signal<ComponentType<{ readonly events: readonly RaceEvent[] }> | null>(null);

export const sentenceOf = (event: RaceEvent): string =>
  context.value === null ? '' : sentence(words(), event, context.value);
