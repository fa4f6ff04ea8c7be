// The address asked for something that is not there: a slip of paper says so.
import type { JSX } from 'preact';
import { isLost } from '../replay/open-replay.ts';
import { say } from '../words/say.ts';
import './lost.css';

export function Lost(): JSX.Element {
  return (
    <div role="alert">
      {isLost.value && (
        <div class="lost sheet">
          <p>{say('film.badLink')}</p>
          <button type="button" class="button" onClick={() => (isLost.value = false)}>
            {say('front.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
