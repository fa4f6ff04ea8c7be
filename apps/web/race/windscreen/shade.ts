// Whether the windscreen is down, and its lifting at the reveal.
import { computed, effect, signal } from '@preact/signals';
import { moves } from '../../settings/motion.ts';
import { publicState } from '../../state/table-state.ts';
import { arranged } from '../choosing.ts';
import { seatView } from '../race.ts';

/** As in `lift.css`. */
const LIFT = 500;

/** This seat is asked to plan. */
export const isPlanning = computed(() => arranged.value.windscreen.length > 0);

/** The planner looks at the map. */
export const isAway = signal(false);

export const isDown = computed(() => isPlanning.value && !isAway.value);

/** It is going up and no longer asks anything. */
export const isLifting = signal(false);

/** The table behind can be neither read nor touched. */
export const isShut = computed(() => isDown.value || (seatView.value?.curtain ?? null) !== null);

let wasDown = false;
let landing: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  if (!isPlanning.value) isAway.value = false;
});

effect(() => {
  const goesUp = wasDown && !isDown.value;
  wasDown = isDown.value;
  clearTimeout(landing);
  const isRevealed = publicState.peek()?.phase !== 'planning';
  isLifting.value = goesUp && moves.peek() && (isRevealed || isAway.peek());
  if (isLifting.peek()) landing = setTimeout(() => (isLifting.value = false), LIFT);
});
