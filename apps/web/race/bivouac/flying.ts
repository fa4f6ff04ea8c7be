// The card that is on its way from the blanket to the hand.
import { signal } from '@preact/signals';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { moves } from '../../settings/motion.ts';

interface Flying {
  readonly card: CardFacts;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

export const flying = signal<Flying | null>(null);

const HAND = '.my-hand';

export function fly(card: CardFacts, from: Element | null): void {
  const to = document.querySelector(HAND)?.getBoundingClientRect();
  const start = from?.querySelector('.card')?.getBoundingClientRect();
  if (moves.peek() && to !== undefined && start !== undefined) flying.value = { card, from: start, to };
}
