// What happened, as sentences in the reader's language.

import { computed } from '@preact/signals';
import type { RaceEvent, RacePublic } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type Name, type RaceContext, seatName, sentence } from '@race/words';
import { isolated, words } from '../../shell/words/say.ts';
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

export function nameOfSeat(known: RacePublic, people: readonly string[], seat: Seat): string | Name {
  const person = people[seat] ?? '';
  return person === '' ? seatName(words(), known, seat) : isolated(person);
}
