import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/say.ts';
import './drop-button.css';

const ARMED_FOR = 5000;

export function DropButton({ about, onDrop }: { about: string; onDrop: () => void }): JSX.Element {
  return (
    <ArmedButton
      words={(isArmed) => say(isArmed ? 'front.races.dropAgain' : 'front.races.drop')}
      about={about}
      onDone={onDrop}
    />
  );
}

interface Props {
  readonly words: (isArmed: boolean) => string;
  readonly about?: string;
  readonly onDone: () => void;
}

/** What cannot be undone takes two taps. Leaving it, Escape or a few seconds disarm it. */
export function ArmedButton({ words, about, onDone }: Props): JSX.Element {
  const [isArmed, setArmed] = useState(false);
  const disarm = () => setArmed(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(disarm, ARMED_FOR);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return (
    <button
      type="button"
      class={isArmed ? 'button drop is-armed' : 'button drop'}
      onClick={() => (isArmed ? onDone() : setArmed(true))}
      onBlur={disarm}
      onKeyDown={(event) => {
        if (event.key === 'Escape') disarm();
      }}
    >
      <span aria-live="polite">{words(isArmed)}</span>
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}
