// Planning behind the windscreen: it comes down over the table and goes up at the reveal. BASE-PLAN-01, 02.
import { useSignal } from '@preact/signals';
import { BOXES } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Pawns } from '../../dashboard/pawn.tsx';
import { lazy } from '../../lazy.tsx';
import { singleKeys } from '../../settings/single-keys.ts';
import { crews } from '../../state/crews.ts';
import { publicState } from '../../state/table-state.ts';
import { say } from '../../words/say.ts';
import { LessonBeside } from '../lesson.tsx';
import { PlanBox } from './box.tsx';
import { confirm, planner, shift } from './draft.ts';
import { dragged, dragHandlers } from './drag.ts';
import { Glass } from './glass.tsx';
import { Instruments } from './instruments.tsx';
import { keyAct } from './keys.ts';
import { Paper } from './paper.tsx';
import { isLifting } from './shade.ts';
import { ToPlace } from './to-place.tsx';
import './lift.css';
import './windscreen.css';

const Held = lazy(async () => (await import('./held.tsx')).Held, null);

export function Windscreen(): JSX.Element | null {
  const crew = planner.value === null ? undefined : crews.value[planner.value];
  const isHandOpen = useSignal(false);
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    self.current?.focus();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (crew === undefined) return null;
  return (
    <section
      ref={self}
      class={`windscreen${isLifting.value ? ' lifting' : ''}`}
      aria-label={say('live.bar')}
      inert={isLifting.value}
      tabIndex={-1}
      {...dragHandlers}
    >
      <Glass seat={crew.seat} turn={publicState.value?.turn ?? 0}>
        {isHandOpen.value && <Held />}
      </Glass>
      <div class="coachwork">
        <CoachEdge />
        <Instruments crew={crew} />
        <ul class="plan-boxes">
          {BOXES.map((box, at) => (
            <PlanBox key={box} box={box} at={at} crew={crew.id} />
          ))}
        </ul>
        <ToPlace crew={crew.id} />
        <Paper isHandOpen={isHandOpen} />
      </div>
      <LessonBeside />
      {dragged.value && (
        <div class="dragged" style={{ left: `${dragged.value.x}px`, top: `${dragged.value.y}px` }}>
          <Pawns crew={crew.id} here={1} places={1} />
        </div>
      )}
    </section>
  );
}

function CoachEdge(): JSX.Element {
  return (
    <svg class="coach-edge" viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0,36C300,2 1140,2 1440,36V41H0Z" class="coach-fill" />
      <path d="M0,36C300,2 1140,2 1440,36" class="coach-line" />
      <path d="M0,40C300,8 1140,8 1440,40" class="coach-line low" />
    </svg>
  );
}

function press(event: KeyboardEvent): void {
  const act = isLifting.peek() ? null : keyAct(event);
  if (act === null) return;
  if (act !== 'ready') {
    if (singleKeys.peek() === 'on') shift(act.from, act.to);
  } else if (!isOnButton(event.target)) confirm();
}

/** A button that can be pressed takes the key for itself. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([aria-disabled="true"])') !== null;
