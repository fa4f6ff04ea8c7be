// The timeline: the neat line of the race, one bar a turn. One slider moves along it.
import type { JSX } from 'preact';
import { at, film, lastMoment } from '../state/film.ts';
import { stepTo } from '../state/player.ts';
import { moment } from '../state/shown.ts';
import { nameOf, say } from '../words/say.ts';
import './timeline.css';

export function Timeline(): JSX.Element {
  const last = lastMoment.value;
  const { turn, phase } = moment.value ?? { turn: 0, phase: 'setup' };
  const words = say('page.timelineAt', {
    turn,
    phase: nameOf('phase', phase),
    step: at.value,
    count: last,
  });
  return (
    <div class="timeline">
      <Turns />
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
  const starts = film.value?.turns ?? [];
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
