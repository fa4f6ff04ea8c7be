import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import './notice.css';

interface Props {
  /** What there is to say; nothing when null. */
  readonly words: string | null;
  readonly onDismiss: () => void;
}

/** A slip of paper over the page. It is there before it says anything, so that it is read out when it does. */
export function Notice({ words, onDismiss }: Props): JSX.Element {
  return (
    <div role="alert">
      {words !== null && (
        <div class="notice sheet">
          <p>{words}</p>
          <button type="button" class="button" onClick={onDismiss}>
            {say('front.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
