// The timeline: a bar for each turn of the race, and one slider.

import type { JSX } from 'preact';
import { named, say } from '../../shell/words/say.ts';
import { MARKS, type MarkKind, type ReplayMark } from '../../sources/replay/messages.ts';
import { crewName } from '../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { ChancesTable, Turnings } from '../../table/newspaper/chances/barograph.tsx';
import { chancesOf } from '../../table/newspaper/chances/chances-part.tsx';
import { headlineOf } from '../../table/newspaper/fold.tsx';
import { playerOf, replayOf } from './replay.ts';
import { Opener } from './viewpoint.tsx';
import '../../table/timeline/timeline.css';

export function TurningPoints(): JSX.Element | null {
  const table = useTable();
  const { replayIndex } = replayOf(table);
  const { stepTo } = playerOf(table);
  const { marks, turns } = replayIndex.value ?? { marks: [], turns: [] };
  if (marks.length === 0) return null;
  const turnOf = (at: number) => turns.filter((start) => start <= at).length;
  return (
    <Opener words={say('replay.marks')} name={say('replay.marks')}>
      {() => (
        <>
          <WhatTurnedIt />
          <ol class="points">
            {marks.map((mark, index) => (
              <li key={index}>
                <button type="button" onClick={() => stepTo(mark.at)}>
                  <MarkSign kind={mark.kind} />
                  <span>{markWords(table, mark)}</span>
                  <i>{say('table.turn', { turn: turnOf(mark.at) })}</i>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Opener>
  );
}

/** The decisions that turned the race, and the luck, once they are known. */
function WhatTurnedIt(): JSX.Element | null {
  const table = useTable();
  const { replayIndex } = replayOf(table);
  const { stepTo } = playerOf(table);
  const { shown } = chancesOf(table);
  const now = shown.value;
  if (now.is !== 'known') return null;
  const momentOf = (line: number) => (replayIndex.value?.lines ?? []).findLastIndex((one) => one <= line);
  return (
    <div class="points-turned">
      <Turnings
        turnings={now.curve.turnings}
        luck={now.curve.luck}
        goTo={({ line }) => stepTo(Math.max(0, momentOf(line)))}
      />
      <ChancesTable points={now.curve.points} />
    </div>
  );
}

// The signs of the timeline, which differ in shape.
const SHAPES = {
  arrival: 'M3,1V13M3,1.5H12L9.5,4.5L12,7.5H3',
  breakdown: 'M2.5,2.5L11.5,11.5M11.5,2.5L2.5,11.5',
  strike: 'M8.5,1L3,8H6.5L5.5,13L11,6H7.5Z',
  city: 'M2,13V6L7,2L12,6V13Z',
  danger: 'M7,2L13,12H1Z',
  lead: 'M2,8L7,3L12,8M2,12.5L7,7.5L12,12.5',
} as const satisfies Record<MarkKind, string>;

const FILLED: readonly MarkKind[] = ['strike', 'city', 'arrival'];

const MarkSign = ({ kind }: { kind: MarkKind }): JSX.Element => (
  <svg class={`mark-sign${FILLED.includes(kind) ? ' is-filled' : ''}`} viewBox="0 0 14 14" aria-hidden="true">
    <path d={SHAPES[kind]} />
  </svg>
);

/** A moment that mattered as a headline. */
function markWords(table: TableModel, { kind, seat, event }: ReplayMark): string {
  const crew = crewName(table, { seat });
  if (kind === 'lead') return say('replay.mark.lead', { crew });
  if (event?.key === 'spaceEntered' || event === null) return say('replay.mark.danger', { crew });
  return headlineOf(table, { events: [event] }) ?? crew;
}

export function Timeline(): JSX.Element {
  const table = useTable();
  const { publicState } = table;
  const { at, lastMoment } = replayOf(table);
  const { stepTo } = playerOf(table);
  const last = lastMoment.value;
  const { turn, phase } = publicState.value ?? { turn: 0, phase: 'setup' };
  const words = say('replay.timelineAt', {
    turn,
    phase: named('phase', phase),
    step: at.value,
    count: last,
  });
  return (
    <div class="timeline">
      <Turns />
      <Marks />
      <input
        type="range"
        min={0}
        max={last}
        value={at.value}
        aria-label={say('timeline.title')}
        aria-valuetext={words}
        onInput={(event) => stepTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Turns(): JSX.Element {
  const table = useTable();
  const { at, lastMoment, replayIndex } = replayOf(table);
  const starts = replayIndex.value?.turns ?? [];
  const last = Math.max(1, lastMoment.value);
  return (
    <div class="turns" aria-hidden="true">
      <i class="turn-none" style={{ flexGrow: (starts[0] ?? last) / last }} />
      {starts.map((start, index) => {
        const end = starts[index + 1] ?? last;
        return (
          <i
            key={start}
            class={at.value >= start ? 'gone' : ''}
            style={{ flexGrow: (end - start) / last }}
            title={say('table.turn', { turn: index + 1 })}
          >
            {index + 1}
          </i>
        );
      })}
    </div>
  );
}

/** The least distance between signs, as a part of the line. */
const NEAR = 0.035;

/** As many signs as there is room for, the weightiest first. */
function weightiestApart(marks: readonly ReplayMark[], last: number): readonly ReplayMark[] {
  const placed: ReplayMark[] = [];
  const inOrder = [...marks].sort((a, b) => MARKS.indexOf(a.kind) - MARKS.indexOf(b.kind) || a.at - b.at);
  for (const mark of inOrder)
    if (placed.every(({ at }) => Math.abs(at - mark.at) / last >= NEAR)) placed.push(mark);
  return placed;
}

/** Where phases begin, and the moments that mattered. */
function Marks(): JSX.Element {
  const table = useTable();
  const { lastMoment, replayIndex } = replayOf(table);
  const { phases = [], marks = [] } = replayIndex.value ?? {};
  const last = Math.max(1, lastMoment.value);
  const place = (at: number) => ({ left: `${(100 * at) / last}%` });
  return (
    <div class="timeline-marks" aria-hidden="true">
      {phases.map((at) => (
        <i key={`p${at}`} class="timeline-phase" style={place(at)} />
      ))}
      {weightiestApart(marks, last).map(({ at, kind }) => (
        <span key={at} style={place(at)}>
          <MarkSign kind={kind} />
        </span>
      ))}
    </div>
  );
}
