// The reasons for an act of René: every step with its rules, what he considered and what decided. The map shows it, too.
import { useSignal } from '@preact/signals';
import type { RaceEvent } from '@race/great-race';
import { reneCard } from '@race/great-race/modules/solo/rene/cards.ts';
import { rulesBehind } from '@race/great-race/modules/solo/torpedo/reasons.ts';
import type { StepCandidate } from '@race/great-race/modules/solo/torpedo/step.ts';
import type { Candidate } from '@race/great-race/modules/solo/torpedo/target.ts';
import type { Weighed } from '@race/great-race/modules/solo/torpedo/value.ts';
import { placeName } from '@race/words/places.ts';
import type { Key } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../../shell/icons/icon.tsx';
import { named, say, words } from '../../../shell/words/say.ts';
import { currentMapOf } from '../../../table/map/camera.ts';
import { sentencesOf } from '../../../table/model/sentences.ts';
import type { WeighedSpace } from '../../../table/model/shown-state.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import type { Dispatch } from '../../../table/newspaper/dispatches.ts';
import { explainedOf } from '../../../table/newspaper/open-paper.tsx';
import { RuleTitles } from '../../../table/rules/rule-sheet.tsx';
import './why.css';

interface Props {
  readonly dispatch: Dispatch;
  readonly place: { readonly [property: string]: string };
}

export function WhyPage({ dispatch, place }: Props): JSX.Element {
  const table = useTable();
  const { weighed } = table;
  const { putReasonsAway } = explainedOf(table);
  const { sentenceOf } = sentencesOf(table);
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
    show(table, reasons[open.value]);
  };
  return (
    <section
      ref={self}
      class="news why"
      style={place}
      aria-label={say('solo.why.title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') putReasonsAway();
      }}
    >
      <header>
        <h2 class="news-title">{say('solo.why.title')}</h2>
        <p class="why-card">{cardWords(table, dispatch)}</p>
        <IconButton icon="close" class="news-fold" words={say('solo.why.back')} act={putReasonsAway} />
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

/** Marks the spaces of a step on the map, and brings the one he took into sight. */
function show(table: TableModel, reason: StepReason | undefined): void {
  const { sheet, weighed } = table;
  const { cameraController } = currentMapOf(table);
  weighed.value = reason?.options ?? [];
  const chosen = reason?.options.find(({ isChosen }) => isChosen) ?? reason?.options[0];
  const spot = chosen === undefined ? undefined : sheet.peek()?.board.spaces[chosen.space];
  if (spot !== undefined) cameraController.peek()?.follow(spot);
}

/** His card at that time: the last one revealed before. */
function cardWords(table: TableModel, { from }: Dispatch): string {
  const { moments } = table;
  const before = moments.value.slice(0, Math.floor(from) + 1).flatMap(({ events }) => events);
  const revealed = before.findLast((event) => event.key === 'reneRevealed');
  if (revealed?.key !== 'reneRevealed') return '';
  const { limit } = reneCard(revealed.rene);
  return say('solo.why.card', { rene: revealed.rene, colour: named('colour', revealed.colour), limit });
}

function Explained({ reason: { rules, options, verdict } }: { reason: StepReason }): JSX.Element {
  return (
    <div class="why-reason">
      {verdict !== null && <p>{nameOfVerdict(verdict)}</p>}
      {options.length > 0 && (
        <ol class="why-options" aria-label={say('solo.why.weighed')}>
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
  const { readable } = useTable();
  const board = readable.value?.board;
  return (
    <li class={option.isChosen ? 'chosen' : ''}>
      <b class="why-mark" aria-hidden="true">
        {option.mark}
      </b>
      <span>
        <b>{board && placeName(words(), board, option.space)}</b>: {factsOf(option)}
        {option.isChosen && <em> ({say('solo.why.chosen')})</em>}
      </span>
    </li>
  );
}

function factsOf(option: WeighedOption): string {
  switch (option.is) {
    case 'aim':
      return say('solo.why.aim', option);
    case 'end':
      return say('solo.why.end', option);
    case 'way':
      return say('solo.why.way', option);
    case 'step': {
      const facts = say('solo.why.step', option);
      return option.canPay ? facts : `${facts}${say('names.separator')}${say('solo.why.dear')}`;
    }
  }
}

// The acts of René in one dispatch, step by step: the rules, what he considered, and what decided.
/** Something he considered: a city to make for, the destination, a next step, a space of a route. */
export type WeighedOption = WeighedSpace &
  (
    | ({ readonly is: 'aim' } & Candidate)
    | { readonly is: 'end'; readonly steps: number }
    | ({ readonly is: 'step' } & StepCandidate)
    | ({ readonly is: 'way' } & Weighed)
  );

export interface StepReason {
  readonly event: RaceEvent;
  readonly rules: readonly string[];
  readonly options: readonly WeighedOption[];
  /** What decided, as a message; null where the rule says everything. */
  readonly verdict: Key | null;
}

/** All acts of René in these events. */
export const reasonsOf = (events: readonly RaceEvent[]): StepReason[] =>
  events.flatMap((event) => {
    const rules = rulesBehind(event);
    return rules.length === 0 ? [] : [{ event, rules, ...weighedIn(event) }];
  });

function weighedIn(event: RaceEvent): Pick<StepReason, 'options' | 'verdict'> {
  switch (event.key) {
    case 'targetNamed': {
      const cities = event.candidates.map((one, nth) => ({ ...one, ...mark(nth, event.space, one) }));
      const end = {
        is: 'end',
        steps: event.end,
        space: event.space,
        mark: letter(cities.length),
        isChosen: true,
      } as const;
      const options = cities.map((one) => ({ is: 'aim', ...one }) as const);
      if (event.why === 'nearest') return { options, verdict: `solo.why.by.${event.by}` };
      return { options: [...options, end], verdict: event.why === 'noneLeft' ? null : 'solo.why.by.steps' };
    }
    case 'torpedoSteps':
    case 'torpedoStays': {
      const taken = event.key === 'torpedoSteps' ? event.space : null;
      const options = event.candidates.map(
        (one, nth) => ({ is: 'step', ...one, ...mark(nth, taken, one) }) as const,
      );
      return { options, verdict: event.key === 'torpedoSteps' ? `solo.why.by.${event.by}` : null };
    }
    case 'torpedoLaid':
    case 'torpedoBoxed': {
      const taken = event.key === 'torpedoLaid' ? event.space : null;
      const way = event.candidates.map(
        (one, nth) => ({ is: 'way', ...one, ...mark(nth, taken, one) }) as const,
      );
      return {
        options: way,
        verdict: event.key === 'torpedoLaid' ? `solo.why.laid.${event.where}` : 'solo.why.boxed',
      };
    }
    default:
      return { options: [], verdict: null };
  }
}

const letter = (nth: number): string => String.fromCharCode('A'.charCodeAt(0) + nth);

const mark = (nth: number, taken: number | null, { space }: { readonly space: number }): WeighedSpace => ({
  space,
  mark: letter(nth),
  isChosen: space === taken,
});
