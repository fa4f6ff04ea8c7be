// The cards before me: my hand, and those a tracker has just drawn.
import { computed } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { facts } from '../../state/table-state.ts';
import { arranged } from '../choosing.ts';
import { ownCards } from '../decide/own-seat.ts';
import { playedFirst } from '../decide/sensible.ts';

export interface Held {
  readonly card: CardFacts;
  readonly count: number;
  /** Lies open before me and is not in the hand yet. BASE-HAND-04. */
  readonly isDrawn: boolean;
}

export const held = computed<readonly Held[]>(() => {
  const { hand = [], drawn = [] } = ownCards.value ?? {};
  const cards = facts.value?.cards ?? [];
  const before = cards.map((card, index) => ({
    card,
    count: drawn.filter((one) => one === index).length,
    isDrawn: true,
  }));
  const inHand = cards.map((card, index) => ({ card, count: hand[index] ?? 0, isDrawn: false }));
  return [...before, ...inHand].filter(({ count }) => count > 0);
});

/** What can be done with a card now. */
export function actsOn({ card, isDrawn }: Held): readonly Answer[] {
  const fits = arranged.value.options.filter((answer) => answer.do === 'fit' && answer.part === card.id);
  const acts = [...playedFirst(arranged.value.cards.get(card.id) ?? []), ...fits.slice(0, 1)];
  const isTracking = held.value.some((one) => one.isDrawn);
  return isTracking ? acts.filter(({ do: verb }) => (verb === 'discard') === isDrawn) : acts;
}
