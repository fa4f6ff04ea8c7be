// The hint: what a bot would do and why, on a slip beside the button. It disappears with its question.

import { useSignal } from '@preact/signals';
import type { Advice } from '@race/bots/search/advise.ts';
import type { Compared } from '@race/bots/search/compare.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { IconButton } from '../../../shell/icons/icon.tsx';
import { say } from '../../../shell/words/say.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { labelOf } from '../labels.ts';
import { draftOf } from '../windscreen/draft.ts';
import { hintOf } from './hint-button.tsx';
import '../../../table/leaf.css';
import './note.css';

const thinker = makeThinker();

export function HintNote(): JSX.Element {
  const table = useTable();
  const { close } = hintOf(table);
  const { advised } = choosingOf(table);
  const told = useSignal<Advice | 'failed' | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask(table).then((advice) => {
      if (!isHere) return;
      told.value = advice ?? 'failed';
      // While it is shown, its act is the lit one.
      advised.value = advice?.answer ?? null;
    });
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', leave);
    return () => {
      isHere = false;
      advised.value = null;
      thinker.stop();
      removeEventListener('keydown', leave);
    };
  }, []);
  return (
    <section class="leaf sheet hint" aria-label={say('table.hint')}>
      <IconButton icon="close" class="leaf-close" words={say('table.close')} act={close} />
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
  const table = useTable();
  const { facts } = table;
  const { answer, reason } = advice;
  const { chance, low, high, isClear } = figuresOf(advice);
  // The network has never seen René drive, so there are no figures.
  const isKnown = facts.value?.solo === undefined;
  return (
    <>
      <p class="hint-answer">{labelOf(table, answer)}</p>
      <p>{isClear ? say(`hint.because.${reason}`) : say('hint.even')}</p>
      {isKnown && (
        <p class="aside">
          {isClear ? say('hint.sure', { chance, low, high }) : say('hint.about', { chance })}
        </p>
      )}
      {answer.do === 'plan' && (
        <button type="button" class="button" onClick={() => placeSo(table, answer.boxes)}>
          {say('hint.place')}
        </button>
      )}
    </>
  );
}

/** Puts all of it into the plan, and closes the slip. */
function placeSo(table: TableModel, boxes: readonly number[]): void {
  const { place } = draftOf(table);
  const { close } = hintOf(table);
  place(boxes);
  close();
}

/** Asks about the open question; sends only what the seat sees. */
async function ask(table: TableModel): Promise<Advice | null> {
  const { facts, seatView } = table;
  const now = seatView.peek();
  if (now === null) return null;
  const { options, view, answers, line } = now;
  const solo = facts.peek()?.solo;
  const question = { options, view, answers, seed: line };
  return thinker.think('advise', solo === undefined ? question : { ...question, solo });
}

const ofHundred = (share: number): number => Math.round(share * 100);

/** An estimate, as races in a hundred. */
export function figuresOf({ chance, difference, low, high }: Compared): {
  readonly chance: number;
  readonly more: number;
  readonly low: number;
  readonly high: number;
  /** Whether the difference is more than chance, and not zero. */
  readonly isClear: boolean;
} {
  return {
    chance: ofHundred(chance),
    more: Math.max(1, ofHundred(difference)),
    low: Math.max(0, ofHundred(low)),
    high: ofHundred(high),
    isClear: low > 0 && ofHundred(high) > 0,
  };
}
