// What René takes after the player, and what a danger that is left lying costs; of a card that is read, what would come
// of taking it.
import { cardNow, hasPower, NUMBERED, PLAYER, UNNUMBERED } from '@race/great-race/modules/solo/slot.ts';
import { listOf } from '@race/words';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { facts, publicState } from '../../state/table-state.ts';
import { nameOf, say, words } from '../../words/say.ts';
import { foresee, type Lying } from './foresee.ts';

interface LyingCard extends Lying {
  readonly card: CardFacts;
}

/** Before his first card nothing is taken and nothing hurts. SOLO-05. */
export function aheadWords(lying: readonly LyingCard[], read: number | null): string {
  const rival = facts.value?.solo?.rival ?? null;
  const now = publicState.value;
  const card = rival === null || now === null ? null : cardNow(now, rival);
  if (now === null || card === null) return '';
  const isFirst = now.order[0] === PLAYER;
  const named = isFirst ? card.whenSecond : [];
  const isLast = isFirst || lying.length < NUMBERED - card.whenFirst.length;
  const isSure = isLast && lying.every(({ number }) => number < UNNUMBERED);
  if (read === null || !isSure) return inGeneral(named, card.danger);
  const { his, dangers } = foresee(lying, read, { named, doTakenHurt: hasPower(now, 'red', 1) });
  const cards = his.map((space) => lying.find(({ number }) => number === space)?.card.id ?? '');
  return inParticular(cards, { dangers, damage: card.danger });
}

function inGeneral(named: readonly number[], damage: number): string {
  const each = say('solo.camp.each', { damage });
  if (named.length === 0) return each;
  const spaces = named.map((number) => say('solo.space', { number }));
  return `${say('solo.camp.his', { names: listOf(words(), spaces) })} ${each}`;
}

function inParticular(cards: readonly string[], hurt: { dangers: number; damage: number }): string {
  const then = hurt.dangers > 0 ? say('solo.camp.hurts', hurt) : say('solo.camp.safe');
  if (cards.length === 0) return then;
  const names = cards.map((card) => nameOf('card', card));
  return `${say('solo.camp.takes', { cards: listOf(words(), names) })} ${then}`;
}
