// The cards of the player: the hand, and those a tracker has just drawn.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { askingFrame } from '@race/words/asking.ts';
import { find } from '@race/words/t.ts';
import { capital, say, words } from '../../../shell/words/say.ts';
import type { CardFacts } from '../../../sources/race-messages.ts';
import { perTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { ownSeatOf } from '../decide/acting.ts';
import { lazyPartsOf } from '../decide/lazy-parts.tsx';
import { playedFirst } from '../decide/sensible.ts';

export interface Held {
  readonly card: CardFacts;
  readonly count: number;
  /** It was drawn face up and is not in the hand yet. BASE-HAND-04. */
  readonly isDrawn: boolean;
}

export const heldOf = perTable((table) => {
  const { facts } = table;
  const { ownCards } = ownSeatOf(table);
  const { arranged } = choosingOf(table);
  const held = computed<readonly Held[]>(() => {
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
  function actsOn({ card, isDrawn }: Held): readonly Answer[] {
    const fits = arranged.value.options.filter((answer) => answer.do === 'fit' && answer.part === card.id);
    const acts = [...playedFirst(arranged.value.cards.get(card.id) ?? []), ...fits.slice(0, 1)];
    const isTracking = held.value.some((one) => one.isDrawn);
    return isTracking ? acts.filter(({ do: verb }) => (verb === 'discard') === isDrawn) : acts;
  }

  return { held, actsOn };
});

const nameOf = ({ card, isDrawn }: Held): string => `${card.id}${isDrawn ? '+' : ''}`;

export const readingOf = perTable((table) => {
  const { held } = heldOf(table);
  const { pick } = choosingOf(table);
  const { lazyParts } = lazyPartsOf(table);
  const read = signal<string | null>(null);

  /** The card that is open; null when none is, or when it has left. */
  const reading = computed<Held | null>(() => held.value.find((one) => nameOf(one) === read.value) ?? null);

  // A card that has left is closed, even if another like it comes.
  table.effect(() => {
    if (reading.value === null) read.value = null;
  });

  /** Opens a card; tapped again, it is closed. */
  function readCard(one: Held): void {
    read.value = read.peek() === nameOf(one) ? null : nameOf(one);
  }

  function putDown(): void {
    read.value = null;
  }

  /** Does with a card what was chosen; a spare part is placed in the bar. */
  function actWith(answer: Answer): void {
    putDown();
    if (answer.do === 'fit') pick(answer);
    else if (lazyParts.peek() === null) void table.give(answer);
    else lazyParts.peek()?.petrolFirstOf(table).play(answer);
  }

  return { reading, readCard, putDown, actWith };
});

// The effect and the time of play of a card, in a few words each.
/** Empty for a card of a module without such texts. */
export const doesWords = ({ id }: CardFacts): string => capital(find(words(), `bivouac.does.${id}`, ''));

export const whenWords = ({ when, danger }: CardFacts): string =>
  say(`decide.when.${danger ? 'danger' : when}`);

/** The identifier of a card's own rule. */
export const ruleWords = ({ id }: CardFacts): string => `CARD-${id.toUpperCase()}`;

/** The drawn tiles that are to be laid, by number. */
export interface InHand {
  readonly tiles: readonly number[];
  /** The tile that is laid next; null while that is to be chosen. */
  readonly held: number | null;
}

export const inHandOf = perTable((table) => {
  const { answers, context } = choosingOf(table);
  /** Null while there is none. */
  const inHand = computed<InHand | null>(() => {
    const frame = context.value === null ? null : askingFrame(context.value.known);
    if (frame?.kind !== 'lay' || answers.value.length === 0) return null;
    return { tiles: frame.tiles, held: frame.held < 0 ? null : frame.held };
  });

  return { inHand };
});
