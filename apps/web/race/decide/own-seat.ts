// What belongs to one's own seat, also while the others are being shown.
import { computed, effect, signal } from '@preact/signals';
import type { Crew, RaceSeat } from '@race/great-race';
import { publicState } from '../../state/table-state.ts';
import { reader, seatView } from '../race.ts';

/** What I alone know, as I last saw it; null while nobody sits before the screen. */
export const ownCards = signal<RaceSeat | null>(null);

effect(() => {
  if (seatView.value !== null) ownCards.value = seatView.value.view.own;
});

/** The plan I have confirmed, while others still make theirs: nobody else sees it. BASE-PLAN-02. */
export const ownPlan = computed<readonly number[] | null>(() => {
  const sealed = ownCards.value?.sealed;
  return sealed?.do === 'plan' && publicState.value?.phase === 'planning' ? sealed.boxes : null;
});

/** My crew with the plan that only I know. */
export const withOwnPlan = <C extends Pick<Crew, 'boxes'>>(crew: C): C =>
  ownPlan.value === null ? crew : { ...crew, boxes: [...ownPlan.value] };

/** My crew as the table shows it at this moment. */
export const ownCrew = computed<Crew | null>(() => {
  const crew = publicState.value?.crews[reader.value ?? -1] ?? null;
  return crew === null ? null : withOwnPlan(crew);
});
