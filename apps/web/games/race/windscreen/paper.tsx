// The paper below the dashboard: how far the plan is, in a sentence, and the buttons for it.

import type { Signal } from '@preact/signals';
import { listSeats } from '@race/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isCompact } from '../../../shell/settings/layout.ts';
import { refusalWords, say } from '../../../shell/words/say.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
import { heldOf } from '../cards/held.ts';
import { lessonOf } from '../decide/acting.ts';
import { lazyPartsOf } from '../decide/lazy-parts.tsx';
import { draftOf } from './draft.ts';
import { shadeOf } from './planning.tsx';

import './paper.css';

export function Paper({ isHandOpen }: { isHandOpen: Signal<boolean> }): JSX.Element {
  const table = useTable();
  const { onlineTable, seatView } = table;
  const { isAway } = shadeOf(table);
  const { before, confirm, left, placeAsBefore, planned } = draftOf(table);
  const { Fuse, Later } = onlineTable ?? {};
  const lesson = lessonOf(table);
  const [LessonHead, LessonActs] = [lesson.head.value, lesson.acts.value];
  return (
    <div class="plan-paper sheet">
      {Fuse && <Fuse />}
      {LessonHead && <LessonHead />}
      <Sentence />
      {LessonActs ? (
        <LessonActs />
      ) : (
        <div class="plan-buttons">
          <button type="button" class="button plan-map" onClick={() => (isAway.value = true)}>
            <Icon name="rose" />
            {say('planning.map')}
          </button>
          <button
            type="button"
            class="button plan-hand"
            aria-expanded={isHandOpen.value}
            onClick={() => (isHandOpen.value = !isHandOpen.value)}
          >
            {say('planning.hand', { count: countHeld(table) })}
          </button>
          <Striped
            class="plan-before"
            isOff={before.value === null}
            reason={say('planning.asLast.none')}
            act={() => {
              placeAsBefore();
              // The next press is for the plan as a whole.
              document.querySelector<HTMLElement>('.plan-go')?.focus();
            }}
          >
            {say('planning.asLast')}
          </Striped>
          {Later && <Later answer={planned.value ?? null} question={seatView.value?.line ?? 0} />}
          <Striped
            class="go plan-go"
            isOff={left.value > 0}
            reason={say('planning.toGo', { count: left.value })}
            act={confirm}
          >
            {say('planning.go')} <span class="unseen">{say('planning.confirm')}</span>
          </Striped>
        </div>
      )}
    </div>
  );
}

const countHeld = (table: TableModel): number => {
  const { held } = heldOf(table);
  return held.value.reduce((sum, { count }) => sum + count, 0);
};

function Sentence(): JSX.Element {
  const table = useTable();
  const { refused } = table;
  const { left } = draftOf(table);
  const { lazyParts } = lazyPartsOf(table);
  const refusal = refused.value;
  if (refusal !== null)
    return (
      <p class="plan-sentence" role="alert">
        {lazyParts.value?.whyWords(table, refusal) ?? refusalWords(refusal)}{' '}
        <RuleButton rule={refusal.rule} />
      </p>
    );
  const Told = lessonOf(table).told.value;
  if (Told !== null) return <Told />;
  return (
    <p class="plan-sentence" aria-live="polite">
      {say('planning.inHand', { count: left.value })} {othersWords(table)}
    </p>
  );
}

/** How many others are ready; nothing where nobody else plans. */
function othersWords(table: TableModel): string {
  const { crews } = table;
  const { ready } = draftOf(table);
  const { isPlanning } = shadeOf(table);
  const planning = crews.value.filter(({ isRene }) => !isRene).length - 1;
  if (planning === 0) return '';
  const others = listSeats(ready.value).length;
  if (!isPlanning.value || others === planning) return say('planning.last');
  const told = say('planning.crewsReady', { count: others });
  // On a phone there is room for two sentences.
  return isCompact() ? told : `${told} ${say('planning.mind')}`;
}

interface StripedProps {
  readonly class: string;
  readonly isOff: boolean;
  readonly reason: string;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

/** A button that explains why it cannot be pressed. */
function Striped({ class: kind, isOff, reason, act, children }: StripedProps): JSX.Element {
  return (
    <button type="button" class={`button ${kind}`} aria-disabled={isOff} onClick={act}>
      {children}
      {isOff && <small>{reason}</small>}
    </button>
  );
}
