// The timeline: a bar for each turn of the race, and one slider.

import type { JSX } from 'preact';
import { named, say } from '../../shell/words/say.ts';
import { MARKS, type ReplayMark } from '../../sources/replay/messages.ts';
import { useTable } from '../../table/model/table.ts';
import { playerOf, replayOf } from './replay.ts';
import { MarkSign } from './turning-points.tsx';

import '../../table/timeline/timeline.css';

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
