// The bivouac with René: five cards on numbered spaces, each of which keeps its place. SOLO-15.
import { computed } from '@preact/signals';
import {
  cardNow,
  filledFrom,
  hasPower,
  NUMBERED,
  PLAYER,
  UNNUMBERED,
} from '@race/great-race/modules/solo/slot.ts';
import { listOf } from '@race/words';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { nameOf, say, words } from '../../../shell/words/say.ts';
import type { CardFacts } from '../../../sources/race-messages.ts';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';
import { useQuestion } from '../bar.tsx';
import { LaidCard, laidCardOf, Reading } from '../bivouac/laid-card.tsx';
import { choosingOf } from '../choosing.ts';
import { actingOf } from '../decide/acting.ts';
import './camp.css';

interface Place {
  readonly number: number;
  /** Null where no card is left. */
  readonly card: CardFacts | null;
}

const soloCampOf = perTable((table) => {
  const { facts, publicState } = table;
  /** Five spaces, and a sixth if another card was dealt. */
  const places = computed<readonly Place[]>(() => {
    const spaces = publicState.value?.modules?.solo?.spaces ?? [];
    const row = publicState.value?.row ?? [];
    const last = Math.max(NUMBERED, ...spaces);
    return Array.from({ length: last }, (_, at) => {
      const card = row[spaces.indexOf(at + 1)];
      return { number: at + 1, card: card === undefined ? null : (facts.value?.cards[card] ?? null) };
    });
  });

  const lying = computed(() =>
    places.value.flatMap(({ number, card }) =>
      card === null ? [] : [{ number, card, isDanger: card.danger }],
    ),
  );

  const isHere = computed(
    () => publicState.value?.phase === 'bivouac' && (publicState.value?.row.length ?? 0) > 0,
  );

  return { places, lying, isHere };
});

export function Camp(): JSX.Element | null {
  const table = useTable();
  const { seatView } = table;
  const { isTaking } = actingOf(table);
  const { isHere, lying, places } = soloCampOf(table);
  const { read } = laidCardOf(table);
  const { asked } = choosingOf(table);
  const self = useRef<HTMLElement>(null);
  useQuestion(self, isTaking.value ? (seatView.value?.line ?? null) : null);
  if (!isHere.value) return null;
  const ahead = isTaking.value ? aheadWords(table, lying.value, read.value) : '';
  return (
    <section ref={self} class="blanket camp-blanket" aria-label={say('bivouac.row')} tabIndex={-1}>
      <p class="takers-now">{asked.value}</p>
      <p class="camp-ahead" aria-live="polite">
        {ahead}
      </p>
      <Reading
        card={places.value.find(({ number }) => number === read.value)?.card ?? undefined}
        then={ahead}
      />
      <ol class="blanket-cards">
        {places.value.map((place) => (
          <Laid key={place.number} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Laid({ place: { number, card } }: { place: Place }): JSX.Element {
  const table = useTable();
  const { answers } = choosingOf(table);
  const { read } = laidCardOf(table);
  const answer = answers.value.find((one) => one.do === 'claim' && one.number === number);
  return (
    <li class={card === null ? 'laid gone' : read.value === number ? 'laid read' : 'laid'}>
      <p class="camp-number">{say('solo.space', { number })}</p>
      {card !== null && <LaidCard card={card} place={number} answer={answer} />}
    </li>
  );
}

// What René takes after the player, and what the remaining dangers cost; for an open card, the consequences of
// taking it.
interface LyingCard extends Lying {
  readonly card: CardFacts;
}

/** Before his first card nothing is taken and nothing hurts. SOLO-05. */
function aheadWords(table: TableModel, lying: readonly LyingCard[], read: number | null): string {
  const { facts, publicState } = table;
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

// The consequences of taking a card: what René takes next, and which dangers remain.
export interface Lying {
  readonly number: number;
  readonly isDanger: boolean;
}

interface Foreseen {
  /** The spaces he takes from. SOLO-15. */
  readonly his: readonly number[];
  /** Danger cards that hurt: those nobody takes and, with a power, those he takes. SOLO-16, LEGACY-RED-01. */
  readonly dangers: number;
}

interface Claims {
  /** What his card still names. */
  readonly named: readonly number[];
  readonly doTakenHurt: boolean;
}

/** He claims after this card is taken. */
export function foresee(lying: readonly Lying[], taken: number, { named, doTakenHurt }: Claims): Foreseen {
  const others = lying.filter(({ number }) => number !== taken);
  let left = others;
  const his: number[] = [];
  for (const claim of named) {
    const space = filledFrom(
      left.map(({ number }) => number),
      claim,
    );
    if (space === 0) break;
    his.push(space);
    left = left.filter(({ number }) => number !== space);
  }
  return { his, dangers: (doTakenHurt ? others : left).filter(({ isDanger }) => isDanger).length };
}
