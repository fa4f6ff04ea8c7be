// The plan being made: it can change until it is confirmed, and is forgotten when the device goes to somebody else.
import { computed, effect, signal } from '@preact/signals';
import { NOBODY, type Refusal } from '@race/kernel';
import { moments } from '../../state/table-state.ts';
import { give, refused, seatView } from '../race.ts';
import { lastPlan } from './last-plan.ts';
import { type AssistantSpot, inHand, move, NONE_PLACED, type Placing } from './placing.ts';

interface Draft {
  readonly table: string;
  readonly turn: number;
  readonly seat: number;
  readonly placing: Placing;
}

const draft = signal<Draft | null>(null);

/** Which plan this is; null while nobody's knowledge is shown. */
const question = computed(() => {
  const now = seatView.value;
  if (now === null || now.view.seat === null) return null;
  return { table: now.table, turn: now.view.public.turn, seat: now.view.seat };
});

/** Whose plan it is; the last one's while its windscreen goes up. */
export const planner = computed(() => question.value?.seat ?? draft.value?.seat ?? null);

/** Which crews are ready, and nothing else about them. */
export const ready = computed(() => seatView.value?.view.ready ?? NOBODY);

export const placing = computed<Placing>(() => draft.value?.placing ?? NONE_PLACED);
export const left = computed(() => inHand(placing.value));

/** How I placed them in the turn before; null when there was none. */
export const before = computed(() =>
  question.value === null ? null : lastPlan(moments.value, question.value.seat),
);

effect(() => {
  if (seatView.value === null) return;
  const { table, turn, seat } = question.value ?? {};
  const kept = draft.peek();
  if (kept?.table !== table || kept?.turn !== turn || kept?.seat !== seat) draft.value = null;
});

/** Places all of them at once; nothing is confirmed by it. */
export function place(next: Placing): void {
  const now = question.peek();
  refused.value = null;
  if (now !== null) draft.value = { ...now, placing: next };
}

export const shift = (from: AssistantSpot, to: AssistantSpot): void => place(move(placing.peek(), from, to));

export function placeAsBefore(): void {
  if (before.value !== null) place(before.value);
}

const NOT_ALL: Refusal = { reason: 'expected.plan', rule: 'BASE-PLAN-01', with: {} };

/** The plan as it is, as an answer; none while it is not whole. */
export const planned = computed(() =>
  seatView.value?.answers.find(
    (one) => one.do === 'plan' && one.boxes.every((count, box) => count === placing.value[box]),
  ),
);

export function confirm(): void {
  const answer = planned.peek();
  if (answer === undefined) refused.value = NOT_ALL;
  else void give(answer);
}
