// The decision bar: the present step, the question in one sentence, and the answers. It is always in the same place.
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import { useFocusIn, useFocusOn } from '../../table/focus.ts';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { RuleButton } from '../../table/rules/open-rule.tsx';
import { TakingActs } from './bivouac/bivouac.tsx';
import { choosingOf } from './choosing.ts';
import { actingOf, lessonOf, ownSeatOf, placeListOf } from './decide/acting.ts';
import { Acts, ChangePlan, ListButton, lazyPartsOf, Places, Results, Undo } from './decide/lazy-parts.tsx';
import { Sentence } from './decide/sentence.tsx';
import { Steps } from './decide/steps.tsx';
import './bar.css';
import './decide/buttons.css';

export function Bar(): JSX.Element {
  const table = useTable();
  const { isAnswering, isSlow, seatView } = table;
  const { lazyParts } = lazyPartsOf(table);
  const { isActing } = actingOf(table);
  const { isListOpen } = placeListOf(table);
  const self = useRef<HTMLElement>(null);
  const keys = lazyParts.value?.listenForDecisions;
  useEffect(() => keys?.(table), [keys]);
  useQuestion(self, isActing.value ? (seatView.value?.line ?? null) : null);
  const rule = lazyParts.value?.ruleNow(table) ?? null;
  const lesson = lessonOf(table);
  const { Fuse, Sending } = table.onlineTable ?? {};
  const [LessonHead, LessonActs] = [lesson.head.value, lesson.acts.value];
  return (
    <section
      ref={self}
      class="bar sheet live-bar"
      aria-label={say('table.bar')}
      aria-busy={isAnswering.value}
      tabIndex={-1}
    >
      {Fuse && <Fuse />}
      <div class="bar-head">
        {LessonHead ? <LessonHead /> : <Steps />}
        {isActing.value && table.waiting.value === 0 && <ListButton />}
        {!LessonHead && rule !== null && isActing.value && table.refused.value === null && (
          <RuleButton rule={rule} />
        )}
      </div>
      {!LessonActs && isTakingHere(table) ? (
        <TakingActs />
      ) : (
        <>
          <Sentence />
          {LessonActs ? <LessonActs /> : <Buttons />}
        </>
      )}
      {isSlow.value && Sending && <Sending />}
      {isListOpen.value && <Places />}
    </section>
  );
}

/** René's camp has its own buttons. */
const isTakingHere = (table: TableModel): boolean =>
  table.waiting.value === 0 && choosingOf(table).answers.value.some(({ do: verb }) => verb === 'take');

// The acts, and below them what ends something, and undo.
function Buttons(): JSX.Element {
  const table = useTable();
  const { waiting } = table;
  const { isActing } = actingOf(table);
  const { ownPlan } = ownSeatOf(table);
  if (isActing.value && waiting.value === 0) return <Acts />;
  return (
    <>
      <div class="bar-acts">
        {waiting.value > 0 && <Skip />}
        {waiting.value === 0 && table.standings.value !== null && <Results />}
        {ownPlan.value !== null && <ChangePlan />}
      </div>
      <div class="bar-idle">{table.hasAnswered.value && <Undo />}</div>
    </>
  );
}

function Skip(): JSX.Element {
  const { reader, skip } = useTable();
  return (
    <button type="button" class="button hole-second" onClick={skip}>
      {say(reader.value === null ? 'table.now' : 'table.skip')}
    </button>
  );
}

/** When the focused element disappears, the main button or the bar gets the focus. */
export const useKeptFocus = (inside: RefObject<HTMLElement | null>): void =>
  useFocusIn(inside, ['.live-bar button.hole-main', '.live-bar']);

/** A question takes the focus when others have played. */
export const useQuestion = (self: RefObject<HTMLElement | null>, question: number | null): void => {
  const { past, reader } = useTable();
  useFocusOn(self, question, () => ({ steps: past.peek(), reader: reader.peek() }));
};
