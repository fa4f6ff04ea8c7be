import { drawKind } from '@race/kernel';
import { sum } from '@race/kernel/sum.ts';
import { type Game, tell } from '../../../state.ts';
import type { Rival } from '../options.ts';
import { soloIn, TORPEDO } from '../slot.ts';
import { type ReneCard, reneCard } from './cards.ts';

/** SOLO-03, SOLO-05: one card is revealed each turn; a deck that is used up is shuffled again. */
export function reveal(g: Game, rival: Rival): ReneCard {
  const slot = soloIn(g.public);
  if (sum(slot.facedown) === 0) {
    slot.facedown.fill(1);
    tell(g, { key: 'reneShuffled', seat: TORPEDO, count: slot.facedown.length });
  }
  slot.card = drawKind(g, 'dice', { counts: slot.facedown, total: sum(slot.facedown) });
  // SOLO-25: each reveal counts, repeats too.
  slot.prestige[TORPEDO] = (slot.prestige[TORPEDO] ?? 0) + 1;
  const id = rival.deck[slot.card];
  if (id === undefined) throw new Error('no card of René to reveal');
  const card = reneCard(id);
  tell(g, { key: 'reneRevealed', seat: TORPEDO, rene: id, colour: card.target });
  return card;
}
