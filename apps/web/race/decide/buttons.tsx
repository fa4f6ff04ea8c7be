// The row of buttons: what can be done, and the way back, always in the same places.
import type { JSX } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { say } from '../../words/say.ts';
import { seatView, skip, takeBack, waiting } from '../race.ts';
import { isActing } from './acting.ts';
import { Acts, ChangePlan } from './lazy-parts.tsx';
import { ownPlan } from './own-seat.ts';
import './buttons.css';

export function Buttons(): JSX.Element {
  return (
    <div class="holes">
      {waiting.value > 0 && <Skip />}
      {isActing.value && <Acts />}
      {ownPlan.value !== null && <ChangePlan />}
      <Undo />
    </div>
  );
}

function Skip(): JSX.Element {
  return (
    <button type="button" class="button hole-main" onClick={skip}>
      {say('live.skip')}
    </button>
  );
}

/** Letters of a word for the way back that leaves room for the other buttons. */
const SHORT = 6;

function Undo(): JSX.Element {
  const words = say('live.undo');
  return (
    <button
      type="button"
      class="button hole-undo"
      title={words}
      aria-label={words}
      aria-disabled={seatView.value?.canUndo !== true}
      onClick={() => void takeBack()}
    >
      <Icon name="undo" />
      {words.length <= SHORT && <span class="undo-word">{words}</span>}
    </button>
  );
}
