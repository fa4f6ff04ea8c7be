// Why René did what the paper tells: every step with its rules, what he weighed and what decided. The map shows it too.
import { useSignal } from '@preact/signals';
import { reneCard } from '@race/great-race/modules/solo/rene/cards.ts';
import { placeName } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../icons/icon-button.tsx';
import { cameraController } from '../../map/current-map.ts';
import type { Dispatch } from '../../paper/dispatches.ts';
import { putReasonsAway } from '../../paper/explained.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { RuleTitles } from '../../race/rules/rule-titles.tsx';
import { readable } from '../../state/readable.ts';
import { moments, sheet, weighed } from '../../state/table-state.ts';
import { named, say, words } from '../../words/say.ts';
import { reasonsOf, type StepReason, type WeighedOption } from './reasons.ts';
import './why.css';

interface Props {
  readonly dispatch: Dispatch;
  readonly place: { readonly [property: string]: string };
}

export function WhyPage({ dispatch, place }: Props): JSX.Element {
  const self = useRef<HTMLElement>(null);
  const open = useSignal(-1);
  const reasons = reasonsOf(dispatch.events);
  const first = reasons.findIndex(({ options }) => options.length > 0);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    return () => {
      weighed.value = [];
    };
  }, []);
  const unfold = (nth: number, isOpen: boolean) => {
    if (isOpen) open.value = nth;
    else if (open.value === nth) open.value = -1;
    show(reasons[open.value]);
  };
  return (
    <section
      ref={self}
      class="news why"
      style={place}
      aria-label={say('why.title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') putReasonsAway();
      }}
    >
      <header>
        <h2 class="news-title">{say('why.title')}</h2>
        <p class="why-card">{cardWords(dispatch)}</p>
        <IconButton icon="close" class="news-fold" words={say('why.back')} act={putReasonsAway} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
      <div class="news-body" tabIndex={0}>
        <ol class="why-steps">
          {reasons.map((reason, nth) => (
            <li key={nth}>
              <details
                name="why"
                open={nth === first}
                onToggle={({ currentTarget }) => unfold(nth, currentTarget.open)}
              >
                <summary>{sentenceOf(reason.event)}</summary>
                <Explained reason={reason} />
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The spaces of a step are marked on the map, and the one he took is brought into sight. */
function show(reason: StepReason | undefined): void {
  weighed.value = reason?.options ?? [];
  const chosen = reason?.options.find(({ isChosen }) => isChosen) ?? reason?.options[0];
  const spot = chosen === undefined ? undefined : sheet.peek()?.board.spaces[chosen.space];
  if (spot !== undefined) cameraController.peek()?.follow(spot);
}

/** The card that steered him then: the last one revealed before. */
function cardWords({ from }: Dispatch): string {
  const before = moments.value.slice(0, Math.floor(from) + 1).flatMap(({ events }) => events);
  const revealed = before.findLast((event) => event.key === 'reneRevealed');
  if (revealed?.key !== 'reneRevealed') return '';
  const { limit } = reneCard(revealed.rene);
  return say('why.card', { rene: revealed.rene, colour: named('colour', revealed.colour), limit });
}

function Explained({ reason: { rules, options, verdict } }: { reason: StepReason }): JSX.Element {
  return (
    <div class="why-reason">
      {verdict !== null && <p>{nameOfVerdict(verdict)}</p>}
      {options.length > 0 && (
        <ol class="why-options" aria-label={say('why.weighed')}>
          {options.map((option) => (
            <Weighing key={option.mark} option={option} />
          ))}
        </ol>
      )}
      <RuleTitles rules={rules} />
    </div>
  );
}

const nameOfVerdict = (verdict: NonNullable<StepReason['verdict']>): string => words().messages[verdict];

function Weighing({ option }: { option: WeighedOption }): JSX.Element {
  const board = readable.value?.board;
  return (
    <li class={option.isChosen ? 'chosen' : ''}>
      <b class="why-mark" aria-hidden="true">
        {option.mark}
      </b>
      <span>
        <b>{board && placeName(words(), board, option.space)}</b>: {factsOf(option)}
        {option.isChosen && <em> ({say('why.chosen')})</em>}
      </span>
    </li>
  );
}

function factsOf(option: WeighedOption): string {
  switch (option.is) {
    case 'aim':
      return say('why.aim', option);
    case 'end':
      return say('why.end', option);
    case 'way':
      return say('why.way', option);
    case 'step': {
      const facts = say('why.step', option);
      return option.canPay ? facts : `${facts}${say('names.separator')}${say('why.dear')}`;
    }
  }
}
