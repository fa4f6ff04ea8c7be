import type { Name } from './fill.ts';
import { find, findName, listOf, named, type Words } from './t.ts';

/** A card's title, as on the card. */
export const cardName = (words: Words, card: string): string => find(words, `names.card.${card}`, card);

/** A card as a sentence has it that plays or takes one: "a jerrycan". */
export const aCard = (words: Words, card: string): Name => findName(words, `names.a.${card}`, card);

/** Its title as a sentence has it. */
export const theCard = (words: Words, card: string): Name => findName(words, `names.card.${card}`, card);

/** Cards lying side by side, each title once: "2 × Jerrycan and Guide". */
export function cardList(words: Words, cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listOf(
    words,
    [...counts].map(([card, count]) => someOf(words, theCard(words, card), count)),
  );
}

const someOf = (words: Words, name: Name, count: number): Name =>
  count === 1 ? name : named(words, 'names.several', { count, name });
