// What every lesson has in the bar: its head and acts, a way out, and a way on.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { lessonOf } from '../../games/race/lesson.ts';
import { writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import './guide-bar.css';

/** What a lesson has in the bar. */
interface BarParts {
  readonly head: ComponentType;
  /** Null while the bar asks as it always does. */
  readonly words: string | null;
  readonly acts: ComponentType | null;
}

const wordsOf = perTable(() => signal(''));

/** Puts these into the bar, for as long as the lesson is there. */
export function useBar(table: TableModel, { head, words, acts }: BarParts): void {
  const lesson = lessonOf(table);
  useLayoutEffect(() => {
    wordsOf(table).value = words ?? '';
    lesson.head.value = head;
    lesson.told.value = words === null ? null : GuideWords;
    lesson.acts.value = acts;
  }, [head, words, acts]);
  useLayoutEffect(
    () => () => {
      for (const part of Object.values(lesson)) part.value = null;
    },
    [],
  );
}

/** The thing that a sentence is about is described by it. */
export const GUIDE_WORDS = 'guide-words';

const GuideWords = (): JSX.Element => (
  <p id={GUIDE_WORDS} class="guide-words">
    {wordsOf(useTable()).value}
  </p>
);

/** The race is saved. */
export const Leave = (): JSX.Element => (
  <a class="button guide-act guide-leave" href={writeRoute({ at: 'learn' })}>
    {say('learn.leave')}
  </a>
);

/** On to the next sentence. */
export const Go = ({ act }: { act: () => void }): JSX.Element => (
  <button type="button" class="button go hole-main" onClick={act}>
    {say('learn.forward')}
  </button>
);
