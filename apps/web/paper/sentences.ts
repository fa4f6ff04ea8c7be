// What happened, as sentences in the reader's language.
import { computed } from '@preact/signals';
import type { RaceEvent } from '@race/great-race';
import { type RaceContext, seatName, sentence } from '@race/words';
import { race, scene, sheet } from '../state/film.ts';
import { readableRules } from '../state/readable.ts';
import { words } from '../words/say.ts';

const rules = computed(() =>
  race.value === null || sheet.value === null ? null : readableRules(race.value, sheet.value),
);

/** What a sentence needs to know of this race; null before there is one. */
export const context = computed<RaceContext | null>(() => {
  const known = scene.value?.public;
  if (rules.value === null || known === undefined) return null;
  return { rules: rules.value, name: (seat) => seatName(words(), known, seat) };
});

export const sentenceOf = (event: RaceEvent): string =>
  context.value === null ? '' : sentence(words(), event, context.value);
