// How many levels of petrol: a little stepper.
import type { JSX } from 'preact';
import { IconButton } from '../../icons/icon-button.tsx';
import { nameOf, say } from '../../words/say.ts';
import { levels, mostLevels, wantLevels } from '../choosing.ts';
import './levels.css';

export function Levels(): JSX.Element {
  const count = levels.value;
  return (
    <fieldset class="levels">
      <legend class="unseen">{nameOf('gauge', 'petrol')}</legend>
      <IconButton
        icon="minus"
        words={say('decide.less')}
        act={() => wantLevels(levels.peek() - 1)}
        isOff={count <= 1}
      />
      <output class="levels-count" aria-live="off">
        {count}
      </output>
      <IconButton
        icon="plus"
        words={say('decide.more')}
        act={() => wantLevels(levels.peek() + 1)}
        isOff={count >= mostLevels.value}
      />
    </fieldset>
  );
}
