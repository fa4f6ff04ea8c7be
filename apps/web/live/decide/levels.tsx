// How many levels of petrol: a little stepper.
import type { JSX } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { nameOf, say } from '../../words/say.ts';
import { levels, mostLevels, wantLevels } from '../choosing.ts';
import './levels.css';

export function Levels(): JSX.Element {
  const count = levels.value;
  return (
    <fieldset class="levels">
      <legend class="unseen">{nameOf('gauge', 'petrol')}</legend>
      <Step icon="minus" words={say('decide.less')} to={count - 1} isOff={count <= 1} />
      <output class="levels-count">{count}</output>
      <Step icon="plus" words={say('decide.more')} to={count + 1} isOff={count >= mostLevels.value} />
    </fieldset>
  );
}

interface StepProps {
  readonly icon: 'minus' | 'plus';
  readonly words: string;
  readonly to: number;
  readonly isOff: boolean;
}

/** Stays where it is and keeps the focus when there is nowhere to go. */
function Step({ icon, words, to, isOff }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-label={words}
      title={words}
      aria-disabled={isOff}
      onClick={() => isOff || wantLevels(to)}
    >
      <Icon name={icon} />
    </button>
  );
}
