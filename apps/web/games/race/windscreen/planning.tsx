// Planning at the table: the windscreen over it, or a paper in place of the bar while the player looks at the map.

import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadWindscreen } from '../../../shell/chunks.ts';
import { moves } from '../../../shell/settings/motion.ts';
import { say } from '../../../shell/words/say.ts';
import { perTable, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { lessonOf } from '../decide/acting.ts';
import { Steps } from '../decide/steps.tsx';
import './shade.css';

const Windscreen = lazy(async () => (await loadWindscreen()).Windscreen, null);

export const WindscreenOver = (): JSX.Element | null => {
  const table = useTable();
  const { isDown, isLifting } = shadeOf(table);
  return isDown.value || isLifting.value ? <Windscreen /> : null;
};

/** Keeps the bar's place while the windscreen is down. */
export function PlanningBar(): JSX.Element {
  const table = useTable();
  const { isAway, isDown } = shadeOf(table);
  const Fuse = table.onlineTable?.Fuse;
  const lesson = lessonOf(table);
  const [LessonHead, Told, LessonActs] = [lesson.head.value, lesson.told.value, lesson.acts.value];
  return (
    <section
      class={`bar sheet live-bar${isDown.value ? ' unlit' : ''}`}
      aria-label={say('table.bar')}
      tabIndex={-1}
    >
      {Fuse && !isDown.value && <Fuse />}
      <div class="bar-head">{LessonActs && LessonHead ? <LessonHead /> : <Steps />}</div>
      <div class="says">
        {LessonActs && Told ? <Told /> : <p class="says-text">{say('questions.plan')}</p>}
      </div>
      {LessonActs ? (
        <LessonActs />
      ) : (
        <div class="holes">
          <button type="button" class="button go hole-main" onClick={() => (isAway.value = false)}>
            {say('planning.back')}
          </button>
        </div>
      )}
    </section>
  );
}

// Whether the windscreen is down, and its animation at the reveal.
/** As in `lift.css`. */
const LIFT = 500;

export const shadeOf = perTable((table) => {
  const { publicState, seatView } = table;
  const { arranged } = choosingOf(table);
  /** This seat is asked to plan. */
  const isPlanning = computed(() => arranged.value.windscreen.length > 0);

  /** Whether the player looks at the map. */
  const isAway = signal(false);

  const isDown = computed(() => isPlanning.value && !isAway.value);

  /** It is going up and asks nothing any more. */
  const isLifting = signal(false);

  /** The table behind it can be neither read nor tapped. */
  const isShut = computed(() => isDown.value || (seatView.value?.curtain ?? null) !== null);

  let wasDown = false;

  let landing: ReturnType<typeof setTimeout> | undefined;

  table.effect(() => {
    if (!isPlanning.value) isAway.value = false;
  });

  table.effect(() => {
    const goesUp = wasDown && !isDown.value;
    wasDown = isDown.value;
    clearTimeout(landing);
    const isRevealed = publicState.peek()?.phase !== 'planning';
    isLifting.value = goesUp && moves.peek() && (isRevealed || isAway.peek());
    if (isLifting.peek()) landing = setTimeout(() => (isLifting.value = false), LIFT);
  });

  return { isPlanning, isAway, isDown, isLifting, isShut };
});
