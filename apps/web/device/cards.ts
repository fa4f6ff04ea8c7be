import type { CardFacts } from '../replay/engine/messages.ts';

/** A card as the page may know it: facts, and nothing that does something. */
export const cardFacts = ({ id, when, danger, fare, shields }: CardFacts): CardFacts => ({
  id,
  when,
  danger,
  fare,
  shields,
});
