// What a rival would do, and why, on a slip of paper beside the button. It disappears with its question.
import { useSignal } from '@preact/signals';
import type { Advice } from '@race/bots/search/advise.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { IconButton } from '../../icons/icon-button.tsx';
import { facts } from '../../state/table-state.ts';
import { makeThinker } from '../../thinking/thinker.ts';
import { say } from '../../words/say.ts';
import { labelOf } from '../choosing.ts';
import { seatView } from '../race.ts';
import { place } from '../windscreen/draft.ts';
import { close } from './asking.ts';
import { figuresOf } from './figures.ts';
import '../leaf.css';
import './note.css';

const thinker = makeThinker();

export function HintNote(): JSX.Element {
  const told = useSignal<Advice | 'failed' | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask().then((advice) => {
      if (isHere) told.value = advice ?? 'failed';
    });
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', leave);
    return () => {
      isHere = false;
      thinker.stop();
      removeEventListener('keydown', leave);
    };
  }, []);
  return (
    <section class="leaf sheet hint" aria-label={say('live.hint')}>
      <IconButton icon="close" class="leaf-close" words={say('live.close')} act={close} />
      <div aria-live="polite">
        {told.value === null && <p>{say('hint.thinking')}</p>}
        {told.value === 'failed' && <p>{say('hint.failed')}</p>}
        {told.value !== null && told.value !== 'failed' && <AdviceText advice={told.value} />}
      </div>
      {told.value === null && (
        <button type="button" class="button" onClick={close}>
          {say('hint.stop')}
        </button>
      )}
    </section>
  );
}

function AdviceText({ advice }: { advice: Advice }): JSX.Element {
  const { answer, reason } = advice;
  const { chance, low, high, isClear } = figuresOf(advice);
  // How René drives the judge has never seen.
  const isKnown = facts.value?.solo === undefined;
  return (
    <>
      <p class="hint-answer">{labelOf(answer)}</p>
      <p>{isClear ? say(`hint.because.${reason}`) : say('hint.even')}</p>
      {isKnown && (
        <p class="aside">
          {isClear ? say('hint.sure', { chance, low, high }) : say('hint.about', { chance })}
        </p>
      )}
      {answer.do === 'plan' && (
        <button type="button" class="button" onClick={() => placeSo(answer.boxes)}>
          {say('hint.place')}
        </button>
      )}
    </>
  );
}

/** All of it is in the plan now: the slip is put away. */
function placeSo(boxes: readonly number[]): void {
  place(boxes);
  close();
}

/** Asks about the open question; what is sent is what the seat sees, and nothing else. */
async function ask(): Promise<Advice | null> {
  const now = seatView.peek();
  if (now === null) return null;
  const { options, view, answers, line } = now;
  const solo = facts.peek()?.solo;
  const thought = await thinker.think({
    do: 'advise',
    options,
    ...(solo === undefined ? {} : { solo }),
    view,
    answers,
    seed: line,
  });
  return thought?.type === 'advice' ? thought.advice : null;
}
