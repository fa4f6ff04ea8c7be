// The timeline: the neat line of the race, one bar a turn. One slider moves along it.
import type { JSX } from 'preact';
import { moment } from '../state/table-state.ts';
import { named, say } from '../words/say.ts';
import { MARKS, type ReplayMark } from './engine/messages.ts';
import { MarkSign } from './mark-sign.tsx';
import { stepTo } from './player.ts';
import { at, lastMoment, replayIndex } from './replay.ts';
import './timeline.css';

export function Timeline(): JSX.Element {
  const last = lastMoment.value;
  const { turn, phase } = moment.value ?? { turn: 0, phase: 'setup' };
  const words = say('film.timelineAt', {
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
        aria-label={say('page.timeline')}
        aria-valuetext={words}
        onInput={(event) => stepTo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Turns(): JSX.Element {
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
            title={say('viewer.turn', { turn: index + 1 })}
          >
            {index + 1}
          </i>
        );
      })}
    </div>
  );
}

/** Signs nearer to each other than this, as a part of the line, would lie over each other. */
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
