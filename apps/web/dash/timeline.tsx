// The timeline of a dash: one slider over its rounds. While it is played, what a moment told and the way back before it.
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { context, latest, nameAt, onlineTable, past, seatView, takeBack } from './game.ts';
import { type DashMoment, headlineOf, momentsOf, roundsIn } from './moments.ts';
import { RuleLink } from './rules.tsx';
import { eventWords, refusalWords, say } from './words.ts';
import '../replay/timeline.css';
import './timeline.css';

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
        aria-label={say('page.timeline')}
        aria-valuetext={words}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** What a moment told, in a sentence or two; that a card was laid face down, where it told nothing. */
export function momentWords({ events, seat, line }: DashMoment): string {
  if (events.length > 0)
    return headlineOf(events)
      .map((event) => eventWords(event, context.value))
      .join(' ');
  if (line === 0) return '';
  return seat === null ? say('dash.page.sealed') : say('dash.page.sealedBy', { who: nameAt(seat) });
}

const moments = computed(() => momentsOf(past.value));
/** The moment that is looked at; null for the latest. */
const held = signal<number | null>(null);
const letGo = (): void => {
  held.value = null;
};

export function GameTimeline(): JSX.Element | null {
  // What is looked at belongs to this table.
  useEffect(() => letGo, [latest.value?.table]);
  const last = moments.value.length - 1;
  if (last < 1) return null;
  const at = Math.min(held.value ?? last, last);
  const moment = moments.value[at];
  if (moment === undefined) return null;
  const when = say('dash.page.round', { round: Math.max(1, moment.round) });
  return (
    <section class="dash-timeline" aria-label={say('page.timeline')}>
      <Slider
        rounds={roundsIn(moments.value)}
        last={last}
        at={at}
        words={`${when}. ${momentWords(moment)}`}
        onGo={(to) => {
          held.value = to === last ? null : to;
        }}
      />
      {held.value !== null && <MomentNote moment={moment} when={when} />}
    </section>
  );
}

/** TABLE-01: what nobody can take back alone, all can where they play apart. */
const NO_WAY_BACK = { reason: 'undo.horizon', rule: 'TABLE-01', with: {} };

function MomentNote({ moment, when }: { moment: DashMoment; when: string }): JSX.Element {
  const steps = (seatView.value?.takeable ?? []).indexOf(moment.line) + 1;
  const Back = onlineTable.value?.Back;
  const back = () => {
    letGo();
    void takeBack(moment.line);
  };
  return (
    <div class="sheet dash-moment">
      <p class="label">{when}</p>
      <p>{momentWords(moment)}</p>
      {steps > 0 && (
        <button type="button" class="button" onClick={back}>
          {say('desk.takeBack', { count: steps })}
        </button>
      )}
      {steps === 0 && moment.line > 0 && (
        <>
          <p>
            {refusalWords(NO_WAY_BACK, context.value)} <RuleLink rule={NO_WAY_BACK.rule} />
          </p>
          {Back && <Back line={moment.line} />}
        </>
      )}
    </div>
  );
}
