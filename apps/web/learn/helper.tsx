// The helper of the first race: what is asked and why, what it would answer, and what has been seen so far.
import type { JSX } from 'preact';
import { labelOf } from '../race/choosing.ts';
import { past, reader, seatView } from '../race/race.ts';
import { RuleButton } from '../race/rules/rule-button.tsx';
import { wayWords } from '../race/way-words.ts';
import { publicState } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { advice, deeds, news, question, useAdvice } from './advising.ts';
import { DEEDS } from './deeds.ts';
import { Ending, EndingActs } from './ending.tsx';
import { Mark } from './mark.tsx';
import { Notebook } from './notebook.tsx';
import { HAPPENINGS, isKnown, QUESTIONS, type Topic, topicOf } from './notes.ts';
import { pointerTo } from './point.ts';
import { reasonFor } from './reasons.ts';

export function Helper(): JSX.Element {
  useAdvice();
  return (
    <Notebook
      name={say('learn.helper')}
      head={<Deeds />}
      acts={seatView.value?.over === true ? <EndingActs /> : undefined}
    >
      <Words />
    </Notebook>
  );
}

function Words(): JSX.Element {
  const now = seatView.value;
  if (now?.over === true) return <Ending done={deeds.value} />;
  const seat = reader.value ?? 0;
  if ((publicState.value?.crews[seat]?.arrived ?? 0) > 0)
    return <Note words={say('learn.arrived')} rule="BASE-END-01" />;
  if (now === null || question.value === null) return <Note words={say('learn.watching')} rule={null} />;
  const topic = topicOf(now.view.public);
  return (
    <>
      <div aria-live="polite">
        {!past.value.some((line) => line.seat === seat) && (
          <Note words={say('learn.welcome')} rule="BASE-END-03" />
        )}
        {news.value.map((one) => (
          <Note key={one} words={say(`learn.new.${one}`)} rule={HAPPENINGS[one].rule} />
        ))}
        <Note words={questionWords(topic, isKnown(topic, past.value, seat))} rule={QUESTIONS[topic].rule} />
      </div>
      <Advised />
    </>
  );
}

/** What is asked often has a shorter form for who knows it. */
const AGAIN = ['bivouac', 'plan', 'sequence', 'lay', 'drive', 'danger', 'damage', 'repair', 'hand'] as const;

function questionWords(topic: Topic, isAgain: boolean): string {
  const short = isAgain ? AGAIN.find((one) => one === topic) : undefined;
  return short === undefined ? say(`learn.ask.${topic}`) : say(`learn.again.${short}`);
}

function Note({ words, rule }: { words: string; rule: string | null }): JSX.Element {
  return (
    <p class="jotting">
      {words} {rule !== null && <RuleButton rule={rule} />}
    </p>
  );
}

/** What it would answer; until that is there its place is kept. */
function Advised(): JSX.Element {
  const found = advice.value;
  if (found === null) return <p class="jotting advised" />;
  const { answer, way } = found;
  const point = pointerTo(answer, way);
  const isDrive = way !== null && (answer.do === 'drive' || answer.do === 'enter');
  return (
    <div class="advised">
      <p class="jotting">
        <span class="label">{say('learn.advice')}</span>{' '}
        <b>{isDrive ? wayWords(way) : `${labelOf(answer)}.`}</b> {reasonFor(answer, way)}
      </p>
      {point !== null && (
        <button type="button" class="button" onClick={point}>
          {say('learn.show')}
        </button>
      )}
    </div>
  );
}

function Deeds(): JSX.Element {
  return (
    <ul class="ticks deeds" aria-label={say('learn.deeds')}>
      {DEEDS.map((deed) => (
        <Mark key={deed} isOn={deeds.value.includes(deed)} on={say('learn.done')} off={say('learn.toCome')}>
          {say(`learn.deed.${deed}`)}
        </Mark>
      ))}
    </ul>
  );
}
