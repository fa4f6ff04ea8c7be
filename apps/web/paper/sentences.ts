// What happened, as sentences in the reader's language.
import { computed } from '@preact/signals';
import type { RaceEvent } from '@race/great-race';
import { type RaceContext, seatName, sentence } from '@race/words';
import { readableRules } from '../state/readable.ts';
import { facts, known, sheet } from '../state/shown.ts';
import { words } from '../words/say.ts';

const rules = computed(() =>
  facts.value === null || sheet.value === null ? null : readableRules(facts.value, sheet.value),
);

/** What a sentence needs to know of this race; null before there is one. */
export const context = computed<RaceContext | null>(() => {
  const seen = known.value;
  if (rules.value === null || seen === null) return null;
  return { rules: rules.value, name: (seat) => seatName(words(), seen, seat) };
});

export const sentenceOf = (event: RaceEvent): string =>
  context.value === null ? '' : sentence(words(), event, context.value);
