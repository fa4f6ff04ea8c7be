// The decision bar: what is asked of me in one sentence, and what I can answer. Always in the same place.
import { signal, useSignalEffect } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { sentenceOf } from '../paper/sentences.ts';
import { moment } from '../state/shown.ts';
import { weightiest } from '../stepper/headline.ts';
import { capital, nameOf, refusalWords, say } from '../words/say.ts';
import {
  answers,
  asked,
  byButton,
  chosen,
  chosenAnswer,
  chosenWay,
  isPlanning,
  labelOf,
  spaceOf,
} from './choosing.ts';
import { Plan } from './plan.tsx';
import { driveAlong, give, refused, sight, skip, takeBack, waiting } from './race.ts';
import { wayWords } from './way-words.ts';
import '../stepper/bar.css';
import './bar.css';

const PHASES = ['bivouac', 'planning', 'convoy', 'maintenance'] as const;

export function Bar(): JSX.Element {
  const phase = sight.value?.view.public.phase ?? moment.value?.phase;
  return (
    <section class="bar sheet live-bar" aria-label={say('live.bar')}>
      <div class="bar-top">
        <ol class="phases">
          {PHASES.map((one) => (
            <li key={one} aria-current={phase === one ? 'step' : undefined}>
              {capital(nameOf('phase', one))}
            </li>
          ))}
        </ol>
        <p class="bar-step aside">
          {say('viewer.turn', { turn: sight.value?.view.public.turn ?? moment.value?.turn ?? 0 })}
        </p>
      </div>
      <p class="bar-sentence" aria-live="polite">
        {sentenceNow()}
      </p>
      {refused.value !== null && (
        <p class="bar-refusal" role="alert">
          {refusalWords(refused.value)} <span class="aside">{refused.value.rule}</span>
        </p>
      )}
      {waiting.value > 0 ? <Skip /> : isPlanning.value ? <Plan /> : <Choices />}
    </section>
  );
}

function sentenceNow(): string {
  if (waiting.value > 0 || answers.value.length === 0)
    return weightiest(moment.value?.events ?? [], 2)
      .map(sentenceOf)
      .join(' ');
  const way = chosenWay.value;
  return way === null ? asked.value : wayWords(way);
}

function Skip(): JSX.Element {
  return (
    <div class="bar-buttons">
      <button type="button" class="button bar-play" onClick={skip}>
        {say('live.skip')}
      </button>
    </div>
  );
}

function Choices(): JSX.Element {
  const far = chosenWay.value;
  const near = chosenAnswer.value;
  return (
    <>
      <ul class="live-choices">
        {far !== null && (
          <li>
            <button type="button" class="button go" onClick={() => void driveAlong(far.spaces).then(forget)}>
              {say('verbs.drive')}
            </button>
          </li>
        )}
        {far === null && near !== null && <Choice answer={near} isMain />}
        {byButton.value.map((answer) => (
          <Choice
            key={JSON.stringify(answer)}
            answer={answer}
            isMain={near === null && far === null && isMain(answer)}
          />
        ))}
      </ul>
      <MapChoices />
      <div class="bar-buttons">
        <button
          type="button"
          class="button live-undo"
          aria-disabled={sight.value?.canUndo !== true}
          onClick={() => void takeBack()}
        >
          {say('live.undo')}
        </button>
      </div>
    </>
  );
}

const forget = (): void => {
  chosen.value = null;
};

/** The act one expects: at most one of these is offered at a time. */
const isMain = ({ do: verb }: Answer): boolean => verb === 'drive' || verb === 'pay' || verb === 'done';

/** What cannot be undone by the next crew's eyes is asked twice. */
const isGrave = ({ do: verb }: Answer): boolean => verb === 'pass';

const armed = signal<Answer | null>(null);

function Choice({ answer, isMain: main }: { answer: Answer; isMain: boolean }): JSX.Element {
  useSignalEffect(() => {
    if (sight.value === null) armed.value = null;
  });
  const isArmed = armed.value === answer;
  const act = () => {
    if (isGrave(answer) && !isArmed) armed.value = answer;
    else {
      armed.value = null;
      forget();
      void give(answer);
    }
  };
  return (
    <li>
      <button type="button" class={`button${main ? ' go' : ''}${isArmed ? ' armed' : ''}`} onClick={act}>
        {isArmed ? say('live.sure', { choice: labelOf(answer) }) : labelOf(answer)}
      </button>
    </li>
  );
}

/** The spaces of the map as a list, for who cannot or would rather not point at them. */
function MapChoices(): JSX.Element | null {
  const onMap = answers.value.filter((answer) => spaceOf(answer) !== null);
  if (onMap.length === 0) return null;
  return (
    <details class="live-list">
      <summary>{say('live.onMap', { count: onMap.length })}</summary>
      <ul class="live-choices">
        {onMap.map((answer) => (
          <Choice key={JSON.stringify(answer)} answer={answer} isMain={false} />
        ))}
      </ul>
    </details>
  );
}
