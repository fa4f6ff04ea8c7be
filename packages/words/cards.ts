import { find, t, type Words } from './t.ts';

/** A card's title, as on the card. */
export const cardName = (words: Words, card: string): string => find(words, `names.card.${card}`, card);

/** A card as a sentence has it that plays or takes one: "a jerrycan". */
export const aCard = (words: Words, card: string): string => find(words, `names.a.${card}`, card);

/** Cards lying side by side, each title once: "2 × Jerrycan, Guide". */
export function cardList(words: Words, cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => someOf(words, cardName(words, card), count)).join(', ');
}

const someOf = (words: Words, name: string, count: number): string =>
  count === 1 ? name : t(words, 'names.several', { count, name });
