// What happened, as sentences in the reader's language.

import { computed } from '@preact/signals';
import type { RaceEvent } from '@race/great-race';
import { type RaceContext, sentence } from '@race/words';
import { words } from '../../shell/words/say.ts';
import { nameOfSeat } from './seat-names.ts';
import { perTable } from './table.ts';

export const sentencesOf = perTable((table) => {
  const { people, publicState, readable } = table;
  /** What a sentence needs to know of this race; null before there is one. */
  const context = computed<RaceContext | null>(() => {
    const [rules, seen] = [readable.value, publicState.value];
    if (rules === null || seen === null) return null;
    return { rules, name: (seat) => nameOfSeat(seen, people.value, seat) };
  });

  const sentenceOf = (event: RaceEvent): string =>
    context.value === null ? '' : sentence(words(), event, context.value);

  return { context, sentenceOf };
});
