// The plan being made: it can change until it is confirmed, and is forgotten when the device is handed over.
import { computed, signal } from '@preact/signals';
import type { Race } from '@race/great-race';
import { ASSISTANTS, BOXES } from '@race/great-race/crew/crews.ts';
import { NOBODY, type Refusal, type Seat, type Step } from '@race/kernel';
import { perTable } from '../../../table/model/table.ts';

interface Draft {
  readonly table: string;
  readonly turn: number;
  readonly seat: number;
  readonly placing: Placing;
}

export const draftOf = perTable((model) => {
  const { give, moments, refused, seatView } = model;
  const draft = signal<Draft | null>(null);

  /** The seat and turn of this plan; null while no seat is shown. */
  const question = computed(() => {
    const now = seatView.value;
    if (now === null || now.view.seat === null) return null;
    return { table: now.table, turn: now.view.public.turn, seat: now.view.seat };
  });

  /** The seat of the plan; the last one's while the windscreen goes up. */
  const planner = computed(() => question.value?.seat ?? draft.value?.seat ?? null);

  /** The crews that are ready, and nothing else about them. */
  const ready = computed(() => seatView.value?.view.ready ?? NOBODY);

  const placing = computed<Placing>(() => draft.value?.placing ?? NONE_PLACED);

  const left = computed(() => inHand(placing.value));

  /** The player's plan of the turn before; null when there was none. */
  const before = computed(() =>
    question.value === null ? null : lastPlan(moments.value, question.value.seat),
  );

  model.effect(() => {
    if (seatView.value === null) return;
    const { table, turn, seat } = question.value ?? {};
    const kept = draft.peek();
    if (kept?.table !== table || kept?.turn !== turn || kept?.seat !== seat) draft.value = null;
  });

  /** Places all of them at once, without confirming. */
  function place(next: Placing): void {
    const now = question.peek();
    refused.value = null;
    if (now !== null) draft.value = { ...now, placing: next };
  }

  const shift = (from: AssistantSpot, to: AssistantSpot): void => place(move(placing.peek(), from, to));

  function placeAsBefore(): void {
    if (before.value !== null) place(before.value);
  }

  /** The plan as an answer; null while it is not complete. */
  const planned = computed(() =>
    seatView.value?.answers.find(
      (one) => one.do === 'plan' && one.boxes.every((count, box) => count === placing.value[box]),
    ),
  );

  function confirm(): void {
    const answer = planned.peek();
    if (answer === undefined) refused.value = NOT_ALL;
    else void give(answer);
  }

  return { planner, ready, placing, left, before, planned, place, shift, placeAsBefore, confirm };
});

const NOT_ALL: Refusal = { reason: 'expected.plan', rule: 'BASE-PLAN-01', with: {} };

/** The last revealed plan of a crew; null when there was none. */
export function lastPlan(told: readonly Pick<Step<Race>, 'events'>[], seat: Seat): Placing | null {
  for (const { events } of told.toReversed())
    for (const event of events) if (event.key === 'planned' && event.seat === seat) return event.boxes;
  return null;
}

/** How many assistants are on each box. BASE-PLAN-01. */
type Placing = readonly number[];

/** Where an assistant can be: in the hand, or on a box by number. */
export type AssistantSpot = 'hand' | number;

export const NONE_PLACED: Placing = BOXES.map(() => 0);

export const inHand = (placing: Placing): number => ASSISTANTS - placing.reduce((sum, here) => sum + here, 0);

const standingAt = (placing: Placing, spot: AssistantSpot): number =>
  spot === 'hand' ? inHand(placing) : (placing[spot] ?? 0);

/** Moves one assistant; does nothing where there is none. */
export function move(placing: Placing, from: AssistantSpot, to: AssistantSpot): Placing {
  if (from === to || standingAt(placing, from) === 0) return placing;
  return placing.map((here, box) => here + Number(box === to) - Number(box === from));
}
