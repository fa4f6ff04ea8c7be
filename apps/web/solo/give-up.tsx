// To give a race up: what it costs is said before.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../words/say.ts';

export function GiveUp({ onGiveUp }: { onGiveUp: () => void }): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {say('solo.giveUp')}
      </button>
    );
  return (
    <div class="sheet solo-cost" role="alert">
      <p>{say('solo.giveUp.cost')}</p>
      <div class="solo-acts">
        <button type="button" class="button" onClick={onGiveUp}>
          {say('solo.giveUp.sure')}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {say('solo.keepOn')}
        </button>
      </div>
    </div>
  );
}
