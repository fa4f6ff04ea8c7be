// The bivouac at its place in the dashboard, and the card that flies from it to the hand.
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadBivouac } from '../../../shell/chunks.ts';
import { moves } from '../../../shell/settings/motion.ts';
import type { CardFacts } from '../../../sources/race-messages.ts';
import { perTable, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';

const Blanket = lazy(async () => (await loadBivouac()).Blanket, null);
/** The question in the bar while a card is to be taken. */
export const TakingActs = lazy(async () => (await loadBivouac()).TakingPaper, null);
/** A card flies from the blanket, so it is there when one does. */
const Flight = lazy(async () => (await loadBivouac()).Flight, null);

/** Fetches what the first question of a race is asked with. */
export function fetchBivouac(): void {
  Blanket.fetch();
  TakingActs.fetch();
}

const bivouacOf = perTable((table) => {
  const { facts, publicState } = table;
  const { answers } = choosingOf(table);
  /** Shown once the facts of the cards are known. Who has to discard needs the place for the hand. */
  const isHere = computed(
    () =>
      facts.value !== null &&
      publicState.value?.phase === 'bivouac' &&
      publicState.value.row.length > 0 &&
      !answers.value.some(({ do: verb }) => verb === 'discard'),
  );

  return { isHere };
});

export function Bivouac(): JSX.Element {
  const table = useTable();
  const { isHere } = bivouacOf(table);
  const { flying } = flyingOf(table);
  return (
    <>
      {isHere.value && <Blanket />}
      {flying.value !== null && <Flight />}
    </>
  );
}

// The card that is on its way from the blanket to the hand.
interface Flying {
  readonly card: CardFacts;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

export const flyingOf = perTable(() => {
  const flying = signal<Flying | null>(null);

  function fly(card: CardFacts, from: Element | null): void {
    const to = document.querySelector(HAND)?.getBoundingClientRect();
    const start = from?.querySelector('.card')?.getBoundingClientRect();
    if (moves.peek() && to !== undefined && start !== undefined) flying.value = { card, from: start, to };
  }

  return { flying, fly };
});

const HAND = '.my-hand';
