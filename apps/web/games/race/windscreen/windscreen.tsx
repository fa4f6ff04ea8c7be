// Planning behind the windscreen: it comes down over the table and goes up at the reveal. BASE-PLAN-01, 02.

import { useSignal } from '@preact/signals';
import { BOXES } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadTurn } from '../../../shell/chunks.ts';
import { preferences } from '../../../shell/settings/preferences.ts';
import { nameOf, say } from '../../../shell/words/say.ts';
import { stateWords, whereWords } from '../../../table/dashboard/crew.tsx';
import { GAUGES, Gauge } from '../../../table/dashboard/gauge.tsx';
import { Pawns } from '../../../table/dashboard/pawn.tsx';
import { Money, Pips } from '../../../table/dashboard/plate.tsx';
import type { ShownCrew } from '../../../table/model/shown-state.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { dragOf, keyAct, PlanBox, ToPlace } from './box.tsx';
import { draftOf } from './draft.ts';
import { Glass } from './glass.tsx';
import { Paper } from './paper.tsx';
import { shadeOf } from './planning.tsx';
import './lift.css';
import './windscreen.css';

const Held = lazy(async () => (await loadTurn()).Held, null);

export function Windscreen(): JSX.Element | null {
  const table = useTable();
  const { crews, publicState } = table;
  const { planner } = draftOf(table);
  const { isLifting } = shadeOf(table);
  const { dragHandlers, dragged } = dragOf(table);
  const crew = planner.value === null ? undefined : crews.value[planner.value];
  const isHandOpen = useSignal(false);
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    self.current?.focus();
    const onKey = (event: KeyboardEvent) => press(table, event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (crew === undefined) return null;
  return (
    <section
      ref={self}
      class={`windscreen${isLifting.value ? ' lifting' : ''}`}
      aria-label={say('table.bar')}
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

function press(table: TableModel, event: KeyboardEvent): void {
  const { isLifting } = shadeOf(table);
  const { confirm, shift } = draftOf(table);
  const act = isLifting.peek() ? null : keyAct(event);
  if (act === null) return;
  if (act !== 'ready') {
    if (preferences.keys.chosen.peek() === 'on') shift(act.from, act.to);
  } else if (!isOnButton(event.target)) confirm();
}

/** A focused button that can be pressed gets the key itself. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not([aria-disabled="true"])') !== null;

// What a plan depends on: gauges, money, place. A small screen has bars instead of gauges.
export function Instruments({ crew }: { crew: ShownCrew }): JSX.Element {
  const table = useTable();
  const order = nameOf('ordinal', String(crew.turn));
  return (
    <div class="instruments">
      <div class="instruments-gauges">
        {GAUGES.map((name) => (
          <Gauge key={name} name={name} level={crew[name]} max={crew[`${name}Max`]} />
        ))}
      </div>
      <div class="instruments-pips">
        {GAUGES.map((name) => (
          <Pips key={name} name={name} level={crew[name]} max={crew[`${name}Max`]} />
        ))}
      </div>
      <Money francs={crew.francs} />
      <p class="instruments-place">{[order, stateWords(table, crew), whereWords(table, crew)].join(', ')}</p>
    </div>
  );
}
