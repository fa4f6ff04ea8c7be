// The decision bar: where one is, what is asked in one sentence, and what one can answer. Always in the same place.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { turnWords } from '../map/title.ts';
import { moment } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { row } from './choosing.ts';
import { isActing } from './decide/acting.ts';
import { Buttons } from './decide/buttons.tsx';
import { lazyParts, Places, Quiet } from './decide/lazy-parts.tsx';
import { isListOpen } from './decide/place-list.ts';
import { Sentence } from './decide/sentence.tsx';
import { Steps, stepNow } from './decide/steps.tsx';
import { useQuestion } from './kept-focus.ts';
import { seatView } from './race.ts';
import './bar.css';

export function Bar(): JSX.Element {
  const self = useRef<HTMLElement>(null);
  const Head = lazyParts.value?.Head ?? Steps;
  useQuestion(self, isActing.value ? (seatView.value?.line ?? null) : null);
  return (
    <section ref={self} class="bar sheet live-bar" aria-label={say('live.bar')} tabIndex={-1}>
      <div class="bar-head">
        <Head />
        {row.value.quiet === null ? <When /> : <Quiet />}
      </div>
      <Sentence />
      <Buttons />
      {isListOpen.value && <Places />}
    </section>
  );
}

function When(): JSX.Element {
  const turn = seatView.value?.view.public.turn ?? moment.value?.turn ?? 0;
  return <p class="aside">{stepNow() === null ? turnWords(turn) : say('decide.sequence')}</p>;
}
