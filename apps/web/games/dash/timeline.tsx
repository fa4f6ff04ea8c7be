// The timeline of a dash: one slider over its rounds. While it is played, it shows a moment and the undo before it.

import { useComputed, useSignal } from '@preact/signals';
import type { DashEvent } from '@race/dash';
import { BEHIND_THE_HORIZON } from '@race/kernel/refuse.ts';
import type { ComponentChildren, JSX } from 'preact';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { type DashMoment, headlineOf, momentsOf, roundsIn } from './facts.ts';
import { RuleLink } from './rules.tsx';
import { eventWords, refusalWords, say } from './words.ts';
import '../../table/timeline/timeline.css';
import './timeline.css';

/** The timeline, and all steps so far, the latest first. */
export function Log({ children }: { children: ComponentChildren }): JSX.Element {
  const table = useDashTable();
  const told = newsOf(
    table,
    table.past.value.flatMap(({ events }) => events),
  );
  return (
    <details class="dash-log">
      <summary class="label">{say('dash.page.log')}</summary>
      {children}
      <ol aria-label={say('dash.page.log')}>
        {told
          .map((words, at) => ({ at, words }))
          .reverse()
          .map(({ at, words }) => (
            <li key={at}>{words}</li>
          ))}
      </ol>
    </details>
  );
}

/** A bot has the name of its character: that it takes it is not worth a line. */
const isNews = ({ latest }: DashTableModel, event: DashEvent): boolean =>
  event.key !== 'characterTaken' || latest.value?.players[event.seat]?.kind === 'person';

/** The events worth a line, a sentence each. */
export const newsOf = (table: DashTableModel, events: readonly DashEvent[]): string[] =>
  events.filter((event) => isNews(table, event)).map((event) => eventWords(event, table.context.value));

/** A moment in a sentence or two; without events, that a card was laid face down. */
export function momentWords({ context, nameAt }: DashTableModel, { events, seat, line }: DashMoment): string {
  if (events.length > 0)
    return headlineOf(events)
      .map((event) => eventWords(event, context.value))
      .join(' ');
  if (line === 0) return '';
  return seat === null ? say('dash.page.sealed') : say('dash.page.sealedBy', { who: nameAt(seat) });
}

interface SliderProps {
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  readonly last: number;
  readonly at: number;
  readonly words: string;
  readonly onGo: (at: number) => void;
}

export function Slider({ rounds, last, at, words, onGo }: SliderProps): JSX.Element {
  const whole = Math.max(1, last);
  return (
    <div class="timeline">
      <div class="turns" aria-hidden="true">
        <i class="turn-none" style={{ flexGrow: (rounds[0]?.at ?? last) / whole }} />
        {rounds.map(({ round, at: start }, index) => (
          <i key={start} style={{ flexGrow: ((rounds[index + 1]?.at ?? last) - start || 1) / whole }}>
            {round}
          </i>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('timeline.title')}
        aria-valuetext={words}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

export function GameTimeline(): JSX.Element | null {
  const table = useDashTable();
  const moments = useComputed(() => momentsOf(table.past.value));
  /** The moment that is shown; null for the latest. */
  const held = useSignal<number | null>(null);
  const last = moments.value.length - 1;
  if (last < 1) return null;
  const at = Math.min(held.value ?? last, last);
  const moment = moments.value[at];
  if (moment === undefined) return null;
  const when = say('dash.page.round', { round: Math.max(1, moment.round) });
  return (
    <section class="dash-timeline" aria-label={say('timeline.title')}>
      <Slider
        rounds={roundsIn(moments.value)}
        last={last}
        at={at}
        words={`${when}. ${momentWords(table, moment)}`}
        onGo={(to) => {
          held.value = to === last ? null : to;
        }}
      />
      {held.value !== null && (
        <MomentNote
          moment={moment}
          when={when}
          onLetGo={() => {
            held.value = null;
          }}
        />
      )}
    </section>
  );
}

interface NoteProps {
  readonly moment: DashMoment;
  readonly when: string;
  readonly onLetGo: () => void;
}

function MomentNote({ moment, when, onLetGo }: NoteProps): JSX.Element {
  const table = useDashTable();
  const { seatView, online, context, takeBack } = table;
  const steps = (seatView.value?.takeable ?? []).indexOf(moment.line) + 1;
  const Back = online?.Back;
  const back = () => {
    onLetGo();
    void takeBack(moment.line);
  };
  return (
    <div class="sheet dash-moment">
      <p class="label">{when}</p>
      <p>{momentWords(table, moment)}</p>
      {steps > 0 && (
        <button type="button" class="button" onClick={back}>
          {say('timeline.takeBack', { count: steps })}
        </button>
      )}
      {steps === 0 && moment.line > 0 && (
        <>
          <p>
            {refusalWords(BEHIND_THE_HORIZON, context.value)} <RuleLink rule={BEHIND_THE_HORIZON.rule} />
          </p>
          {Back && <Back line={moment.line} />}
        </>
      )}
    </div>
  );
}
