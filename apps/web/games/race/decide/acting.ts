import { computed, signal } from '@preact/signals';
import type { Crew, RaceSeat } from '@race/great-race';
import { FUNDS } from '@race/great-race/assistants/funding.ts';
import { FUNDING } from '@race/great-race/crew/crews.ts';
import type { ComponentType } from 'preact';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';

/** The francs that the assistants on funding would raise. */
export const funds = (table: TableModel): number => {
  const { ownCrew } = ownSeatOf(table);
  return FUNDS[ownCrew.value?.boxes[FUNDING] ?? 0] ?? 0;
};

export const actingOf = perTable((table) => {
  const { answers, options, row, selectableSpaces } = choosingOf(table);
  /** Whether the question is answered in the bar, and not at the bivouac or on a board. */
  const isActing = computed<boolean>(() => {
    const { main, second, end, more } = row.value;
    const acts = [main, second, end, ...more];
    return acts.some((act) => act !== null) || options.value.length > 0 || selectableSpaces.value.length > 0;
  });

  /** Whether a card of the bivouac can be taken. */
  const isTaking = computed<boolean>(() =>
    answers.value.some(({ do: verb }) => verb === 'take' || verb === 'claim'),
  );

  return { isActing, isTaking };
});

// Whether the list of selectable spaces is open.
export const placeListOf = perTable((table) => {
  const { questionNumber } = table;
  const isListOpen = signal(false);

  function closeList(): void {
    isListOpen.value = false;
  }

  // Another question has other spaces.
  table.effect(() => {
    if (questionNumber.value !== null) closeList();
  });

  return { isListOpen, closeList };
});

// The player's own seat, also while steps of others are being shown.
export const ownSeatOf = perTable((table) => {
  const { publicState, reader, seatView } = table;
  /** The secrets of the seat as last seen; null while nobody is at the screen. */
  const ownCards = signal<RaceSeat | null>(null);

  table.effect(() => {
    if (seatView.value !== null) ownCards.value = seatView.value.view.own;
  });

  /** The player's confirmed plan while others still plan: nobody else sees it. BASE-PLAN-02. */
  const ownPlan = computed<readonly number[] | null>(() => {
    const sealed = ownCards.value?.sealed;
    return sealed?.do === 'plan' && publicState.value?.phase === 'planning' ? sealed.boxes : null;
  });

  /** The player's crew with its secret plan. */
  const withOwnPlan = <C extends Pick<Crew, 'boxes'>>(crew: C): C =>
    ownPlan.value === null ? crew : { ...crew, boxes: [...ownPlan.value] };

  /** The player's crew as the table shows it now. */
  const ownCrew = computed<Crew | null>(() => {
    const crew = publicState.value?.crews[reader.value ?? -1] ?? null;
    return crew === null ? null : withOwnPlan(crew);
  });

  return { ownCards, ownPlan, ownCrew, withOwnPlan };
});

// What a table that teaches says in the bar. A guide puts it there, and the bar makes room for it.
const nothing = () => signal<ComponentType | null>(null);

/** Components of a lesson that replace the steps, the question and the buttons of the bar. */
export const lessonOf = perTable(() => ({ head: nothing(), told: nothing(), acts: nothing() }));
