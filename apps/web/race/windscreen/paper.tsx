// The paper below the dashboard: how far the plan is, in a sentence, and what can be done about it.
import type { Signal } from '@preact/signals';
import { listSeats } from '@race/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { crews } from '../../state/crews.ts';
import { say } from '../../words/say.ts';
import { held } from '../cards/held.ts';
import { whyWords } from '../decide/words.ts';
import { onlineTable } from '../online-table.ts';
import { refused, seatView } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { before, confirm, left, placeAsBefore, planned, ready } from './draft.ts';
import { isAway, isPlanning } from './shade.ts';
import './paper.css';

export function Paper({ isHandOpen }: { isHandOpen: Signal<boolean> }): JSX.Element {
  const Later = onlineTable.value?.Later;
  return (
    <div class="plan-paper sheet">
      <Sentence />
      <div class="plan-buttons">
        <button type="button" class="button plan-map" onClick={() => (isAway.value = true)}>
          <Icon name="rose" />
          {say('windscreen.map')}
        </button>
        <button
          type="button"
          class="button plan-hand"
          aria-expanded={isHandOpen.value}
          onClick={() => (isHandOpen.value = !isHandOpen.value)}
        >
          {say('windscreen.hand', { count: countHeld() })}
        </button>
        <Striped
          class="plan-before"
          isOff={before.value === null}
          reason={say('windscreen.asLast.none')}
          act={placeAsBefore}
        >
          {say('windscreen.asLast')}
        </Striped>
        {Later && <Later answer={planned.value ?? null} question={seatView.value?.line ?? 0} />}
        <Striped
          class="go plan-go"
          isOff={left.value > 0}
          reason={say('windscreen.toGo', { count: left.value })}
          act={confirm}
        >
          {say('windscreen.go')} <span class="unseen">{say('windscreen.confirm')}</span>
        </Striped>
      </div>
    </div>
  );
}

const countHeld = (): number => held.value.reduce((sum, { count }) => sum + count, 0);

function Sentence(): JSX.Element {
  const refusal = refused.value;
  if (refusal !== null)
    return (
      <p class="plan-sentence" role="alert">
        {whyWords(refusal)} <RuleButton rule={refusal.rule} />
      </p>
    );
  return (
    <p class="plan-sentence" aria-live="polite">
      {say('windscreen.inHand', { count: left.value })} {othersWords()}
    </p>
  );
}

/** How far the others are; nothing where nobody else plans. */
function othersWords(): string {
  const planning = crews.value.filter(({ isRene }) => !isRene).length - 1;
  if (planning === 0) return '';
  const others = listSeats(ready.value).length;
  if (!isPlanning.value || others === planning) return say('windscreen.last');
  return `${say('windscreen.crewsReady', { count: others })} ${say('windscreen.mind')}`;
}

interface StripedProps {
  readonly class: string;
  readonly isOff: boolean;
  readonly reason: string;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

/** A button that says why it cannot be pressed, while it cannot. */
function Striped({ class: kind, isOff, reason, act, children }: StripedProps): JSX.Element {
  return (
    <button type="button" class={`button ${kind}`} aria-disabled={isOff} onClick={act}>
      {children}
      {isOff && <small>{reason}</small>}
    </button>
  );
}
